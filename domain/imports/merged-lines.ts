import { groupBy } from '../facts/group-by'
import type { Side } from '../games/events'
import { lineOf, linesOf } from '../games/sheet'
import { SIDES } from '../games/sides'
import type { Game } from '../games/state'
import type { PlayerId } from '../ids/kinds'
import type { Identities } from '../players/merging/identities'
import { addLines } from '../statistics/add-lines'
import { inFigureOrder } from '../statistics/figures'
import { digestOf, type Digest, type UnitDigests } from './figures'
import { lineFigure, type WantedGame } from './plan-game'

/** A game as the files say, as it is here, and as it was last brought in. */
export type ComparedGame = { readonly game: WantedGame; readonly now: Game; readonly before: UnitDigests }

type Line = WantedGame['lines'][number]

const resolve = (lines: readonly Line[], { masterOf }: Identities): readonly Line[] => {
  return groupBy(lines, ({ player, side }) => `${masterOf(player)}-${side}`).map(same => ({
    player: masterOf(same[0].player),
    side: same[0].side,
    line: addLines(same.map(({ line }) => line)),
  }))
}

/**
 * The digest under which a person's line was last brought in: that of the sum of their lines where none of them was changed here
 * since; else what was remembered of their own.
 */
const lastOf = (
  digest: Digest,
  { game, now, before }: ComparedGame,
  ids: readonly PlayerId[],
  side: Side,
): string | undefined => {
  const lines = now.kind === 'unknown' ? [] : now.figures.lines
  const known = ids.flatMap(id => {
    const last = before.get(lineFigure(game, side, id))
    return last === undefined ? [] : [{ id, last }]
  })
  const digestOfLine = (id: PlayerId) => {
    const line = lineOf(lines, { player: id, side })
    return digestOf(digest, line ? inFigureOrder(line.line) : null)
  }
  const here = linesOf(lines, ids, side)
  const sum = digestOf(digest, here.length === 0 ? null : inFigureOrder(addLines(here.map(({ line }) => line))))
  const own = known[0]?.last
  const isUnchanged = here.length === known.length && known.every(({ id, last }) => digestOfLine(id) === last)
  return own !== sum && isUnchanged ? sum : own
}

/** The same with the lines of merged players as lines of the players for whom they count (docs/merging.md#what-else-is-merged). */
export const withMergedLines = (digest: Digest, identities: Identities, compared: ComparedGame): ComparedGame => {
  const { game, now, before } = compared
  const { masterOf, idsOf } = identities
  const lines = now.kind === 'unknown' ? [] : now.figures.lines
  const named = [...game.lines, ...lines].map(({ player }) => player)
  const persons = new Set(named.map(masterOf).filter(person => idsOf(person).length > 1))
  if (persons.size === 0) return compared
  const digests = new Map(before)
  for (const person of persons)
    for (const side of SIDES) {
      const last = lastOf(digest, compared, idsOf(person), side)
      for (const id of idsOf(person)) digests.delete(lineFigure(game, side, id))
      if (last !== undefined) digests.set(lineFigure(game, side, person), last)
    }
  return {
    game: { ...game, lines: resolve(game.lines, identities) },
    now: now.kind === 'unknown' ? now : { ...now, figures: { ...now.figures, lines: resolve(lines, identities) } },
    before: digests,
  }
}

/** Lines of persons as the files name them: each figure is written under the id that it is of. */
export const asNamed = (
  lines: readonly Line[],
  { game }: Pick<ComparedGame, 'game'>,
  { masterOf }: Identities,
): readonly Line[] =>
  lines.flatMap(({ player, side }) => game.lines.filter(named => masterOf(named.player) === player && named.side === side))
