import type { BoxScoreLine, GameFigures, Side } from '@fullcourt/domain/games/events'
import { changesResult, type FiguresChange } from '@fullcourt/domain/games/figures-facts'
import { lineOf } from '@fullcourt/domain/games/sheet'
import type { GameResult } from '@fullcourt/domain/games/status'
import type { EntryId, TeamId } from '@fullcourt/domain/ids/kinds'
import { SPORTS } from '@fullcourt/domain/sports/sports'
import { countedResult } from '@fullcourt/domain/standings/counted-result'
import { PERCENTAGES } from '@fullcourt/domain/statistics/definitions'
import type { Figure, Figures } from '@fullcourt/domain/statistics/figures'
import { deriveLine } from '@fullcourt/domain/statistics/line'
import { shotsIn } from '@fullcourt/domain/statistics/shots'
import { withLine, withoutLine, type Totals } from '@fullcourt/domain/statistics/totals'

/**
 * Sums of a team's lines, and in how many lines each figure was kept, of what a table shows: of each sport's summary
 * (docs/standings.md#percentages:
 * 3PM, and FTM and FTA of the lines that keep both).
 */
export type TeamTotals = Pick<Totals, 'sums' | 'kept'>

/** What an entry's regular games with a result come to. A tie counts neither as won nor as lost. */
export type StandingsRow = {
  readonly entry: EntryId
  readonly team: TeamId
  /** False from when the team left the league. */
  readonly active: boolean
  readonly wins: number
  readonly losses: number
  readonly ties: number
  /** How many of its wins and losses were no game; earlier versions do not know it. */
  readonly walkovers?: number
  readonly pointsFor: number
  readonly pointsAgainst: number
  /** How many are on the roster. */
  readonly players: number
  readonly totals: TeamTotals
}

export const newRow = (entry: EntryId, team: TeamId): StandingsRow => ({
  entry,
  team,
  active: true,
  wins: 0,
  losses: 0,
  ties: 0,
  walkovers: 0,
  pointsFor: 0,
  pointsAgainst: 0,
  players: 0,
  totals: { sums: {}, kept: {} },
})

/** Named field by field: V8 takes five times as long to spread a row and then define most of its fields again. */
const withResult = (row: StandingsRow, side: Side, game: GameResult, times: 1 | -1): StandingsRow => {
  const is = countedResult(game, side)
  if (is === null) return row
  const { result, points } = is
  const counted = (counts: boolean) => (counts ? times : 0)
  const { entry, team, active, players, totals, walkovers = 0 } = row
  return {
    entry,
    team,
    active,
    wins: row.wins + counted(result === 'W'),
    losses: row.losses + counted(result === 'L'),
    ties: row.ties + counted(result === 'T'),
    walkovers: walkovers + counted(points === null),
    pointsFor: row.pointsFor + times * (points?.own ?? 0),
    pointsAgainst: row.pointsAgainst + times * (points?.other ?? 0),
    players,
    totals,
  }
}

const SUMMARIES = SPORTS.map(({ summary: { percentage, figure } }) => ({ percentage, figure, parts: PERCENTAGES[percentage] }))
const SHOWN: readonly Figure[] = SUMMARIES.flatMap(({ figure, parts }) => [figure, ...parts])

const shownFigures = (line: Figures): Figures => {
  const { figures } = deriveLine(line)
  const summary: { [figure in Figure]?: number } = {}
  for (const { percentage, figure, parts } of SUMMARIES) {
    const shots = shotsIn(figures, percentage)
    const [made, attempted] = parts
    summary[figure] = figures[figure]
    summary[made] = shots?.made
    summary[attempted] = shots?.attempted
  }
  return summary
}

const NO_LINE: Figures = {}

const showsTheSame = (was: Figures = NO_LINE, is: Figures = NO_LINE): boolean => {
  const [before, after] = [shownFigures(was), shownFigures(is)]
  return SHOWN.every(figure => before[figure] === after[figure])
}

/** Whether tables show anything else after a change: results, and what lines hold of a few figures. */
export const changesRows = (change: FiguresChange): boolean => {
  const { was, is } = change
  const isUnlike = (line: BoxScoreLine) => !showsTheSame(lineOf(was.lines, line)?.line, lineOf(is.lines, line)?.line)
  return changesResult(change) || [...was.lines, ...is.lines].some(isUnlike)
}

const withLines = (row: StandingsRow, side: Side, lines: readonly BoxScoreLine[], take: typeof withLine): StandingsRow => {
  const counted = lines.filter(line => line.side === side)
  if (counted.length === 0) return row
  const { sums, kept } = counted.reduce<Totals>((totals, { line }) => take(totals, shownFigures(line)), {
    games: 0,
    ...row.totals,
  })
  return { ...row, totals: { sums, kept } }
}

const without = (row: StandingsRow, side: Side, figures: GameFigures) =>
  withLines(withResult(row, side, figures, -1), side, figures.lines, withoutLine)

const withFigures = (row: StandingsRow, side: Side, figures: GameFigures) =>
  withLines(withResult(row, side, figures, 1), side, figures.lines, withLine)

/** Takes out what a fact took out of a game that the row's team played on that side, and takes in what it put in. */
export const changedRow = (row: StandingsRow, side: Side, { was, is }: FiguresChange): StandingsRow =>
  withFigures(without(row, side, was), side, is)
