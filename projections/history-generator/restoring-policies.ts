import { leaveRoster, restoreRosterPlace } from '@fullcourt/domain/entries/decide'
import { bracketStream } from '@fullcourt/domain/brackets/state'
import { restoreEntryAndPlace, restoreLeagueAndPlaces } from '@fullcourt/domain/divisions/leaving'
import type { EntryPlace } from '@fullcourt/domain/entries/events'
import { leavingsOf, seasonStream, type Entry } from '@fullcourt/domain/entries/state'
import { restoreGameDeletedBy } from '@fullcourt/domain/games/decide'
import { gameStream } from '@fullcourt/domain/games/state'
import type { PlayerId, TeamId } from '@fullcourt/domain/ids/kinds'
import type { LeaguePlace } from '@fullcourt/domain/leagues/events'
import { existingLeague } from '@fullcourt/domain/leagues/state'
import { unmergePlayer } from '@fullcourt/domain/players/merging/decide'
import { mergesStream } from '@fullcourt/domain/players/merging/state'
import { restorePlayer } from '@fullcourt/domain/players/decide'
import { deletionsOf, playerStream } from '@fullcourt/domain/players/state'
import { restoreTeam } from '@fullcourt/domain/teams/decide'
import { teamStream } from '@fullcourt/domain/teams/state'
import type { PolicyStep } from './generated-log'
import type { Installation } from './installation'
import { leave } from './policies'

/** Restores with what follows from them by the policies of the product, whose names and steps these are. */

type Fact = PolicyStep['fact']

const entryAt = (installation: Installation, { season, entry }: EntryPlace): Entry | undefined =>
  installation.contents(season).entries.get(entry)

const canReturn = (installation: Installation, at: EntryPlace): boolean =>
  installation.isThere(at) && installation.log.state(teamStream, at.team).kind === 'active'

const restoreGamesOf = (installation: Installation, fact: Fact, at: EntryPlace): void => {
  const present = [...installation.contents(at.season).entries.values()].filter(({ left }) => !left)
  for (const cause of present.flatMap(leavingsOf))
    for (const { game, context } of installation.gamesNow()) {
      const isOfEntry = context.home.entry === at.entry || context.away.entry === at.entry
      if (!isOfEntry || !installation.plays(context)) continue
      const step = { policy: 'restore-games-of-restored-entry', fact, step: `${cause} ${game}` }
      installation.log.decide(gameStream, game, state => restoreGameDeletedBy(state, cause), step)
    }
}

/** Brings what came back in line with what happened to teams and players meanwhile. */
export const settle = (installation: Installation, fact: Fact, places: readonly EntryPlace[]): void => {
  const policy = 'settle-what-was-restored'
  for (const at of places) {
    const entry = entryAt(installation, at)
    if (!entry || !existingLeague(installation.contents(at.season), at.league)) continue
    const team = installation.log.state(teamStream, at.team)
    const cause = entry.leaving?.cause ?? null
    if (!entry.left && team.kind === 'deleted')
      leave(installation, at, { policy, fact, step: `leave ${at.entry}`, cause: team.deletion })
    else if (!entry.left) settleRoster(installation, fact, at, entry)
    else if (cause !== null && team.kind === 'active' && team.deletion === cause)
      bringBackEntry(installation, at, cause, { policy, fact, step: `restore ${at.entry}` })
  }
}

const settleRoster = (installation: Installation, fact: Fact, at: EntryPlace, { roster, formerPlayers }: Entry): void => {
  const policy = 'settle-what-was-restored'
  for (const player of roster) {
    const person = installation.person(player)
    const state = installation.log.state(playerStream, person.player)
    const { kind } = state
    const step = { policy, fact, step: `leave ${at.entry} ${player}`, cause: deletionsOf(state).at(-1) }
    if (kind === 'deleted' || kind === 'erased')
      installation.log.decide(seasonStream, at.season, now => leaveRoster(now, { ...at, ...person }), step)
  }
  for (const { player, cause: leftBy } of formerPlayers) {
    const person = installation.person(player)
    const state = installation.log.state(playerStream, person.player)
    const step = { policy, fact, step: `restore ${at.entry} ${player}` }
    if (leftBy !== null && state.kind === 'active')
      installation.log.decide(seasonStream, at.season, now => restoreRosterPlace(now, { ...at, ...person, leftBy }), step)
  }
}

