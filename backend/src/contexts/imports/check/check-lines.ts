import { LARGEST_FIGURE } from '@fullcourt/domain/games/decide'
import type { LineRow } from '@fullcourt/domain/imports/rows'
import type { Figure, Figures } from '@fullcourt/domain/statistics/figures'
import type { CsvRow, CsvTable } from '../read/csv-table'
import { countOf, type CheckedGame } from './check-games'
import { addNameFault, nameFaultOf, type KnownIds } from './known-ids'
import { bare, quote, type ImportProblems } from './problems'

/** The figures of a file: FGM and FGA include the threes. */
const ENTERED = ['PTS', 'AST', 'REB', 'FGM', 'FGA', '3PM', '3PA', 'FTM', 'FTA'] as const satisfies readonly Figure[]

export const LINE_COLUMNS = { required: ['game', 'team', 'player', ...ENTERED] }
const FILE = 'box_scores.csv'

/** What the lines may name; `games` are the games themselves, as far as they could be read. */
export type KnownThings = {
  readonly games: ReadonlyMap<string, CheckedGame>
  readonly gameIds: KnownIds
  readonly teams: KnownIds
  readonly players: KnownIds
}

const figuresOf = ({ line, of }: CsvRow, problems: ImportProblems): Figures => {
  const entered: { [figure in Figure]?: number } = {}
  for (const figure of ENTERED) {
    const text = of(figure)
    if (text === '') continue
    const value = countOf(text)
    if (value === undefined)
      problems.add(
        { file: FILE, line, column: figure },
        `must be a whole number from 0 to ${LARGEST_FIGURE} or blank, not ${quote(text)}.`,
      )
    else entered[figure] = value
  }
  return entered
}

type Fault = readonly [column: string, what: string]

const gameFault = (id: string, { games, gameIds }: KnownThings): string | undefined =>
  games.get(id)?.details.status === 'cancelled'
    ? `the game ${bare(id)} was cancelled and has no box score.`
    : nameFaultOf('game', id, gameIds)

/** Of a game whose own teams are wrong nobody knows who plays: that is a problem of the game, not of each of its lines. */
const playsIn = (team: string, { home, away }: CheckedGame, teams: KnownIds): boolean =>
  team === home || team === away || !teams.has(home) || !teams.has(away)

const teamFault = (team: string, id: string, { games, teams }: KnownThings): string | undefined => {
  const game = games.get(id)
  const plays = game === undefined || playsIn(team, game, teams)
  return nameFaultOf('team', team, teams) ?? (plays ? undefined : `the team ${bare(team)} does not play in the game ${bare(id)}.`)
}

const nameFaults = ({ of }: CsvRow, named: KnownThings): readonly Fault[] => {
  const faults = [
    ['game', gameFault(of('game'), named)],
    ['team', teamFault(of('team'), of('game'), named)],
    ['player', nameFaultOf('player', of('player'), named.players)],
  ] as const
  return faults.flatMap(([column, what]) => (what === undefined ? [] : [[column, what] as const]))
}

/** The lines of each game. Figures that do not add up are no problem: they are kept and flagged (docs/games.md#lines). */
export const checkLines = (
  { rows }: CsvTable,
  named: KnownThings,
  problems: ImportProblems,
): ReadonlyMap<string, readonly LineRow[]> => {
  const lines = new Map<string, LineRow[]>()
  const first = new Map<string, number>()
  for (const row of rows) {
    const { line, of } = row
    for (const [column, what] of nameFaults(row, named)) addNameFault(problems, { file: FILE, line, column }, what)
    const key = JSON.stringify([of('game'), of('team'), of('player')])
    const before = first.get(key)
    if (before === undefined) first.set(key, line)
    else problems.add({ file: FILE, line }, `is a second line of this player and team in the game, after line ${before}.`)
    const entered: LineRow = { team: of('team'), player: of('player'), line: figuresOf(row, problems) }
    const others = lines.get(of('game'))
    if (others) others.push(entered)
    else lines.set(of('game'), [entered])
  }
  return lines
}
