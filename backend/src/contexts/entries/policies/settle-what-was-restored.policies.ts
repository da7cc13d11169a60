import { existingLeague } from '@fullcourt/domain/leagues/state'
import { seasonStream, type Entry } from '@fullcourt/domain/entries/state'
import type { OrganizationId, SeasonId } from '@fullcourt/domain/ids/kinds'
import { playerStream } from '@fullcourt/domain/players/state'
import type { Identities } from '@fullcourt/domain/players/merging/identities'
import { teamStream } from '@fullcourt/domain/teams/state'
import { playerCard } from '@fullcourt/projections/players/player'
import { teamCard } from '@fullcourt/projections/teams/team'
import type { Documents } from '../../../storage/documents/documents'
import type { CommandWithContext } from '../../../core/facts/command-with-context'
import type { Decider } from '../../../core/facts/decider'
import { withCause, type FollowedFact, type Policy, type StepContext } from '../../../core/facts/policy'
import type { PlayerIdentity } from '../../../core/identity/player-identity'
import { LeaveLeague, LeaveRoster, RestoreEntry, RestoreRosterPlace } from '../entries.commands'

type Restored = 'SeasonRestored' | 'LeagueRestored' | 'EntryRestored'

const isIn = ({ type, data }: FollowedFact<Restored>, { id, league }: Entry): boolean => {
  if (type === 'EntryRestored') return data.entry === id
  return type === 'SeasonRestored' || data.league === league
}

type At = { readonly organization: OrganizationId; readonly season: SeasonId }

type LookAt = { readonly decider: Decider; readonly documents: Documents; readonly people: Identities }

/** The fact that deleted a team or player; null where nothing did. */
const deletionIn = (state: { readonly kind: string; readonly deletion?: string | null }) => state.deletion ?? null

/** Teams and players that were deleted meanwhile leave, as they do where the league is there: because of that deletion. */
const leaving = async (
  { decider, documents, people: { masterOf } }: LookAt,
  at: At,
  entries: readonly Entry[],
  call: StepContext,
): Promise<readonly CommandWithContext[]> => {
  const [teams, players] = await Promise.all([
    documents.getFor(teamCard, entries, ({ team }) => team),
    documents.getFor(playerCard, entries, ({ roster }) => roster.map(masterOf)),
  ])
  const scope = { kind: 'policy', organization: at.organization } as const
  const leavingOne = async ({ id, league, team, roster }: Entry): Promise<readonly CommandWithContext[]> => {
    const place = { season: at.season, league, team }
    if (teams.get(String(team))?.status === 'deleted') {
      const deletion = deletionIn(await decider.state(teamStream, team))
      return [new LeaveLeague(withCause(call(`leave ${id}`), deletion), { scope, at: place })]
    }
    const gone = roster.filter(player => players.get(String(masterOf(player)))?.status === 'deleted')
    const commands = gone.map(async player => {
      const deletion = deletionIn(await decider.state(playerStream, masterOf(player)))
      return new LeaveRoster(withCause(call(`leave ${id} ${player}`), deletion), { scope, at: place, player })
    })
    return Promise.all(commands)
  }
  return (await Promise.all(entries.map(leavingOne))).flat()
}

/** A team that left because of a deletion which was taken back meanwhile comes back. */
const returningTeam = async (decider: Decider, at: At, { id, league, team, leaving }: Entry, call: StepContext) => {
  const leftBy = leaving?.cause ?? null
  const state = leftBy === null ? undefined : await decider.state(teamStream, team)
  if (leftBy === null || state?.kind !== 'active' || state.deletion !== leftBy) return []
  const scope = { kind: 'policy', organization: at.organization } as const
  return [
    new RestoreEntry(call(`restore ${id}`), { scope, at: { season: at.season, league, team }, left: { entry: id, leftBy } }),
  ]
}

/**
 * So does a player who left the roster in that way. Who left because of any deletion, and is there now, was brought back since, or is
 * merged no more into the person who was deleted.
 */
const returningPlayers = async (
  decider: Decider,
  { masterOf }: Identities,
  at: At,
  { id, league, team, formerPlayers }: Entry,
  call: StepContext,
) => {
  const scope = { kind: 'policy', organization: at.organization } as const
  const commands = formerPlayers.map(async ({ player, cause: leftBy }) => {
    const state = leftBy === null ? undefined : await decider.state(playerStream, masterOf(player))
    if (leftBy === null || state?.kind !== 'active') return []
    const step = call(`restore ${id} ${player}`)
    return [new RestoreRosterPlace(step, { scope, at: { season: at.season, league, team }, player, left: { entry: id, leftBy } })]
  })
  return (await Promise.all(commands)).flat()
}

/**
 * What comes back with a season, a league or an entry is brought in line with what happened to teams and players meanwhile: a
 * deletion, and one that was taken back, reach nothing in what is deleted itself.
 */
export const settleWhatWasRestored = (decider: Decider, documents: Documents, identity: PlayerIdentity): Policy<Restored> => ({
  name: 'settle-what-was-restored',
  on: ['SeasonRestored', 'LeagueRestored', 'EntryRestored'],
  looksAtDocuments: true,
  onRefused: 'log',
  plan: async (fact, call) => {
    const { organization, season } = fact.data
    const contents = await decider.state(seasonStream, season)
    const entries = [...contents.entries.values()].filter(
      entry => isIn(fact, entry) && existingLeague(contents, entry.league) !== undefined,
    )
    const at = { organization, season }
    const people = await identity.now(organization)
    const present = entries.filter(({ left }) => !left)
    const plans = [
      leaving({ decider, documents, people }, at, present, call),
      ...present.map(entry => returningPlayers(decider, people, at, entry, call)),
      ...entries.filter(({ left }) => left).map(entry => returningTeam(decider, at, entry, call)),
    ]
    return (await Promise.all<readonly CommandWithContext[]>(plans)).flat()
  },
})
