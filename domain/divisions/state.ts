import { seasonStream, type SeasonContents, type SeasonContentsFact } from '../entries/state'
import type { Traced } from '../facts/fact'
import type { DivisionId, EntryId, GameId, LeagueId } from '../ids/kinds'
import type { DivisionFact, DivisionTeam } from './events'
import { seedAs } from './seeding'

export type Division = {
  readonly id: DivisionId
  readonly name: string
  /** In the order of their seeds; a deleted division has those that it was deleted with. */
  readonly teams: readonly DivisionTeam[]
  readonly kind: 'active' | 'deleted'
}

/** Where in a division a team was when it left its league, or when its league was deleted. */
export type FormerPlace = { readonly division: DivisionId; readonly position: number }

/** What a season holds, and its divisions. */
export type SeasonDivisions = {
  readonly contents: SeasonContents
  readonly divisions: ReadonlyMap<DivisionId, Division>
  /** By entry, in the order in which they lost it. */
  readonly formerPlaces: ReadonlyMap<EntryId, FormerPlace>
}
export type SeasonDivisionsFact = SeasonContentsFact | DivisionFact

/** The game of each matchup of each division's bracket (`domain/brackets` folds it); a division that has one is locked. */
export type BracketGames = ReadonlyMap<DivisionId, ReadonlyMap<string, GameId>>

/** What decisions on divisions look at. */
export type LockableDivisions = SeasonDivisions & { readonly games: BracketGames }

export const noDivisions: SeasonDivisions = { contents: seasonStream.initial, divisions: new Map(), formerPlaces: new Map() }

const without = <Key, Value>(map: ReadonlyMap<Key, Value>, isGone: (key: Key) => boolean): ReadonlyMap<Key, Value> =>
  new Map([...map].filter(([key]) => !isGone(key)))

const changeDivision = (state: SeasonDivisions, id: DivisionId, change: (division: Division) => Partial<Division>) => {
  const division = state.divisions.get(id)
  return division ? { ...state, divisions: new Map(state.divisions).set(id, { ...division, ...change(division) }) } : state
}

const changeTeams = (
  state: SeasonDivisions,
  id: DivisionId,
  change: (teams: readonly DivisionTeam[]) => readonly DivisionTeam[],
): SeasonDivisions => changeDivision(state, id, ({ teams }) => ({ teams: change(teams) }))

/** Whether an entry plays: it has not left its league, and the league is not deleted. */
export const isPlaying = ({ entries, leagues }: SeasonContents, id: EntryId): boolean => {
  const entry = entries.get(id)
  return entry !== undefined && !entry.left && leagues.some(league => league.id === entry.league && league.kind === 'active')
}

/** The team is out of the division; who lost the place by leaving the league may get it back. */
const withoutEntry = (state: SeasonDivisions, division: DivisionId, entry: EntryId): SeasonDivisions => {
  const position = state.divisions.get(division)?.teams.findIndex(team => team.entry === entry) ?? -1
  const others = without(state.formerPlaces, id => id === entry)
  const formerPlaces = isPlaying(state.contents, entry) ? others : new Map([...others, [entry, { division, position }]])
  return { ...changeTeams(state, division, teams => teams.filter(team => team.entry !== entry)), formerPlaces }
}

/** The season's divisions after a fact. */
export const divisionsAfter = (state: SeasonDivisions, fact: Traced<SeasonDivisionsFact>): SeasonDivisions => {
  switch (fact.type) {
    case 'DivisionCreated': {
      const { division: id, name } = fact.data
      return { ...state, divisions: new Map(state.divisions).set(id, { id, name, teams: [], kind: 'active' }) }
    }
    case 'DivisionRenamed':
      return changeDivision(state, fact.data.division, () => ({ name: fact.data.is }))
    case 'DivisionDeleted':
      return changeDivision(state, fact.data.division, () => ({ kind: 'deleted' }))
    case 'DivisionRestored':
      return changeDivision(state, fact.data.division, () => ({ kind: 'active', teams: fact.data.teams }))
    case 'TeamAssignedToDivision': {
      const { division, position, entry, team, league } = fact.data
      const assigned = changeTeams(state, division, teams => teams.toSpliced(position, 0, { entry, team, league }))
      return { ...assigned, formerPlaces: without(state.formerPlaces, id => id === entry) }
    }
    case 'TeamRemovedFromDivision':
      return withoutEntry(state, fact.data.division, fact.data.entry)
    case 'DivisionTeamsOrdered':
      return changeTeams(state, fact.data.division, teams => seedAs(teams, fact.data.entries))
    case 'EntryRestored':
    case 'LeagueRestored': {
      const contents = seasonStream.evolve(state.contents, fact)
      return { ...state, contents, formerPlaces: without(state.formerPlaces, entry => isPlaying(contents, entry)) }
    }
    default:
      return { ...state, contents: evolvedContents(state.contents, fact) }
  }
}

/** A fact of another context falls through the fold, which says nothing then. */
const evolvedContents = (contents: SeasonContents, fact: Traced<SeasonContentsFact>): SeasonContents =>
  (seasonStream.evolve(contents, fact) as SeasonContents | undefined) ?? contents

export const divisionNamePart = (division: DivisionId): string => `division ${division}`
/** Which teams are in a division, and in which order. */
export const divisionTeamsPart = (division: DivisionId): string => `teams of division ${division}`

/** In which division a team is. */
export const entryDivisionPart = (entry: EntryId): string => `division of entry ${entry}`

/** The parts of a season that a fact of its divisions changes. */
export const partsOfDivisions = (fact: SeasonDivisionsFact): readonly string[] => {
  switch (fact.type) {
    case 'DivisionRenamed':
      return [divisionNamePart(fact.data.division)]
    case 'TeamAssignedToDivision':
    case 'TeamRemovedFromDivision':
      return [divisionTeamsPart(fact.data.division), entryDivisionPart(fact.data.entry)]
    case 'DivisionTeamsOrdered':
      return [divisionTeamsPart(fact.data.division)]
    case 'DivisionRestored': {
      const { division, teams } = fact.data
      return [divisionNamePart(division), divisionTeamsPart(division), ...teams.map(({ entry }) => entryDivisionPart(entry))]
    }
    default:
      return []
  }
}

export const existingDivision = ({ divisions }: SeasonDivisions, id: DivisionId): Division | undefined => {
  const division = divisions.get(id)
  return division?.kind === 'active' ? division : undefined
}

export const existingDivisions = ({ divisions }: SeasonDivisions): readonly Division[] =>
  [...divisions.values()].filter(({ kind }) => kind === 'active')

/** The division that an entry is in. */
export const divisionOf = (state: SeasonDivisions, entry: EntryId): Division | undefined =>
  existingDivisions(state).find(({ teams }) => teams.some(team => team.entry === entry))

/** The divisions that have teams of a league. */
export const divisionsOfLeague = (state: SeasonDivisions, league: LeagueId): readonly Division[] =>
  existingDivisions(state).filter(({ teams }) => teams.some(team => team.league === league))
