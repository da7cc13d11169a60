import { deriveLine, didNotPlay } from '@fullcourt/domain/statistics/line'
import type { GameSheet } from '@fullcourt/projections/games/game-sheet'
import type { GameAnswer } from '../../contexts/games/games.answers'
import type { LeagueFileName } from '../../contexts/imports/files'
import type { TeamPlayerAnswer } from '../../contexts/entries/entries.answers'
import type { LeagueWithTeamsAnswer } from '../../contexts/leagues/leagues.answers'
import type { ExportCell, ExportTable } from '../../core/http/csv'

type Row = readonly ExportCell[]
type Player = { readonly id: number; readonly firstName: string; readonly lastName: string }
type Team = Pick<LeagueWithTeamsAnswer['teams'][number], 'id' | 'name' | 'colors' | 'abbreviation'>

const FIGURES = ['PTS', 'AST', 'REB', 'FGM', 'FGA', '3PM', '3PA', 'FTM', 'FTA'] as const

const COLUMNS = {
  'teams.csv': ['id', 'name', 'color', 'abbreviation'],
  'players.csv': ['id', 'first_name', 'last_name'],
  'rosters.csv': ['team', 'player'],
  'games.csv': ['id', 'date', 'time', 'stage', 'status', 'home', 'away', 'score_home', 'score_away', 'court'],
  'box_scores.csv': ['game', 'team', 'player', ...FIGURES],
} as const satisfies { readonly [File in LeagueFileName]: readonly string[] }

/** A file of a league as an import reads it (docs/import.md#bringing-a-league-in-from-files); the ids in it are those of the product. */
export const leagueTable = (name: LeagueFileName, rows: readonly Row[]): ExportTable => ({ name, columns: COLUMNS[name], rows })

export const teamRow = ({ id, name, colors, abbreviation }: Team): Row => [id, name, colors.join('/'), abbreviation]

export const personRow = ({ id, firstName, lastName }: Player): Row => [id, firstName, lastName]

export const rosterRow =
  (team: number) =>
  ({ id }: Pick<TeamPlayerAnswer, 'id'>): Row => [team, id]

/** Whether an import can read a game: it has a day. */
export const isReadByImport = ({ date }: GameAnswer): boolean => date !== null

/** A walk-over has no score, so that it is not final there; a forfeit with a score is. */
export const gameRow = (game: GameAnswer): Row => {
  const { id, date, time, stage, state, home_team_id, away_team_id, score_home, score_away, location } = game
  const isFinal = (state === 'completed' || state === 'forfeited') && score_home !== null && score_away !== null
  const status = state === 'cancelled' ? 'cancelled' : isFinal ? 'final' : 'scheduled'
  const score = isFinal ? [score_home, score_away] : [null, null]
  return [id, date, time, stage, status, home_team_id, away_team_id, ...score, location]
}

/** The lines of a game, with what follows from the figures that were entered; that of somebody on the sheet who did not play is blank. A game that was cancelled has none there. */
export const lineRows = (
  { id, state, home_team_id, away_team_id }: GameAnswer,
  { lines }: Pick<GameSheet, 'lines'> = { lines: [] },
): readonly Row[] =>
  state === 'cancelled'
    ? []
    : lines.flatMap(({ side, player, line }) => {
        const { figures } = deriveLine(line)
        const cells = FIGURES.map(figure => figures[figure] ?? null)
        const isOfOtherSport = !didNotPlay(line) && cells.every(cell => cell === null)
        return isOfOtherSport ? [] : [[id, side === 'home' ? home_team_id : away_team_id, player, ...cells]]
      })
