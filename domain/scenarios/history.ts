import type { FactRecords } from '../history/fact-record'
import type { ScenarioFact } from './events'

/** Of a scenario staff read that there is one; it is about no real thing, so that no history of one shows it. */
const ofOrganization = { about: ({ organization }: ScenarioFact['data']) => ({ organization }), audit: () => 'scenario' as const }

/** What the history says of scenarios; their changes change nothing. */
export const SCENARIO_HISTORY = {
  ScenarioMade: {
    version: 1,
    ...ofOrganization,
    sentence: ({ name, league }, nameOf) => `made the scenario ${name} of ${nameOf('league', league)}`,
  },
  ScenarioStepSet: { version: 1, machinery: true },
  ScenarioStepRemoved: { version: 1, machinery: true },
  ScenarioDiscarded: { version: 1, ...ofOrganization, sentence: ({ name }) => `discarded the scenario ${name}` },
} as const satisfies FactRecords<ScenarioFact>
