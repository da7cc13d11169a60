import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { Recorded } from '@fullcourt/domain/facts/fact'

/** Facts that nobody did, and steps of scenarios, which did not happen: they are in no history and no audit. */
const MACHINERY: readonly string[] = [
  'LogCreated',
  'IdsReserved',
  'Claimed',
  'OuterIdsMapped',
  'RowsBroughtIn',
  'ScenarioStepSet',
  'ScenarioStepRemoved',
]

/** The facts that a history shows, named here apart from what the product says of each. */
export const historic = (facts: readonly Recorded<AnyFact>[]) => facts.filter(({ type }) => !MACHINERY.includes(type))
