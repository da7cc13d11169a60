import { deriveLine } from '@fullcourt/domain/statistics/line'
import { inFigureOrder, type Figure, type Figures } from '@fullcourt/domain/statistics/figures'
import { INCREMENTS, type TapKind } from './taps'

/** A tap of a line; taken back it counts -1. */
export type LineTap = { readonly kind: TapKind; readonly times: 1 | -1 }

/** What is counted from 0 when the first shot of a line is tapped, in the order in which one makes others follow. */
const SHOT_FIGURES = ['2PM', '2PA', '3PM', '3PA', 'FTM', 'FTA', 'FGM', 'FGA', 'PTS'] as const

/** Each attempt with what was made of it. */
const MADE = { '2PA': '2PM', '3PA': '3PM', FTA: 'FTM', FGA: 'FGM' } as const

const isAttempt = (figure: Figure): figure is keyof typeof MADE => figure in MADE

const follows = (line: Figures, figure: Figure) => line[figure] === undefined && deriveLine(line).figures[figure] !== undefined

/** Every shot figure that is kept, from 0; one that follows from those before it is not entered. */
const withShotsFromZero = (line: Figures, kept: ReadonlySet<Figure>): Figures =>
  SHOT_FIGURES.reduce<Figures>(
    (figures, figure) => (kept.has(figure) && !follows(figures, figure) ? { ...figures, [figure]: 0 } : figures),
    line,
  )

const hasShots = (line: Figures) => SHOT_FIGURES.some(figure => line[figure] !== undefined)

const isShot = (kind: TapKind) => kind !== 'REB' && kind !== 'AST'

/** Who had not missed before has attempted what they made. */
const startOf = (line: Figures, figure: Figure): number => (isAttempt(figure) ? (deriveLine(line).figures[MADE[figure]] ?? 0) : 0)

/** All attempts begin only where those of the distance are not kept. */
const isOfDistance = (kind: TapKind, figure: Figure, kept: ReadonlySet<Figure>) =>
  figure !== 'FGA' || !kept.has(kind === 'miss 2' ? '2PA' : '3PA')

/**
 * Whether a tap begins a figure that the line does not have. A rebound, an assist and a miss do; what was made does not: points
 * that were entered without shots stay without them, or the shots would contradict the points.
 */
const begins = (line: Figures, kind: TapKind, figure: Figure, kept: ReadonlySet<Figure>) =>
  kept.has(figure) && !follows(line, figure) && (!isShot(kind) || (kind.startsWith('miss') && isOfDistance(kind, figure, kept)))

const withTap = (line: Figures, { kind, times }: LineTap, kept: ReadonlySet<Figure>): Figures => {
  const ground = isShot(kind) && !hasShots(line) ? withShotsFromZero(line, kept) : line
  const added = Object.entries(INCREMENTS[kind]).flatMap(([name, more]): [string, number][] => {
    const figure = name as Figure
    const entered = ground[figure] ?? (begins(ground, kind, figure, kept) ? startOf(ground, figure) : undefined)
    return entered === undefined ? [] : [[figure, Math.max(0, entered + times * more)]]
  })
  return { ...ground, ...Object.fromEntries(added) }
}

const isAllZero = (line: Figures) => Object.values(line).every(value => value === 0)

/**
 * A line after taps, whatever it was before them: so they can be put on top of what somebody else entered meanwhile. A line whose
 * only taps were taken back holds no figure: they did not play.
 */
export const tappedLine = (line: Figures | null, taps: readonly LineTap[], kept: ReadonlySet<Figure>): Figures | null => {
  if (taps.length === 0) return line
  const is = taps.reduce<Figures>((figures, tap) => withTap(figures, tap, kept), line ?? {})
  const isTakenBack = taps.at(-1)?.times === -1 && isAllZero(is)
  if (!isTakenBack) return inFigureOrder(is)
  return line === null || isAllZero(line) ? line : {}
}
