import type { StreamOf } from '../facts/stream-of'
import type { EntryId, LeagueId, PlayerId, SeasonId, TeamId } from '../ids/kinds'
import type { LeagueFact } from '../leagues/events'
import { existingLeague, leaguesAfter, partsOfLeagues, type Leagues } from '../leagues/state'
import type { EntryFact } from './events'

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
export type SeasonContents = Leagues & { readonly entries: ReadonlyMap<EntryId, Entry> }
export type SeasonContentsFact = LeagueFact | EntryFact

const changeEntry = (contents: SeasonContents, id: EntryId, how: (entry: Entry) => Entry): SeasonContents => {
  const entry = contents.entries.get(id)
  return entry ? { ...contents, entries: new Map(contents.entries).set(id, how(entry)) } : contents
}

const evolve = (contents: SeasonContents, fact: SeasonContentsFact): SeasonContents => {
  switch (fact.type) {
    case 'LeagueAdded':
    case 'LeagueRenamed':
    case 'LeaguesOrdered':
    case 'LeagueDeleted':
      return { ...contents, leagues: leaguesAfter(contents, fact) }
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

export const captainPart = (league: LeagueId, team: TeamId): string => `captain ${league} ${team}`
/** In which leagues of the season a team is. */
export const leaguesOfTeamPart = (team: TeamId): string => `leagues of ${team}`

const partsOf = (fact: SeasonContentsFact): readonly string[] => {
  switch (fact.type) {
    case 'LeagueAdded':
    case 'LeagueRenamed':
    case 'LeaguesOrdered':
    case 'LeagueDeleted':
      return partsOfLeagues(fact)
    case 'CaptainNamed':
      return [captainPart(fact.data.league, fact.data.team)]
    case 'TeamEnteredLeague':
    case 'TeamLeftLeague':
      return [leaguesOfTeamPart(fact.data.team)]
    default:
      return []
  }
}

export const seasonStream: StreamOf<SeasonContents, SeasonContentsFact, SeasonId> = {
  name: season => `season-${season}`,
  initial: { leagues: [], entries: new Map() },
  evolve,
  partsOf,
}

/** The active entries of a team, of all active leagues or of one. */
export const entriesOf = (contents: SeasonContents, team: TeamId, league?: LeagueId): readonly Entry[] =>
  [...contents.entries.values()].filter(
    entry =>
      entry.team === team &&
      !entry.left &&
      (league === undefined || entry.league === league) &&
      existingLeague(contents, entry.league),
  )
