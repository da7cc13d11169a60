import { recall } from '@fullcourt/domain/log/recall'
import type { EventStore, Position, StoredFact } from '@fullcourt/event-store/port'
import type { KnownScenario } from './scenario-access'
import type { ScenarioRun } from './scenario-run'

/** More facts than these are not looked at to find out that nothing of the organization changed. */
const MOST_LOOKED_AT = 2_000

/** The last run of an organization, which holds as long as nothing of it is decided anew. */
export type KeptRun = {
  readonly run: ScenarioRun
  readonly scenario: string
  /** Up to where nothing of the organization came since. */
  upTo: Position
}

/** What a scenario is made of, as a text. */
export const nameOfState = ({ id, steps }: Pick<KnownScenario, 'id' | 'steps'>): string =>
  JSON.stringify([id, steps.map(({ step, position }) => [step, position])])

/** What is said of scenarios changes none of them. */
const isOf = (organization: number, stored: StoredFact): boolean => {
  const fact = recall(stored)
  return (
    fact === 'unknown' || (fact.metadata.organization === organization && !stored.stream.endsWith(`scenarios-${organization}`))
  )
}

/** Whether no fact of the organization came since; it is looked at once. */
export const stillHolds = async (
  store: Pick<EventStore, 'head' | 'readAll'>,
  kept: KeptRun,
  organization: number,
): Promise<boolean> => {
  const head = await store.head()
  if (head === kept.upTo) return true
  let looked = 0
  for await (const page of store.readAll(kept.upTo)) {
    looked += page.length
    if (looked > MOST_LOOKED_AT || page.some(stored => isOf(organization, stored))) return false
  }
  kept.upTo = head
  return true
}
