import type { ActingUser } from '@fullcourt/domain/facts/fact'
import { isAccessKind, type AccessKind, type AuditKind } from '@fullcourt/domain/history/fact-record'
import type { OrganizationId, TeamId, UserId } from '@fullcourt/domain/ids/kinds'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { aboutOf, auditKindOf, idsOf, type HistoricFact } from '@fullcourt/domain/log/historic'
import { projection, type AnyRecorded, type ListPlace } from '../projection'
import { actionOf, auditKinds } from './about'
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
  /** Of what it changed something, and kinds that the audit alone knows. */
  readonly kinds: readonly AuditKind[]
  /** Whose account it is, where somebody came in or was refused; null of everything else. */
  readonly account: UserId | null
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
export const inOrganization = (organization: OrganizationId, part: ActingUser | AuditKind): string => `${organization} ${part}`

type Parts = { readonly by?: UserId | undefined; readonly team?: TeamId | undefined; readonly kind?: AuditKind | undefined }

/** Key of the list of what two of a person, a team and a kind have in common; undefined of fewer. A third is passed over. */
export const bothOf = (organization: OrganizationId, { by, team, kind }: Parts): string | undefined => {
  const named = [by && `person:${by}`, team && `team:${team}`, kind && `kind:${kind}`].filter(part => part !== undefined)
  return named.length < 2 ? undefined : [organization, ...named.slice(0, 2)].join(' ')
}

/** What it is where it changed nothing; undefined of everything else. */
export const accessKindOf = ({ kinds }: Pick<ActionDocument, 'kinds'>): AccessKind | undefined => kinds.find(isAccessKind)

/** Whom an action is listed under: who acted, and whose account it is. */
const personsOf = ({ actor, account }: ActionDocument): readonly UserId[] => [
  ...new Set([actor, account].flatMap(person => (person === null || person === 'system' ? [] : [person]))),
]

const placesOf =
  (keysOf: (action: ActionDocument, organization: OrganizationId) => readonly string[]) =>
  (action: Kept): readonly ListPlace[] =>
    action === null || action.organization === null
      ? []
      : keysOf(action, action.organization).map(key => ({ key, order: actionOrder(action) }))

/** Every two of a person, a team and a kind that an action has; what changed nothing is of no team. */
const pairsOf = (action: ActionDocument): readonly Parts[] => {
  const { kinds } = action
  const teams = accessKindOf(action) === undefined ? action.teams : []
  const persons = personsOf(action)
  return [
    ...persons.flatMap(by => [...teams.map(team => ({ by, team })), ...kinds.map(kind => ({ by, kind }))]),
    ...teams.flatMap(team => kinds.map(kind => ({ team, kind }))),
  ]
}

/** The same of what changed something: what did not is listed under its kind alone. */
const changePlaces = (keysOf: Parameters<typeof placesOf>[0]) =>
  placesOf((action, organization) => (accessKindOf(action) === undefined ? keysOf(action, organization) : []))

const nothingYet = projection<Kept, AnyFact>('actions', {
  version: 2,
  listsSince: { both: 2 },
  initial: () => null,
  indexes: {
    organization: changePlaces((_, organization) => [String(organization)]),
    actor: changePlaces(({ actor }, organization) => [inOrganization(organization, actor)]),
    kind: placesOf(({ kinds }, organization) => kinds.map(kind => inOrganization(organization, kind))),
    team: changePlaces(({ teams }, organization) => teams.map(team => inOrganization(organization, team))),
    both: placesOf((action, organization) => pairsOf(action).flatMap(parts => bothOf(organization, parts) ?? [])),
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
  account: null,
  teams: [],
  undoes: undoes ?? null,
  undoneBy: null,
})

const accountOf = (fact: HistoricFact): UserId | null =>
  auditKindOf(fact) === 'sign-in' ? (idsOf(aboutOf(fact), 'user')[0] ?? null) : null

const withFact = (action: ActionDocument, fact: AnyRecorded & HistoricFact): ActionDocument => {
  const about = aboutOf(fact)
  return {
    ...action,
    organization: action.organization ?? idsOf(about, 'organization')[0] ?? fact.metadata.organization,
    lead: idsOf(about, 'import').length > 0 ? fact.position : action.lead,
    facts: action.facts + 1,
    kinds: withNew(action.kinds, auditKinds(fact)),
    account: action.account ?? accountOf(fact),
    teams: withNew(action.teams, idsOf(about, 'team')),
  }
}

/** The action that was undone, as long as it is of this log. */
const undone = (action: Kept, { metadata: { correlation, actor: by, time } }: AnyRecorded): Kept =>
  action === null || action.undoneBy?.action === correlation ? action : { ...action, undoneBy: { action: correlation, by, time } }

const ownAction = (fact: AnyRecorded & HistoricFact): string => actionOf(fact, fact.metadata.correlation)

/**
 * One document per action, under its id. Lists, in the order of times: of an `organization`, and in it by `actor`, by `kind` of
 * what was changed and by `team`, and by `both` of two of them. What changed nothing is under its kind alone, and by both.
 */
export const actions = onHistoric(
  nothingYet,
  fact => [ownAction(fact), ...(fact.metadata.undoes === undefined ? [] : [fact.metadata.undoes])],
  (action, fact, id) => (id === ownAction(fact) ? withFact(action ?? begun(fact), fact) : undone(action, fact)),
)
