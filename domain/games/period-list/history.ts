import type { FactRecords } from '../../history/fact-record'
import type { PeriodFact } from './events'

const about = ({ organization }: PeriodFact['data']) => ({ organization })

/** The sentences of an organization's history about its periods. */
export const PERIOD_HISTORY = {
  PeriodAdded: { version: 1, about, sentence: ({ name }) => `added the period ${name}` },
  PeriodVisibilitySet: {
    version: 1,
    about,
    sentence: ({ period, is }, nameOf) => `${is ? 'hid' : 'showed'} the period ${nameOf('period', period)}`,
  },
  PeriodsOrdered: { version: 1, about, sentence: () => 'changed the order of the periods' },
  PeriodsReset: { version: 1, about, sentence: () => 'reset the periods to the default' },
} as const satisfies FactRecords<PeriodFact>
