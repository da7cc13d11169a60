import { facts, factsOrNothing, nothing, refuse, type Decision } from '../facts/decision'
import type { EntryId, LeagueId, PlayerId, TeamId } from '../ids/kinds'
import { LEAGUE_IS_DELETED, LEAGUE_NOT_FOUND } from '../leagues/decide'
import type { LeaguePlace } from '../leagues/events'
import { existingLeague } from '../leagues/state'
import type { EntryFact, EntryPlace } from './events'
import { entriesOf, type Entry, type FormerPlayer, type SeasonContents } from './state'

export const TEAM_NOT_FOUND = refuse('not-found', 'Team not found')

/** A team is once in a league. */
export const enterLeague = (contents: SeasonContents, place: EntryPlace): Decision<EntryFact> => {
  if (contents.entries.has(place.entry)) return nothing
  if (!existingLeague(contents, place.league)) return LEAGUE_NOT_FOUND
  if (entriesOf(contents, place.team, place.league).length > 0) return refuse('conflict', 'Team already in this league')
  return facts({ type: 'TeamEnteredLeague', data: place })
}

/** A team's active entry in a league. */
export const entryIn = (contents: SeasonContents, league: LeagueId, team: TeamId): Entry | undefined =>
  entriesOf(contents, team, league)[0]

/** Names a team in a league; the entry is found by the decision. */
export type InEntry = LeaguePlace & { readonly team: TeamId }

const placeOf = ({ organization, season, league, team }: InEntry, entry: EntryId): EntryPlace => ({
  organization,
  season,
  league,
  entry,
  team,
})

export const leaveLeague = (contents: SeasonContents, at: InEntry): Decision<EntryFact> => {
  const entry = entryIn(contents, at.league, at.team)
  return entry ? facts({ type: 'TeamLeftLeague', data: placeOf(at, entry.id) }) : TEAM_NOT_FOUND
}

/** A player, and the players who were merged into them. */
export type RosterPerson = { readonly player: PlayerId; readonly merged?: readonly PlayerId[] }

/** The ids under which a person is on a roster: several where they were merged while they were on it. */
const placesOf = ({ roster }: Entry, { player, merged = [] }: RosterPerson): readonly PlayerId[] =>
  [player, ...merged].filter(id => roster.includes(id))
/** The team's last entry in a league, which it may have left. */
export const lastEntryIn = (contents: SeasonContents, league: LeagueId, team: TeamId): Entry | undefined =>
  entryIn(contents, league, team) ??
  [...contents.entries.values()].findLast(entry => entry.league === league && entry.team === team)

/**
 * Brings a team back into the league that it left, under the same entry. `leftBy` names the fact because of which it left: where
 * it was brought back, or left once more, since then, nothing happens.
 */
export const restoreEntry = (
  contents: SeasonContents,
  { leftBy, ...place }: EntryPlace & { readonly leftBy?: string },
): Decision<EntryFact> => {
  const entry = contents.entries.get(place.entry)
  if (!entry) return TEAM_NOT_FOUND
  if (!entry.left || entry.leaving === null) return nothing
  if (leftBy !== undefined && entry.leaving.cause !== leftBy) return nothing
  if (!existingLeague(contents, entry.league)) return LEAGUE_IS_DELETED
  if (entryIn(contents, entry.league, entry.team)) return refuse('conflict', 'Team already in this league')
  const { roster, captain, leaving } = entry
  return facts({ type: 'EntryRestored', data: { ...place, roster, captain, undoes: leaving.fact } })
}

const formerPlayer = ({ formerPlayers }: Entry, id: PlayerId): FormerPlayer | undefined =>
  formerPlayers.find(({ player }) => player === id)

/** The ids under which a person left a roster last, the last one first. */
const lastLeft = (entry: Entry, ids: readonly PlayerId[]): readonly FormerPlayer[] => {
  const former = entry.formerPlayers.filter(({ player }) => ids.includes(player))
  return former.filter(({ command }) => command === former.at(-1)?.command).toReversed()
}

type RestoreRosterPlace = EntryPlace & RosterPerson & { readonly leftBy?: string | undefined }

/**
 * Puts a player back on the roster that they left, where they were on it; its captain again, unless it has another one by now. `leftBy`
 * names the fact because of which they left: where they left once more since then, nothing happens.
 */
