import { bracketStream } from '@fullcourt/domain/brackets/state'
import { leaveLeagueAndDivision, restoreEntryAndPlace } from '@fullcourt/domain/divisions/leaving'
import { copiedEntry } from '@fullcourt/domain/entries/copied-entry'
import {
  enterLeague,
  joinAsNewPlayer,
  joinRoster,
  joinRosterTogether,
  lastEntryIn,
  leaveRoster,
  nameCaptain,
  restoreRosterPlace,
  TEAM_NOT_FOUND,
} from '@fullcourt/domain/entries/decide'
import { movePlayers } from '@fullcourt/domain/entries/move-players'
import { captainPart, seasonStream } from '@fullcourt/domain/entries/state'
import { refuse } from '@fullcourt/domain/facts/decision'
import type { EntryId, PlayerId } from '@fullcourt/domain/ids/kinds'
import { teamStream } from '@fullcourt/domain/teams/state'
import { PlayerAccess } from '../../core/access/player-access'
import { SeasonAccess, type TeamInLeague } from '../../core/access/season-access'
import { TeamAccess } from '../../core/access/team-access'
import { command, data } from '../../core/facts/command'
import { decideInSequence } from '../../core/facts/decide-in-sequence'
import { Decider } from '../../core/facts/decider'
import { expecting, type Expecting, type ReadAt } from '../../core/facts/expected-revision'
import { Refused } from '../../core/facts/refused'
import { within, type Scope } from '../../core/http/scope'
import { PlayerIdentity } from '../../core/identity/player-identity'
import { CurrentEntries } from './current-entries'

type OfTeam = { readonly scope: Scope; readonly at: TeamInLeague }
type OfPlayer = OfTeam & { readonly player: PlayerId }
/** The entry that a policy brings back, where it left because of that fact; without it the team's last one in the league. */
type OfLeftEntry = { readonly left?: { readonly entry: EntryId; readonly leftBy: string } | undefined }

const TEAM_IS_DELETED = refuse('conflict', 'The team is deleted: bring it back first.')
const PLAYER_IS_DELETED = refuse('conflict', 'The player is deleted: bring the player back first.')

/** Where a team enters a league: both are there. */
const entering = async (
  { scope, at }: OfTeam,
  { decider, seasons, teams }: { readonly decider: Decider; readonly seasons: SeasonAccess; readonly teams: TeamAccess },
) => {
  const [place] = await Promise.all([seasons.leaguePlace(scope, at), decider.state(teamStream, at.team)])
  const { id: team } = await teams.active(within(scope, place.organization), at.team)
  return { place, team }
}

/** Where a team is in a league, whose entry the decision finds. */
const inLeague = async ({ scope, at }: OfTeam, { seasons }: { readonly seasons: SeasonAccess }) => ({
  ...(await seasons.leaguePlace(scope, at)),
  team: at.team,
})

/** Puts a team into a league, under an entry of its own with an empty roster; the entry's id may have been made beforehand. */
export const EnterLeague = command('EnterLeague', {
  takes: data<OfTeam & { readonly entry?: EntryId | undefined }>(),
  uses: { decider: Decider, seasons: SeasonAccess, teams: TeamAccess },
  access: async (given, uses) => {
    const { place, team } = await entering(given, uses)
    return { ...place, entry: given.entry ?? (await given.context.nextId('entry')), team }
  },
  stream: seasonStream,
  id: ({ season }) => season,
  decide: enterLeague,
  makes: ({ entry }) => entry,
})

/** Puts a team that plays elsewhere into a league too, with the roster and captain that it has now. */
export const CopyTeam = command('CopyTeam', {
  takes: data<OfTeam>(),
  uses: { decider: Decider, seasons: SeasonAccess, teams: TeamAccess, currentEntries: CurrentEntries },
  access: async (given, uses) => {
    const { place, team } = await entering(given, uses)
    const current = await uses.currentEntries.of(team)
    const entry = await given.context.nextId('entry')
    return { ...place, entry, copy: copiedEntry(place, entry, current?.entry ?? { team, roster: [], captain: null }) }
  },
  stream: seasonStream,
  id: ({ season }) => season,
  decide: (contents, { copy }) => decideInSequence(seasonStream, contents, copy),
  makes: ({ entry }) => entry,
})

/**
 * Takes a team out of a league and of its division; its games there follow by a policy. A policy is not refused because of bracket
 * games: it repairs what raced with them. See docs/facts.md#deleting-and-bringing-back.
 */
export const LeaveLeague = command('LeaveLeague', {
  takes: data<OfTeam>(),
  uses: { seasons: SeasonAccess },
  access: inLeague,
  stream: bracketStream,
  id: ({ season }) => season,
  decide: (state, place, { scope }) => leaveLeagueAndDivision(state, { ...place, despiteBracketGames: scope.kind === 'policy' }),
})

/**
 * Brings a team back into a league that it left, and into its division; its games there follow by a policy
 * (docs/facts.md#deleting-and-bringing-back).
 */
