import type { StreamOf } from '../facts/stream-of'
import type { EntryId, LeagueId, PlayerId, SeasonId, TeamId } from '../ids/kinds'
import type { LeagueFact } from './events'

export type League = { readonly id: LeagueId; readonly name: string; readonly deleted: boolean }

export type Entry = {
  readonly id: EntryId
  readonly league: LeagueId
  readonly team: TeamId
  readonly roster: readonly PlayerId[]
  /** Who was on the roster and left it. */
  readonly formerPlayers: readonly PlayerId[]
  readonly captain: PlayerId | null
  readonly left: boolean
}

/** What a season holds: its leagues in their order, and the entries of teams. */
export type SeasonContents = { readonly leagues: readonly League[]; readonly entries: ReadonlyMap<EntryId, Entry> }

const changeLeague = (contents: SeasonContents, id: LeagueId, how: (league: League) => League): SeasonContents => ({
  ...contents,
  leagues: contents.leagues.map(league => (league.id === id ? how(league) : league)),
})

const changeEntry = (contents: SeasonContents, id: EntryId, how: (entry: Entry) => Entry): SeasonContents => {
  const entry = contents.entries.get(id)
  return entry ? { ...contents, entries: new Map(contents.entries).set(id, how(entry)) } : contents
}

/** Leagues that the order does not name follow in the order they had. */
const inOrder = (leagues: readonly League[], order: readonly LeagueId[]) => {
  const rank = (league: League) => (order.includes(league.id) ? order.indexOf(league.id) : order.length)
  return [...leagues].sort((a, b) => rank(a) - rank(b))
}

const evolve = (contents: SeasonContents, fact: LeagueFact): SeasonContents => {
  switch (fact.type) {
    case 'LeagueAdded':
      return { ...contents, leagues: [...contents.leagues, { id: fact.data.league, name: fact.data.name, deleted: false }] }
    case 'LeagueRenamed':
      return changeLeague(contents, fact.data.league, league => ({ ...league, name: fact.data.is }))
    case 'LeaguesOrdered':
      return { ...contents, leagues: inOrder(contents.leagues, fact.data.leagues) }
    case 'LeagueDeleted':
      return changeLeague(contents, fact.data.league, league => ({ ...league, deleted: true }))
    case 'TeamEnteredLeague': {
      const { entry, league, team } = fact.data
      const entered: Entry = { id: entry, league, team, roster: [], formerPlayers: [], captain: null, left: false }
      return { ...contents, entries: new Map(contents.entries).set(entry, entered) }
    }
    case 'TeamLeftLeague':
      return changeEntry(contents, fact.data.entry, entry => ({ ...entry, left: true }))
    case 'PlayerJoinedRoster':
      return changeEntry(contents, fact.data.entry, entry => ({ ...entry, roster: [...entry.roster, fact.data.player] }))
    case 'PlayerLeftRoster':
      return changeEntry(contents, fact.data.entry, entry => ({
        ...entry,
        roster: entry.roster.filter(player => player !== fact.data.player),
        formerPlayers: [...entry.formerPlayers.filter(player => player !== fact.data.player), fact.data.player],
      }))
    case 'CaptainNamed':
      return changeEntry(contents, fact.data.entry, entry => ({ ...entry, captain: fact.data.is }))
  }
}

/** The order of a season's leagues as a part of it. */
export const ORDER_PART = 'order'
export const leagueNamePart = (league: LeagueId): string => `league ${league}`
export const captainPart = (league: LeagueId, team: TeamId): string => `captain ${league} ${team}`
/** In which leagues of the season a team is. */
export const leaguesOfTeamPart = (team: TeamId): string => `leagues of ${team}`

const partsOf = (fact: LeagueFact): readonly string[] => {
  switch (fact.type) {
    case 'LeagueRenamed':
      return [leagueNamePart(fact.data.league)]
    case 'LeaguesOrdered':
      return [ORDER_PART]
    case 'CaptainNamed':
      return [captainPart(fact.data.league, fact.data.team)]
    case 'TeamEnteredLeague':
    case 'TeamLeftLeague':
      return [leaguesOfTeamPart(fact.data.team)]
    default:
      return []
  }
}

export const seasonStream: StreamOf<SeasonContents, LeagueFact, SeasonId> = {
  name: season => `season-${season}`,
  initial: { leagues: [], entries: new Map() },
  evolve,
  partsOf,
}

export const existingLeague = (contents: SeasonContents, id: LeagueId): League | undefined =>
  contents.leagues.find(league => league.id === id && !league.deleted)

/** The standing entries of a team, of all standing leagues or of one. */
export const entriesOf = (contents: SeasonContents, team: TeamId, league?: LeagueId): readonly Entry[] =>
  [...contents.entries.values()].filter(
    entry =>
      entry.team === team &&
      !entry.left &&
      (league === undefined || entry.league === league) &&
      existingLeague(contents, entry.league),
  )
