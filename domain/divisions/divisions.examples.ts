import { bracketStream, type SeasonBrackets, type SeasonBracketsFact } from '../brackets/state'
import { DINKS, entered, entryOf, OHANA } from '../entries/entries.examples'
import type { EntryPlace } from '../entries/events'
import { specification } from '../testing/specification'
import { noDetails } from '../games/decide'
import type { DivisionId, EntryId, LeagueId, TeamId } from '../ids/kinds'
import { added, leagueAt, SUNDAY } from '../leagues/leagues.examples'
import * as decisions from './decide'
import type { DivisionFact, DivisionTeam } from './events'
import { fillDivision } from './fill'
import * as leaving from './leaving'

/** Words in which the specs describe divisions: `given(...season, created(EAST)).when(assign(OHANA)).then(assigned(OHANA, 0))`. */
export const given = specification(bracketStream.initial, bracketStream.evolve)
export const stateAfter = (...history: SeasonBracketsFact[]): SeasonBrackets =>
  history.reduce(bracketStream.evolve, bracketStream.initial)

export const EAST: DivisionId = 9
export const WEST: DivisionId = 10
export const BULLS: TeamId = 13
export const OWLS: TeamId = 14

const PLACE = { organization: 1, season: 3 }
export const at = (division: DivisionId) => ({ ...PLACE, division })
export const teamOf = (team: TeamId, league: LeagueId = SUNDAY): DivisionTeam => ({ entry: entryOf(team, league), team, league })
const entryAt = (team: TeamId, league: LeagueId = SUNDAY): EntryPlace => ({ ...PLACE, ...teamOf(team, league) })

/** Four teams in one league, and two divisions. */
export const season: readonly SeasonBracketsFact[] = [added(SUNDAY), ...[OHANA, DINKS, BULLS, OWLS].map(team => entered(team))]

// What happened.
export const created = (division: DivisionId, name = division === EAST ? 'East' : 'West'): DivisionFact => ({
  type: 'DivisionCreated',
  data: { ...at(division), name },
})
export const renamed = (was: string, is: string): DivisionFact => ({ type: 'DivisionRenamed', data: { ...at(EAST), was, is } })
export const deleted = (division = EAST): DivisionFact => ({ type: 'DivisionDeleted', data: at(division) })
export const restored = (...teams: readonly TeamId[]): DivisionFact => ({
  type: 'DivisionRestored',
  data: { ...at(EAST), name: 'East', teams: teams.map(team => teamOf(team)) },
})
export const assigned = (team: TeamId, position: number, division = EAST, league = SUNDAY): DivisionFact => ({
  type: 'TeamAssignedToDivision',
  data: { ...entryAt(team, league), division, position },
})
export const removed = (team: TeamId, division = EAST): DivisionFact => ({
  type: 'TeamRemovedFromDivision',
  data: { ...entryAt(team), division },
})
export const ordered = (...teams: readonly TeamId[]): DivisionFact => ({
  type: 'DivisionTeamsOrdered',
  data: { ...at(EAST), entries: teams.map(team => entryOf(team)), teams },
})
/** The division has a bracket game, which locks it. */
export const gameOf = (matchup: string, game = 41, division = EAST): SeasonBracketsFact => ({
  type: 'MatchupGameCreated',
  data: {
    ...at(division),
    matchup,
    game,
    home: teamOf(OHANA),
    away: teamOf(DINKS),
    details: { ...noDetails, matchId: matchup },
  },
})
export const gameRemoved = (matchup: string, game = 41): SeasonBracketsFact => ({
  type: 'MatchupGameRemoved',
  data: { ...at(EAST), matchup, game },
})

// What is wanted.
export const create = (name: string) => (state: SeasonBrackets) => decisions.createDivision(state, { ...at(EAST), name })
export const rename = (name: string) => (state: SeasonBrackets) => decisions.renameDivision(state, { ...at(EAST), name })
export const remove = (state: SeasonBrackets) => decisions.deleteDivision(state, at(EAST))
export const restore = (state: SeasonBrackets) => decisions.restoreDivision(state, at(EAST))
export const assign =
  (team: TeamId, position?: number, division = EAST, league = SUNDAY) =>
  (state: SeasonBrackets) =>
    decisions.assignTeam(state, { ...at(division), entry: entryOf(team, league), position })
export const removeTeams =
  (...teams: readonly TeamId[]) =>
  (state: SeasonBrackets) =>
    decisions.removeTeams(state, { ...at(EAST), entries: teams.map(team => entryOf(team)) })
export const order =
  (...teams: readonly TeamId[]) =>
  (state: SeasonBrackets) =>
    decisions.orderTeams(state, { ...at(EAST), entries: teams.map(team => entryOf(team)) })
export const fill =
  (count: number, ...standings: readonly TeamId[]) =>
  (state: SeasonBrackets) =>
    fillDivision(state, { ...at(EAST), count, standings: standings.map(team => entryOf(team)) })
export const leave =
  (team: TeamId, despiteBracketGames = false) =>
  (state: SeasonBrackets) =>
    leaving.leaveLeagueAndDivision(state, { ...leagueAt(SUNDAY), team, despiteBracketGames })
export const comeBack = (team: TeamId) => (state: SeasonBrackets) => leaving.restoreEntryAndPlace(state, entryAt(team))
export const takeOver = (from: EntryId, to: EntryId) => (state: SeasonBrackets) =>
  leaving.takeOverPlace(state, { ...PLACE, from, to })
export const deleteLeague =
  (league = SUNDAY) =>
  (state: SeasonBrackets) =>
    leaving.deleteLeagueAndPlaces(state, leagueAt(league))
export const restoreLeague =
  (league = SUNDAY) =>
  (state: SeasonBrackets) =>
    leaving.restoreLeagueAndPlaces(state, leagueAt(league))

/** The teams of a division in the order of their seeds. */
export const seedsOf = (state: SeasonBrackets, division = EAST): readonly TeamId[] =>
  state.divisions.get(division)?.teams.map(({ team }) => team) ?? []
