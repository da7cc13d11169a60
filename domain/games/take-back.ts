import { factsOrNothing, refuse, type Decision } from '../facts/decision'
import type { PlayerId } from '../ids/kinds'
import { deleteGame, GAME_NOT_FOUND } from './decide'
import { changedFigures } from './changed-figures'
import type { CourtsideTap, GameFact, GameFigures, Side } from './events'
import { figuresChange, type FiguresFact } from './figures-facts'
import { lineOf, noFigures, withWalkover } from './sheet'
import type { ActiveGame, Game } from './state'

/** What somebody entered for a game: each fact names what was there before. */
export type EnteredFact = Extract<
  FiguresFact,
  { readonly type: 'ScoreUpdated' | 'WalkoverRecorded' | 'PeriodScoreUpdated' | 'BoxScoreLineRecorded' | 'GameFiguresRestored' }
>

/** The figures of a game as they were before what was entered. */
const figuresBefore = (figures: GameFigures, entered: readonly EnteredFact[]): GameFigures =>
  entered.reduceRight((later, fact) => {
    const { was, is } = figuresChange(fact)
    return changedFigures(later, { how: 'entered', was: is, is: was })
  }, figures)

const resultOf = ({ score, walkover }: GameFigures): GameFigures => withWalkover({ ...noFigures, score }, walkover ?? null)

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const resultFacts = (game: ActiveGame, before: GameFigures, correction: string): readonly GameFact[] => {
  const [was, is] = [resultOf(game.figures), resultOf(before)]
  if (isSame(was, is)) return []
  return [{ type: 'GameFiguresRestored', data: { game: game.id, in: game.context, correction, was, is } }]
}

/** An undo and what undoes it are about the same action: with the one its notes go, with the other they come back. */
const actionOf = (entered: readonly EnteredFact[], undoes: string): string => {
  const undo = entered.find(({ type }) => type === 'GameFiguresRestored')
  return undo?.type === 'GameFiguresRestored' ? undo.data.correction : undoes
}

/** A period for which nothing was entered is one without points. */
const periodFacts = ({ id: game, context, figures }: ActiveGame, { periods }: GameFigures): readonly GameFact[] => {
  const ids = new Set([...figures.periods, ...periods].map(({ period }) => period))
  return [...ids].flatMap((period): readonly GameFact[] => {
    const was = figures.periods.find(one => one.period === period) ?? null
    const is = periods.find(one => one.period === period) ?? { period, home: null, away: null }
    return isSame(was, is) ? [] : [{ type: 'PeriodScoreUpdated', data: { game, in: context, was, is } }]
  })
}

const opposite = ({ isBack, ...tap }: CourtsideTap): CourtsideTap => (isBack ? tap : { ...tap, isBack: true })

/** The opposites of the taps of which a line became what it is. */
const tapsBack = (entered: readonly EnteredFact[], of: { readonly player: PlayerId; readonly side: Side }) => {
  const taps = entered.flatMap(({ type, data }) =>
    type === 'BoxScoreLineRecorded' && data.player === of.player && data.side === of.side ? (data.taps ?? []) : [],
  )
  return taps.length > 0 ? { taps: taps.map(opposite) } : {}
}

const lineFacts = (
  { id: game, context, figures }: ActiveGame,
  { lines }: GameFigures,
  entered: readonly EnteredFact[],
): readonly GameFact[] => {
  const all = [...figures.lines, ...lines.filter(line => lineOf(figures.lines, line) === undefined)]
  return all.flatMap(({ player, side }): readonly GameFact[] => {
    const [was, is] = [figures.lines, lines].map(sheet => lineOf(sheet, { player, side })?.line ?? null)
    if (was === undefined || is === undefined || isSame(was, is)) return []
    return [
      {
        type: 'BoxScoreLineRecorded',
        data: { game, in: context, player, side, was, is, ...tapsBack(entered, { player, side }) },
      },
    ]
  })
}

/**
 * Takes back what an action entered for a game, all of it with one append: the figures are again what the action found. Whether they are
 * still what it left is for the caller to say, who knows what was changed since. `undoes` is the action's correlation.
 * See docs/history.md#undo.
 */
export const takeBackFigures = (
  game: Game,
  { entered, undoes }: { readonly entered: readonly EnteredFact[]; readonly undoes: string },
): Decision<GameFact> => {
  if (game.kind !== 'active') return GAME_NOT_FOUND
  const before = figuresBefore(game.figures, entered)
  return factsOrNothing([
    ...resultFacts(game, before, actionOf(entered, undoes)),
    ...periodFacts(game, before),
    ...lineFacts(game, before, entered),
  ])
}

const ENTERED_SINCE = refuse('conflict', 'Something was entered for the game since.')

/** Takes a game away that was added or brought back, where nothing was entered for it since. */
export const takeGameBack = (game: Game, { asItWas }: { readonly asItWas: GameFigures }): Decision<GameFact> =>
  game.kind === 'active' && !isSame(game.figures, asItWas) ? ENTERED_SINCE : deleteGame(game)