/** Brings a team back into a league that it left; the games which were deleted because of that come back. */
export const bringBackEntry = (
  installation: Installation,
  at: EntryPlace,
  leftBy?: string,
  by: PolicyStep | null = null,
): void => {
  if (!canReturn(installation, at)) return
  const [fact] = installation.log.decide(bracketStream, at.season, state => restoreEntryAndPlace(state, { ...at, leftBy }), by)
  if (!fact) return
  settle(installation, fact, [at])
  restoreGamesOf(installation, fact, at)
}

/** Brings a deleted team back, and back into the leagues that it left because of that. */
export const bringBackTeam = (installation: Installation, team: TeamId): void => {
  const state = installation.log.state(teamStream, team)
  if (state.kind === 'unknown' || !installation.isActive(state.organization)) return
  const [fact] = installation.log.decide(teamStream, team, restoreTeam)
  if (fact?.type !== 'TeamRestored') return
  const { undoes } = fact.data
  for (const at of installation.entries.filter(entry => entry.team === team))
    if (entryAt(installation, at)?.leaving?.cause === undoes)
      bringBackEntry(installation, at, undoes, { policy: 'restore-entries-of-restored-team', fact, step: at.entry })
}

/** Brings a deleted league back. */
export const bringBackLeague = (installation: Installation, place: LeaguePlace): void => {
  if (!installation.isThere(place)) return
  const [fact] = installation.log.decide(bracketStream, place.season, state => restoreLeagueAndPlaces(state, place))
  const entries = installation.entries.filter(({ league }) => league === place.league)
  if (fact) settle(installation, fact, entries)
}

/** Puts a player back on a roster that they left. */
export const bringBackOnRoster = (installation: Installation, at: EntryPlace, player: PlayerId): void => {
  const person = installation.person(player)
  if (!installation.isThere(at) || installation.log.state(playerStream, person.player).kind !== 'active') return
  installation.log.decide(seasonStream, at.season, state => restoreRosterPlace(state, { ...at, ...person }))
}

type Following = Pick<PolicyStep, 'policy' | 'fact'>

/** Puts players back on the rosters that they left because of some deletions. */
const backOnRosters = (
  installation: Installation,
  deletions: readonly string[],
  ids: readonly PlayerId[],
  following: Following,
): void => {
  for (const at of installation.entries.filter(entry => installation.isThere(entry)))
    for (const { player, cause: leftBy } of entryAt(installation, at)?.formerPlayers ?? [])
      if (leftBy !== null && deletions.includes(leftBy) && ids.includes(player))
        installation.log.decide(
          seasonStream,
          at.season,
          now => restoreRosterPlace(now, { ...at, ...installation.person(player), leftBy }),
          { ...following, step: `${leftBy} ${at.entry}` },
        )
}

/** Brings a deleted player back, and back on the rosters that they left because of that. */
export const bringBackPlayer = (installation: Installation, id: PlayerId): void => {
  const person = installation.person(id)
  const state = installation.log.state(playerStream, person.player)
  if (state.kind === 'unknown' || !installation.isActive(state.organization)) return
  const [fact] = installation.log.decide(playerStream, person.player, restorePlayer)
  if (fact?.type !== 'PlayerRestored') return
  const { idsOf } = installation.identities(state.organization)
  backOnRosters(installation, deletionsOf(state), idsOf(id), { policy: 'restore-rosters-of-restored-player', fact })
}

/** Undoes a merge; who was merged is back on the rosters that they left because the person was deleted. */
export const separate = (installation: Installation, merge: Parameters<typeof unmergePlayer>[1]): void => {
  const { organization, master, duplicate } = merge
  const [fact] = installation.log.decide(mergesStream, organization, state => unmergePlayer(state, merge))
  if (!fact) return
  const { masterOf, idsOf } = installation.identities(organization)
  const stateOf = (id: PlayerId) => installation.log.state(playerStream, masterOf(id))
  if (stateOf(duplicate).kind !== 'active') return
  backOnRosters(installation, deletionsOf(stateOf(master)), idsOf(duplicate), {
    policy: 'restore-rosters-of-unmerged-player',
    fact,
  })
}