export const restoreRosterPlace = (
  contents: SeasonContents,
  { player, merged = [], leftBy, ...place }: RestoreRosterPlace,
): Decision<EntryFact> => {
  const entry = contents.entries.get(place.entry)
  if (!entry) return TEAM_NOT_FOUND
  if (!existingLeague(contents, entry.league)) return LEAGUE_IS_DELETED
  if (entry.left) return refuse('conflict', 'The team has left this league: bring it back first.')
  if (placesOf(entry, { player, merged }).length > 0) return nothing
  const left = lastLeft(entry, [player, ...merged])
  if (left.length === 0) return refuse('not-found', 'Player not found')
  const hasCaptain = entry.captain !== null
  return factsOrNothing(
    left
      .filter(({ cause }) => leftBy === undefined || cause === leftBy)
      .map(({ player: id, position, captain }, before) => ({
        type: 'RosterPlaceRestored' as const,
        data: {
          ...place,
          player: id,
          position: Math.min(position, entry.roster.length + before),
          captain: captain && !hasCaptain,
        },
      })),
  )
}

/** Who is on the roster already is refused (docs/seasons.md#rosters-and-captains). */
export const joinRoster = (contents: SeasonContents, { player, merged, ...at }: InEntry & RosterPerson): Decision<EntryFact> => {
  const entry = entryIn(contents, at.league, at.team)
  if (!entry) return TEAM_NOT_FOUND
  if (placesOf(entry, { player, merged }).length > 0) return refuse('conflict', 'Player already on this team')
  return facts({ type: 'PlayerJoinedRoster', data: { ...placeOf(at, entry.id), player } })
}

/**
 * A new player joins the entry that they were added for, under the id that they were added with. Once: where they are on its roster, or
 * left it, nothing happens however often this is decided again, whoever they were merged with meanwhile (`ids` are all of theirs).
 */
export const joinAsNewPlayer = (
  contents: SeasonContents,
  { player, ids = [player], ...place }: EntryPlace & { readonly player: PlayerId; readonly ids?: readonly PlayerId[] },
): Decision<EntryFact> => {
  const entry = contents.entries.get(place.entry)
  if (!entry || entry.left || !existingLeague(contents, entry.league)) return TEAM_NOT_FOUND
  if (ids.some(id => entry.roster.includes(id) || formerPlayer(entry, id))) return nothing
  return facts({ type: 'PlayerJoinedRoster', data: { ...place, player } })
}

/** A captain who leaves the roster is captain no more. */
export const leaveRoster = (contents: SeasonContents, { player, merged, ...at }: InEntry & RosterPerson): Decision<EntryFact> => {
  const entry = entryIn(contents, at.league, at.team)
  if (!entry) return TEAM_NOT_FOUND
  const places = placesOf(entry, { player, merged })
  if (places.length === 0) return refuse('not-found', 'Player not found')
  const place = placeOf(at, entry.id)
  const { captain } = entry
  const isCaptain = captain !== null && places.includes(captain)
  return factsOrNothing<EntryFact>([
    ...(isCaptain ? [{ type: 'CaptainNamed' as const, data: { ...place, was: captain, is: null } }] : []),
    ...places.map(id => ({ type: 'PlayerLeftRoster' as const, data: { ...place, player: id } })),
  ])
}

/** A captain is a player of the entry's roster, under the id that is on it; null names nobody. */
export const nameCaptain = (
  contents: SeasonContents,
  { captain, merged, ...at }: InEntry & { captain: PlayerId | null; merged?: readonly PlayerId[] },
): Decision<EntryFact> => {
  const entry = entryIn(contents, at.league, at.team)
  if (!entry) return TEAM_NOT_FOUND
  const places = captain === null ? [] : placesOf(entry, { player: captain, merged })
  if (captain !== null && places.length === 0) return refuse('conflict', 'The captain must be on the roster.')
  const is = places[0] ?? null
  if (is === entry.captain || (entry.captain !== null && places.includes(entry.captain))) return nothing
  return facts({ type: 'CaptainNamed', data: { ...placeOf(at, entry.id), was: entry.captain, is } })
}

/** The players who were merged into a player. */
export type MergedInto = (player: PlayerId) => readonly PlayerId[]

/** Puts several players on a roster at once, those already there left out: one append for an import or a copy. */
export const joinRosterTogether = (
  contents: SeasonContents,
  { players, mergedInto = () => [], ...at }: InEntry & { players: readonly PlayerId[]; mergedInto?: MergedInto },
): Decision<EntryFact> => {
  const entry = entryIn(contents, at.league, at.team)
  if (!entry) return TEAM_NOT_FOUND
  const joining = [...new Set(players)].filter(player => placesOf(entry, { player, merged: mergedInto(player) }).length === 0)
  return factsOrNothing(
    joining.map(player => ({ type: 'PlayerJoinedRoster' as const, data: { ...placeOf(at, entry.id), player } })),
  )
}
