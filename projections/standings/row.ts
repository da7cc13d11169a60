import { isCompleted, winnerOf } from '@fullcourt/domain/games/completed'
import type { BoxScoreLine, GameFigures, Score, Side } from '@fullcourt/domain/games/events'
import type { FiguresChange } from '@fullcourt/domain/games/figures-facts'
import { otherSide } from '@fullcourt/domain/games/sides'
import type { EntryId, TeamId } from '@fullcourt/domain/ids/kinds'
import { SPORTS } from '@fullcourt/domain/sports/sports'
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

/** What an entry's completed regular games come to. A tie counts neither as won nor as lost. */
export type StandingsRow = {
  readonly entry: EntryId
  readonly team: TeamId
  /** False from when the team left the league. */
  readonly active: boolean
  readonly wins: number
  readonly losses: number
  readonly ties: number
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
  pointsFor: 0,
  pointsAgainst: 0,
  players: 0,
  totals: { sums: {}, kept: {} },
})

/** Named field by field: V8 takes five times as long to spread a row and then define most of its fields again. */
const withScore = (row: StandingsRow, side: Side, score: Score | null, times: 1 | -1): StandingsRow => {
  if (score === null || !isCompleted(score)) return row
  const winner = winnerOf(score)
  const counted = (counts: boolean) => (counts ? times : 0)
  const { entry, team, active, players, totals } = row
  return {
    entry,
    team,
    active,
    wins: row.wins + counted(winner === side),
    losses: row.losses + counted(winner === otherSide(side)),
    ties: row.ties + counted(winner === null),
    pointsFor: row.pointsFor + times * score[side],
    pointsAgainst: row.pointsAgainst + times * score[otherSide(side)],
    players,
    totals,
  }
}

const SUMMARIES = SPORTS.map(({ summary: { percentage, figure } }) => ({ percentage, figure, parts: PERCENTAGES[percentage] }))
const SHOWN: readonly Figure[] = SUMMARIES.flatMap(({ figure, parts }) => [figure, ...parts])

const shown = (line: Figures): Figures => {
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

/** True where a table shows the same of both lines. */
export const showsTheSame = (was: Figures | null, is: Figures | null): boolean => {
  const [before, after] = [shown(was ?? {}), shown(is ?? {})]
  return SHOWN.every(figure => before[figure] === after[figure])
}

const withLines = (row: StandingsRow, side: Side, lines: readonly BoxScoreLine[], take: typeof withLine): StandingsRow => {
  const counted = lines.filter(line => line.side === side)
  if (counted.length === 0) return row
  const { sums, kept } = counted.reduce<Totals>((totals, { line }) => take(totals, shown(line)), { games: 0, ...row.totals })
  return { ...row, totals: { sums, kept } }
}

const without = (row: StandingsRow, side: Side, { score, lines }: GameFigures) =>
  withLines(withScore(row, side, score, -1), side, lines, withoutLine)

const withFigures = (row: StandingsRow, side: Side, { score, lines }: GameFigures) =>
  withLines(withScore(row, side, score, 1), side, lines, withLine)

/** Takes out what a fact took out of a game that the row's team played on that side, and takes in what it put in. */
export const changedRow = (row: StandingsRow, side: Side, { was, is }: FiguresChange): StandingsRow =>
  withFigures(without(row, side, was), side, is)
