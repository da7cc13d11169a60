import type { PlayerId } from '../ids/kinds'
import { addLines } from '../statistics/add-lines'
import type { Figures } from '../statistics/figures'
import { shareLine } from '../statistics/share-line'
import type { BoxScoreLine, CourtsideTap, GameFact, Side } from './events'
import { linesOf } from './sheet'
import type { ActiveGame } from './state'

/** The line of a person on one side: `ids` are all ids under which it may have been recorded, first the one that counts. */
export type PersonsLine = { readonly ids: readonly [PlayerId, ...PlayerId[]]; readonly side: Side }

/** Facts about a line, of which the first says by which taps it became so. */
export const withTaps = (facts: readonly GameFact[], taps: readonly CourtsideTap[] = []): readonly GameFact[] => {
  const [first, ...others] = facts
  if (first?.type !== 'BoxScoreLineRecorded' || taps.length === 0) return facts
  return [{ ...first, data: { ...first.data, taps } }, ...others]
}

const sameFigures = (a: Figures | null, b: Figures | null) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Facts after which a person's lines add up to what `change` makes of their sum. Each figure stays with the id under which it was
 * recorded, as `named` says or as it is, so that the undo of a merge loses nothing; only a line that nobody had is that of the one who
 * counts.
 */
export const changePersonsLine = (
  { id: game, context, figures }: ActiveGame,
  { ids, side }: PersonsLine,
  change: (sum: Figures) => Figures,
  named: readonly Omit<BoxScoreLine, 'side'>[] = [],
): GameFact[] => {
  const recorded = (player: PlayerId, was: Figures | null, is: Figures | null): GameFact[] =>
    sameFigures(was, is) ? [] : [{ type: 'BoxScoreLineRecorded', data: { game, in: context, player, side, was, is } }]
  const lines = linesOf(figures.lines, ids, side)
  if (lines.length === 0) return recorded(ids[0], null, change({}))
  const sum = addLines(lines.map(({ line }) => line))
  const whole = change(sum)
  const wanted = lines.map(({ player, line }) => named.find(one => one.player === player)?.line ?? line)
  const shared = shareLine(wanted, whole)
  return lines.flatMap(({ player, line }, i) => recorded(player, line, shared[i] ?? line))
}
