import type { FactRecords } from '../../history/fact-record'
import { STAT_DEFINITIONS } from '../definitions'
import type { StatisticFact } from './events'

const about = ({ organization }: StatisticFact['data']) => ({ organization })

const abbreviationOf = (statistic: number) =>
  STAT_DEFINITIONS.find(({ id }) => id === statistic)?.abbreviation ?? `statistic ${statistic}`

/** The sentences of an organization's history about its statistics. */
export const STATISTIC_HISTORY = {
  StatisticVisibilitySet: {
    version: 1,
    about,
    sentence: ({ statistic, is }) => `${is ? 'hid' : 'showed'} the statistic ${abbreviationOf(statistic)}`,
  },
  StatisticsOrdered: { version: 1, about, sentence: () => 'changed the order of the statistics' },
} as const satisfies FactRecords<StatisticFact>