export const RestoreEntry = command('RestoreEntry', {
  takes: data<OfTeam & OfLeftEntry>(),
  uses: { seasons: SeasonAccess, teams: TeamAccess },
  access: async ({ scope, at }, { seasons, teams }) => {
    const organization = await seasons.organizationToReturnTo(scope, at.season)
    const { kind } = await teams.team(within(scope, organization), at.team)
    if (kind === 'deleted') throw new Refused(TEAM_IS_DELETED)
    return { organization, ...at }
  },
  stream: bracketStream,
  id: ({ season }) => season,
  decide: (state, place, { left }) => {
    const entry = left?.entry ?? lastEntryIn(state.contents, place.league, place.team)?.id
    if (entry === undefined) return TEAM_NOT_FOUND
    return restoreEntryAndPlace(state, { ...place, entry, leftBy: left?.leftBy })
  },
})

/** Names the captain of a team in a league; null names nobody. */
export const NameCaptain = command('NameCaptain', {
  takes: data<OfTeam & Expecting<ReadAt> & { readonly captain: PlayerId | null }>(),
  uses: { seasons: SeasonAccess, identity: PlayerIdentity },
  access: async (given, { seasons, identity }) => {
    const place = await inLeague(given, { seasons })
    const { idsOf } = await identity.now(place.organization)
    const { captain } = given
    // Under the id that is named where that is on the roster: an undo names the one that was captain.
    const merged = captain === null ? [] : idsOf(captain).filter(id => id !== captain)
    return { ...place, captain, merged }
  },
  stream: seasonStream,
  id: ({ season }) => season,
  decide: nameCaptain,
  expects: ({ expectedRevision }, { league, team }) => expecting(expectedRevision, [captainPart(league, team)]),
})

/** Puts a player on the roster of a team in a league; a new one on that of the entry that they were added for, once. */
export const JoinRoster = command('JoinRoster', {
  takes: data<OfPlayer & { readonly newIn?: EntryId | undefined }>(),
  uses: { seasons: SeasonAccess, players: PlayerAccess },
  access: async (given, { seasons, players }) => {
    const place = await inLeague(given, { seasons })
    const { id, ids } = await players.active(within(given.scope, place.organization), given.player)
    return { organization: place.organization, place, id, ids }
  },
  stream: seasonStream,
  id: ({ place }) => place.season,
  decide: (contents, { place, id, ids }, { player, newIn }) =>
    newIn === undefined
      ? joinRoster(contents, { ...place, player: id, merged: ids.slice(1) })
      : joinAsNewPlayer(contents, { ...place, entry: newIn, player, ids }),
})

/** Puts several players on a team's roster with one append; those already there stay. For jobs: the players are known to them. */
export const JoinRosterTogether = command('JoinRosterTogether', {
  takes: data<OfTeam & { readonly players: readonly PlayerId[] }>(),
  uses: { seasons: SeasonAccess, identity: PlayerIdentity },
  access: async (given, { seasons, identity }) => {
    const place = await inLeague(given, { seasons })
    const { idsOf, distinct } = await identity.now(place.organization)
    return { ...place, players: distinct(given.players), mergedInto: (player: PlayerId) => idsOf(player).slice(1) }
  },
  stream: seasonStream,
  id: ({ season }) => season,
  decide: joinRosterTogether,
})

/** Moves players to the roster of a team from all others of its season: one append, all of them or none. */
export const MovePlayers = command('MovePlayers', {
  takes: data<OfTeam & { readonly players: readonly PlayerId[] }>(),
  uses: { seasons: SeasonAccess, players: PlayerAccess, identity: PlayerIdentity },
  access: async (given, { seasons, players, identity }) => {
    const place = await inLeague(given, { seasons })
    const scope = within(given.scope, place.organization)
    const found = await Promise.all(given.players.map(player => players.active(scope, player)))
    const { idsOf } = await identity.now(place.organization)
    return { ...place, players: found.map(({ id }) => id), mergedInto: (player: PlayerId) => idsOf(player).slice(1) }
  },
  stream: seasonStream,
  id: ({ season }) => season,
  decide: movePlayers,
})

/** Takes a player off the roster of a team in a league; they keep their lines. */
export const LeaveRoster = command('LeaveRoster', {
  takes: data<OfPlayer>(),
  uses: { seasons: SeasonAccess, identity: PlayerIdentity },
  access: async (given, { seasons, identity }) => {
    const place = await inLeague(given, { seasons })
    const [player, ...merged] = (await identity.now(place.organization)).idsOf(given.player)
    return { ...place, player, merged }
  },
  stream: seasonStream,
  id: ({ season }) => season,
  decide: leaveRoster,
})

/** Puts a player back on the roster that they left; `left` names it where a policy does so. */
export const RestoreRosterPlace = command('RestoreRosterPlace', {
  takes: data<OfPlayer & OfLeftEntry>(),
  uses: { seasons: SeasonAccess, players: PlayerAccess },
  access: async ({ scope, at, player }, { seasons, players }) => {
    const organization = await seasons.organizationToReturnTo(scope, at.season)
    const { kind, ids } = await players.player(within(scope, organization), player)
    if (kind !== 'active') throw new Refused(PLAYER_IS_DELETED)
    return { organization, ids, ...at }
  },
  stream: seasonStream,
  id: ({ season }) => season,
  decide: (contents, { ids, ...place }, { player: named, left }) => {
    const entry = left?.entry ?? lastEntryIn(contents, place.league, place.team)?.id
    if (entry === undefined) return TEAM_NOT_FOUND
    const [player = named, ...merged] = ids
    return restoreRosterPlace(contents, { ...place, entry, player, merged, leftBy: left?.leftBy })
  },
})
