import { lastTeams } from '@fullcourt/domain/imports/last-team'
import type { GameFileRow, LeagueRows, RosterRows } from '@fullcourt/domain/imports/rows'
import type { LeagueFileName, LeagueFiles } from '../files'
import { NO_ROWS, readTable, type CsvColumns, type CsvTable } from '../read/csv-table'
import { checkGames, GAME_COLUMNS } from './check-games'
import { checkLines, LINE_COLUMNS } from './check-lines'
import { knownIds } from './known-ids'
import { checkPlayers, PLAYER_COLUMNS, type CheckedPlace } from './check-players'
import { checkRosters, ROSTER_COLUMNS } from './check-rosters'
import { checkRosterSizes, checkSheetSizes } from './check-sizes'
import { checkTeams, TEAM_COLUMNS } from './check-teams'
import type { ImportProblems } from './problems'

const COLUMNS: { readonly [file in LeagueFileName]: CsvColumns } = {
  'teams.csv': TEAM_COLUMNS,
  'players.csv': PLAYER_COLUMNS,
  'games.csv': GAME_COLUMNS,
  'box_scores.csv': LINE_COLUMNS,
  'rosters.csv': ROSTER_COLUMNS,
}
const NEEDED: readonly LeagueFileName[] = ['teams.csv', 'players.csv', 'games.csv']

const rostersOf = (
  named: RosterRows | undefined,
  given: readonly CheckedPlace[] | null,
  players: LeagueRows['players'],
  games: readonly GameFileRow[],
): RosterRows => named ?? { kind: 'one-each', places: given ?? lastTeams(players, games) }

/**
 * Checks the files of a league, line by line and against each other, and joins them. Everything wrong is added to the problems;
 * only where there are none may the rows be used.
 */
export const checkLeague = (files: LeagueFiles, problems: ImportProblems): LeagueRows => {
  for (const name of NEEDED) if (!files.has(name)) problems.add({ file: name }, 'is missing.')
  const table = (name: LeagueFileName): CsvTable | undefined => {
    const bytes = files.get(name)
    return bytes === undefined ? undefined : readTable(name, bytes, COLUMNS[name], problems)
  }
  const tables = {
    teams: table('teams.csv'),
    players: table('players.csv'),
    games: table('games.csv'),
    lines: table('box_scores.csv'),
    rosters: table('rosters.csv'),
  }
  const teamIds = knownIds(tables.teams)
  const playerIds = knownIds(tables.players)
  const teams = checkTeams(tables.teams ?? NO_ROWS, problems)
  const { players, places } = checkPlayers(tables.players ?? NO_ROWS, teamIds, problems)
  const checked = checkGames(tables.games ?? NO_ROWS, teamIds, problems)
  const named = {
    games: new Map(checked.map(game => [game.id, game])),
    gameIds: knownIds(tables.games),
    teams: teamIds,
    players: playerIds,
  }
  const lines = checkLines(tables.lines ?? NO_ROWS, named, problems)
  const games = checked.map(game => ({ ...game, lines: lines.get(game.id) ?? [] }))
  const rosters = tables.rosters && ({ kind: 'named', places: checkRosters(tables.rosters, named, problems) } as const)
  const count = Object.values(tables).reduce((sum, table) => sum + (table?.rows.length ?? 0), 0)
  if (problems.count === 0 && teams.length === 0) problems.add({ file: 'teams.csv' }, 'has no teams.')
  checkSheetSizes(games, problems)
  const onRosters = rostersOf(rosters, places, players, games)
  checkRosterSizes(onRosters, rosters ? 'rosters.csv' : places ? 'players.csv' : 'box_scores.csv', problems)
  return { teams, players, rosters: onRosters, games, count }
}
