import { readModelWords } from '@fullcourt/domain/history/read-model-words'
import type { ProjectionAnswer, RebuildAnswer } from '../../../api/schema'
import { durationInWords } from '../../../ui/format/durations'
import { whole } from '../../../ui/format/figures'

type Phase = RebuildAnswer['phase']

const GOING_ON: readonly Phase[] = ['reading', 'switching']

const ENDED: Partial<Record<Phase, string>> = { done: 'Rebuilt', cancelled: 'Cancelled', failed: 'Failed' }

export const isBeingRebuilt = ({ building }: Pick<ProjectionAnswer, 'building'>): boolean =>
  building !== null && GOING_ON.includes(building.phase)

/** The rebuilds that go on, each once: it may be of many read models. */
export const rebuildsOf = (models: readonly ProjectionAnswer[]): readonly RebuildAnswer[] =>
  models.flatMap(({ name, building, ...model }) =>
    building !== null && isBeingRebuilt({ ...model, building }) && building.projections[0] === name ? [building] : [],
  )

/** `gameCard` as people read it: `Game card`. */
export const modelWords = (name: string): string => {
  const words = readModelWords(name)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `12,000 facts a second, 9 seconds left`, or what can be said of that. */
export const rebuildPaceWords = ({ phase, rate, timeLeft }: Pick<RebuildAnswer, 'phase' | 'rate' | 'timeLeft'>): string => {
  if (phase === 'switching') return 'All is read. The new edition takes the place of the old one.'
  if (rate === 0) return 'Facts are being read.'
  const pace = `${whole(rate)} facts a second`
  return timeLeft === null ? pace : `${pace}, ${durationInWords(timeLeft)} left`
}

/** What of a rebuild is said in the row of a model. */
export const stateWords = (model: ProjectionAnswer): string => {
  if (isBeingRebuilt(model)) return 'Being rebuilt'
  return (model.ended && ENDED[model.ended.phase]) ?? ''
}
