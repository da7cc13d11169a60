import type { Traced } from '../facts/fact'
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
  readonly formerPlayers: readonly FormerPlayer[]
  readonly captain: PlayerId | null
  /** Whose captaincy the entry's last fact ended: who leaves the roster at once leaves it as its captain. */
  readonly dismissed: PlayerId | null
  readonly left: boolean
  /** The last time that it left the league, also after it was brought back. */
  readonly leaving: Leaving | null
  /** The facts by which it left before: games that went with one of them may be on their way back still. */
  readonly earlierLeavings: readonly string[]
}

/** A fact that took something away, and the fact that it followed from. */
export type Leaving = { readonly fact: string; readonly cause: string | null }

/** Somebody who left a roster: where on it they were, whether as its captain, and from what this followed. */
export type FormerPlayer = {
  readonly player: PlayerId
  readonly position: number
  readonly captain: boolean
  readonly cause: string | null
  /** Players who were merged leave under all their ids by one command, and come back like that. */
  readonly command: string
}

/** The facts by which an entry left its league, each time that it did. */
export const leavingsOf = ({ leaving, earlierLeavings }: Entry): readonly string[] =>
  leaving === null ? [] : [...earlierLeavings, leaving.fact]

/** What a season holds: its leagues in their order, and the entries of teams. */
export type SeasonContents = Leagues & { readonly entries: ReadonlyMap<EntryId, Entry> }
export type SeasonContentsFact = LeagueFact | EntryFact

const changeEntry = (contents: SeasonContents, id: EntryId, how: (entry: Entry) => Entry): SeasonContents => {
  const entry = contents.entries.get(id)
  return entry ? { ...contents, entries: new Map(contents.entries).set(id, how(entry)) } : contents
}

const without = <Of extends { readonly player: PlayerId }>(players: readonly Of[], gone: PlayerId): readonly Of[] =>
  players.filter(({ player }) => player !== gone)

const withoutPlayer = (entry: Entry, player: PlayerId, metadata: Traced<EntryFact>['metadata']): Entry => {
  const { cause = null, command = '' } = metadata ?? {}
  const captain = entry.dismissed === player
  const former = { player, position: entry.roster.indexOf(player), captain, cause, command }
  return {
    ...entry,
    roster: entry.roster.filter(one => one !== player),
    formerPlayers: [...without(entry.formerPlayers, player), former],
    dismissed: captain ? null : entry.dismissed,
  }
}

const evolve = (contents: SeasonContents, fact: Traced<SeasonContentsFact>): SeasonContents => {
  switch (fact.type) {
    case 'LeagueAdded':
    case 'LeagueRenamed':
    case 'LeaguesOrdered':
    case 'LeagueDeleted':
    case 'LeagueRestored':
    case 'LeagueOrderRuleSet':
    case 'PlayOffPlacesSet':
    case 'CourtsideRulesSet':
    case 'LotsDrawn':
      return { ...contents, leagues: leaguesAfter(contents, fact) }
    case 'TeamEnteredLeague': {
      const { entry, league, team } = fact.data
      const entered: Entry = {
        id: entry,
        league,
        team,
        roster: [],
        formerPlayers: [],
        captain: null,
        dismissed: null,
        left: false,
        leaving: null,
        earlierLeavings: [],
      }
      return { ...contents, entries: new Map(contents.entries).set(entry, entered) }
    }
    case 'TeamLeftLeague':
      return changeEntry(contents, fact.data.entry, entry => ({
        ...entry,
        left: true,
        leaving: { fact: fact.id ?? '', cause: fact.metadata?.cause ?? null },
        earlierLeavings: entry.leaving ? [...entry.earlierLeavings, entry.leaving.fact] : [],
        dismissed: null,
      }))
    case 'EntryRestored':
      return changeEntry(contents, fact.data.entry, entry => ({
        ...entry,
        left: false,
        roster: fact.data.roster,
        captain: fact.data.captain,
        dismissed: null,
      }))
    case 'PlayerJoinedRoster':
      return changeEntry(contents, fact.data.entry, entry => ({
        ...entry,
        roster: [...entry.roster, fact.data.player],
        dismissed: null,
      }))
    case 'PlayerLeftRoster':
      return changeEntry(contents, fact.data.entry, entry => withoutPlayer(entry, fact.data.player, fact.metadata))
    case 'RosterPlaceRestored':
      return changeEntry(contents, fact.data.entry, entry => ({
        ...entry,
        roster: entry.roster.toSpliced(fact.data.position, 0, fact.data.player),
        captain: fact.data.captain ? fact.data.player : entry.captain,
        dismissed: null,
      }))
    case 'CaptainNamed':
      return changeEntry(contents, fact.data.entry, entry => ({
        ...entry,
        captain: fact.data.is,
        dismissed: fact.data.is === null ? fact.data.was : null,
      }))
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
    case 'LeagueRestored':
    case 'LeagueOrderRuleSet':
    case 'PlayOffPlacesSet':
    case 'CourtsideRulesSet':
    case 'LotsDrawn':
      return partsOfLeagues(fact)
    case 'CaptainNamed':
      return [captainPart(fact.data.league, fact.data.team)]
    case 'RosterPlaceRestored':
      return fact.data.captain ? [captainPart(fact.data.league, fact.data.team)] : []
    case 'TeamEnteredLeague':
    case 'TeamLeftLeague':
      return [leaguesOfTeamPart(fact.data.team)]
    case 'EntryRestored':
      return [leaguesOfTeamPart(fact.data.team), captainPart(fact.data.league, fact.data.team)]
    default:
      return []
  }
}

export const seasonStream: StreamOf<SeasonContents, Traced<SeasonContentsFact>, SeasonId> = {
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
