import type { ActingUser } from '@fullcourt/domain/facts/fact'
import type { HistoryKind } from '@fullcourt/domain/history/fact-record'
import type { OrganizationId, TeamId } from '@fullcourt/domain/ids/kinds'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { aboutOf, idsOf, type HistoricFact } from '@fullcourt/domain/log/historic'
import { projection, type AnyRecorded, type ListPlace } from '../projection'
import { actionOf, changedKind } from './about'
import { onHistoric } from './on-historic'

/** All that one call or job led to, with what followed from it: one line of the audit (docs/facts.md#actions). */
export type ActionDocument = {
  /** None where it is of the installation alone. */
  readonly organization: OrganizationId | null
  readonly actor: ActingUser
  /** Of its first fact, ISO 8601 in UTC. */
  readonly time: string
  /** Position of its first fact. */
  readonly first: string
  /** Position of the fact that says what was done: the first, of an import its own, which says how much it brought in. */
  readonly lead: string
  readonly facts: number
  /** Of what it changed something. */
  readonly kinds: readonly HistoryKind[]
  readonly teams: readonly TeamId[]
  /** The action that it undoes. */
  readonly undoes: string | null
  /** The last action that undid it, which may have been undone in turn. */
  readonly undoneBy: UndoMark | null
}

/** An action that undid another: ISO 8601 in UTC. */
export type UndoMark = { readonly action: string; readonly by: ActingUser; readonly time: string }

type Kept = ActionDocument | null

/** Where an action is among others: the order of their times. */
export const actionOrder = ({ time, first }: Pick<ActionDocument, 'time' | 'first'>): string => `${time} ${first}`

/** Keys of the lists by person, kind and team. */
export const inOrganization = (organization: OrganizationId, part: ActingUser | HistoryKind): string => `${organization} ${part}`

const placesOf =
  (keysOf: (action: ActionDocument, organization: OrganizationId) => readonly string[]) =>
  (action: Kept): readonly ListPlace[] =>
    action === null || action.organization === null
      ? []
      : keysOf(action, action.organization).map(key => ({ key, order: actionOrder(action) }))

const nothingYet = projection<Kept, AnyFact>('actions', {
  version: 2,
  initial: () => null,
  indexes: {
    organization: placesOf((_, organization) => [String(organization)]),
    actor: placesOf(({ actor }, organization) => [inOrganization(organization, actor)]),
    kind: placesOf(({ kinds }, organization) => kinds.map(kind => inOrganization(organization, kind))),
    team: placesOf(({ teams }, organization) => teams.map(team => inOrganization(organization, team))),
  },
})

/** The same list where nothing is new: an action of thousands of facts is folded thousands of times. */
const withNew = <Thing>(known: readonly Thing[], found: readonly Thing[]): readonly Thing[] => {
  const fresh = [...new Set(found)].filter(one => !known.includes(one))
  return fresh.length === 0 ? known : [...known, ...fresh]
}

const begun = ({ position, metadata: { actor, time, undoes } }: AnyRecorded): ActionDocument => ({
  organization: null,
  actor,
  time,
  first: position,
  lead: position,
  facts: 0,
  kinds: [],
  teams: [],
  undoes: undoes ?? null,
  undoneBy: null,
})

const withFact = (action: ActionDocument, fact: AnyRecorded & HistoricFact): ActionDocument => {
  const about = aboutOf(fact)
  const kind = changedKind(fact)
  return {
    ...action,
    organization: action.organization ?? idsOf(about, 'organization')[0] ?? fact.metadata.organization,
    lead: idsOf(about, 'import').length > 0 ? fact.position : action.lead,
    facts: action.facts + 1,
    kinds: withNew(action.kinds, kind === undefined ? [] : [kind]),
    teams: withNew(action.teams, idsOf(about, 'team')),
  }
}

/** The action that was undone, as long as it is of this log. */
const undone = (action: Kept, { metadata: { correlation, actor: by, time } }: AnyRecorded): Kept =>
  action === null || action.undoneBy?.action === correlation ? action : { ...action, undoneBy: { action: correlation, by, time } }

const ownAction = (fact: AnyRecorded & HistoricFact): string => actionOf(fact, fact.metadata.correlation)

/**
 * One document per action, under its id. Lists, in the order of times: of an `organization`, and in it by `actor`, by `kind` of
 * what was changed and by `team`.
 */
export const actions = onHistoric(
  nothingYet,
  fact => [ownAction(fact), ...(fact.metadata.undoes === undefined ? [] : [fact.metadata.undoes])],
  (action, fact, id) => (id === ownAction(fact) ? withFact(action ?? begun(fact), fact) : undone(action, fact)),
)
