import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Score } from '../games/events'
import { FIGURES, type Figure, type Figures } from './figures'

/** Real seasons, beside the checkout on some machines (columns as an import takes them). */
const DATA = resolve(__dirname, '../../../shared/data')

/** Whether the seasons are there; where they are not, a line says what is skipped. */
export const hasRealLeagues = (skipped: string): boolean => {
  const present = existsSync(DATA)
  if (!present) process.stdout.write(`Skipped: ${skipped}, as there is no ${DATA}.\n`)
  return present
}

type Row = { readonly [column: string]: string }
export type RealGame = {
  readonly id: string
  readonly home: string
  readonly away: string
  readonly score: Score | null
  readonly regular: boolean
}
export type RealLine = { readonly game: string; readonly team: string; readonly player: string; readonly line: Figures }
export type Leader = { readonly rank: number; readonly player: string; readonly games: number; readonly value: number }
/** What the scorers of a league wrote that does not add up; the figures depend on the kind. */
type Inconsistency = {
  readonly kind: string
  readonly game: string
  readonly team: string
  readonly player?: string
  readonly score?: number
  readonly sum_of_players?: number
}
type Expected = {
  readonly standings: readonly { readonly team: string; readonly wins: number; readonly losses: number }[]
  readonly leaders: { readonly [figure in Figure]?: readonly Leader[] }
  readonly known_inconsistencies: readonly Inconsistency[]
}

const rowsOf = (path: string): Row[] => {
  const [head = '', ...rows] = readFileSync(path, 'utf8').trimEnd().split('\n')
  const columns = head.split(',')
  return rows.map(row => Object.fromEntries(row.split(',').map((value, i) => [columns[i], value])))
}

const scoreOf = ({ status, score_home, score_away }: Row): Score | null =>
  status === 'final' ? { home: Number(score_home), away: Number(score_away) } : null

const gameOf = (row: Row): RealGame => ({
  id: row.id ?? '',
  home: row.home ?? '',
  away: row.away ?? '',
  score: scoreOf(row),
  regular: row.stage === 'regular',
})

/** A blank figure is not kept; that is not zero. */
const lineOf = (row: Row): RealLine => ({
  game: row.game ?? '',
  team: row.team ?? '',
  player: row.player ?? '',
  line: Object.fromEntries(FIGURES.filter(figure => row[figure]).map(figure => [figure, Number(row[figure])])),
})

/** A season as its files describe it, and what was published of it. */
export const leagueIn = (folder: string) => ({
  teams: rowsOf(join(DATA, folder, 'teams.csv')).map(({ id = '' }) => id),
  games: rowsOf(join(DATA, folder, 'games.csv')).map(gameOf),
  lines: rowsOf(join(DATA, folder, 'box_scores.csv')).map(lineOf),
  expected: JSON.parse(readFileSync(join(DATA, folder, 'expected.json'), 'utf8')) as Expected,
})
export type RealLeague = ReturnType<typeof leagueIn>
