import type { GameFigures, Side } from '@fullcourt/domain/games/events'
import type { FiguresChange } from '@fullcourt/domain/games/figures-facts'
import type { Entered } from '@fullcourt/domain/games/in-progress'
import type { PointSums } from '@fullcourt/domain/games/mismatch'
import { SIDES } from '@fullcourt/domain/games/sides'
import { deriveLine, didNotPlay } from '@fullcourt/domain/statistics/line'
import { scoreIn } from '@fullcourt/domain/statistics/score-figure'

/** What the sheet of a game adds up to. */
export type GamePoints = {
  /** Points of the players' lines, and in how many lines points are kept. */
  readonly players: { readonly [side in Side]: { readonly sum: number; readonly lines: number } }
  /** Points of the periods, and how many were entered. */
  readonly periods: { readonly [side in Side]: { readonly sum: number; readonly count: number } }
  /** How many lines hold a figure; one without any did not play. */
  readonly entered: number
  /** How many lines have figures that do not add up (`deriveLine`). */
  readonly flagged: number
}

type Times = 1 | -1

export const noGamePoints: GamePoints = {
  players: { home: { sum: 0, lines: 0 }, away: { sum: 0, lines: 0 } },
  periods: { home: { sum: 0, count: 0 }, away: { sum: 0, count: 0 } },
  entered: 0,
  flagged: 0,
}

const onSide = (points: GamePoints, { lines, periods }: GameFigures, side: Side, times: Times) => {
  const { players: before, periods: earlier } = points
  const kept = lines.filter(line => line.side === side).flatMap(({ line }) => scoreIn(deriveLine(line).figures) ?? [])
  const entered = periods.flatMap(period => period[side] ?? [])
  return {
    player: { sum: before[side].sum + times * total(kept), lines: before[side].lines + times * kept.length },
    period: { sum: earlier[side].sum + times * total(entered), count: earlier[side].count + times * entered.length },
  }
}

const total = (points: readonly number[]) => points.reduce((sum, point) => sum + point, 0)

const withFigures = (points: GamePoints, figures: GameFigures, times: Times): GamePoints => {
  const [home, away] = [onSide(points, figures, 'home', times), onSide(points, figures, 'away', times)]
  const entered = figures.lines.filter(({ line }) => !didNotPlay(line)).length
  const flagged = figures.lines.filter(({ line }) => deriveLine(line).flags.length > 0).length
  return {
    players: { home: home.player, away: away.player },
    periods: { home: home.period, away: away.period },
    entered: points.entered + times * entered,
    flagged: points.flagged + times * flagged,
  }
}

/** Takes out what a fact took out, and takes in what it put in. */
export const changedPoints = (points: GamePoints, { was, is }: FiguresChange): GamePoints =>
  withFigures(withFigures(points, was, -1), is, 1)

export const sameGamePoints = (a: GamePoints, b: GamePoints): boolean =>
  a.entered === b.entered &&
  a.flagged === b.flagged &&
  SIDES.every(
    side =>
      a.players[side].sum === b.players[side].sum &&
      a.players[side].lines === b.players[side].lines &&
      a.periods[side].sum === b.periods[side].sum &&
      a.periods[side].count === b.periods[side].count,
  )

/** The points of a whole sheet. */
export const gamePointsOf = (figures: GameFigures): GamePoints => withFigures(noGamePoints, figures, 1)

/** What players and periods of a game add up to, as `pointSums` finds it from the whole sheet. */
export const pointSumsOf = ({ players, periods }: GamePoints): PointSums => ({
  players: {
    home: players.home.lines === 0 ? null : players.home.sum,
    away: players.away.lines === 0 ? null : players.away.sum,
  },
  periods: {
    home: periods.home.count === 0 ? null : periods.home.sum,
    away: periods.away.count === 0 ? null : periods.away.sum,
  },
})

/** How much was entered of a game, as the rule of a game in progress asks for it. */
export const enteredOf = ({ entered, periods }: GamePoints): Entered => ({
  lines: entered,
  periods: periods.home.count + periods.away.count,
})
