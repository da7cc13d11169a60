import type { FactRecords } from '../history/fact-record'
import { STAT_DEFINITIONS } from '../statistics/definitions'
import type { DefinitionFact } from './events'

const about = ({ organization }: DefinitionFact['data']) => ({ organization })

const abbreviationOf = (statistic: number) =>
  STAT_DEFINITIONS.find(({ id }) => id === statistic)?.abbreviation ?? `statistic ${statistic}`

/** The sentences of an organization's history about its statistics, periods and the attributes of its players. */
export const DEFINITION_HISTORY = {
  StatisticVisibilitySet: {
    version: 1,
    about,
    sentence: ({ statistic, is }) => `${is ? 'hid' : 'showed'} the statistic ${abbreviationOf(statistic)}`,
  },
  StatisticsOrdered: { version: 1, about, sentence: () => 'changed the order of the statistics' },
  PeriodAdded: { version: 1, about, sentence: ({ name }) => `added the period ${name}` },
  PeriodVisibilitySet: {
    version: 1,
    about,
    sentence: ({ period, is }, nameOf) => `${is ? 'hid' : 'showed'} the period ${nameOf('period', period)}`,
  },
  PeriodsOrdered: { version: 1, about, sentence: () => 'changed the order of the periods' },
  PeriodsReset: { version: 1, about, sentence: () => 'reset the periods to the default' },
  AttributeAdded: { version: 1, about, sentence: ({ name }) => `added the player attribute ${name}` },
  AttributeVisibilitySet: {
    version: 1,
    about,
    sentence: ({ attribute, is }, nameOf) => `${is ? 'hid' : 'showed'} the player attribute ${nameOf('attribute', attribute)}`,
  },
  AttributesOrdered: { version: 1, about, sentence: () => 'changed the order of the player attributes' },
  AttributesReset: { version: 1, about, sentence: () => 'reset the player attributes to the default' },
} as const satisfies FactRecords<DefinitionFact>
