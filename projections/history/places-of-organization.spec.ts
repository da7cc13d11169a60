import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { isAccess, isHistoricFact } from '@fullcourt/domain/log/historic'
import { sampleLog } from '../sample-log.examples'
import { aboutKey, thingsTelling, wholesNotTelling } from './about'

/** Of which no public page is made: what imports remember of their files, whose a name is, and what a scenario changes. */
const UNLISTED: readonly AnyFact['type'][] = [
  'OuterIdsMapped',
  'RowsBroughtIn',
  'Claimed',
  'ScenarioStepSet',
  'ScenarioStepRemoved',
]

it.each(sampleLog.filter(({ fact }) => fact.metadata.organization !== null).map(({ name, fact }) => [name, fact] as const))(
  'The organization of %s is found by what the fact is about, unless somebody came or looked',
  (_, fact) => {
    if (!isHistoricFact(fact)) return expect(UNLISTED).toContain(fact.type)
    const { organization, correlation } = fact.metadata
    const named = [...thingsTelling(fact, correlation), ...wholesNotTelling(fact, correlation)]
    expect(isAccess(fact) || named.includes(aboutKey('organization', organization ?? 0))).toBe(true)
  },
)
