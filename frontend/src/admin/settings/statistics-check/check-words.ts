import type { DifferenceAnswer, StatisticsCheckAnswer } from '../../../api/schema'
import { durationInWords } from '../../../ui/format/durations'
import { quantity, whole } from '../../../ui/format/figures'
import { modelWords } from '../read-models/rebuilding'

/** `12,000 facts read, 40,000 a second, 3 seconds left` */
export const checkPaceWords = ({ facts, rate, timeLeft }: Pick<StatisticsCheckAnswer, 'facts' | 'rate' | 'timeLeft'>): string => {
  if (facts === 0) return 'It begins in a moment.'
  const pace = `${quantity(facts, 'fact')} read, ${whole(rate)} a second`
  return timeLeft === null ? pace : `${pace}, ${durationInWords(timeLeft)} left`
}

const KINDS: Record<DifferenceAnswer['kind'], string> = {
  changed: 'says something else',
  missing: 'is missing',
  extra: 'should not be there',
  failed: 'cannot be recomputed',
}

/** `Team card 12 says something else` */
export const differenceWords = ({ readModel, document, kind }: DifferenceAnswer): string =>
  `${modelWords(readModel)} ${document} ${KINDS[kind]}`

/** What a check that is done left out. */
export const leftOutWords = ({ parked, incomplete }: Pick<StatisticsCheckAnswer, 'parked' | 'incomplete'>): readonly string[] => [
  ...(parked > 0 ? [`${quantity(parked, 'document')} not compared: parked after an error.`] : []),
  ...(incomplete.length > 0 ? [`Not compared, because they are being built: ${incomplete.map(modelWords).join(', ')}.`] : []),
]
