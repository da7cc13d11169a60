import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { BoxScoreLine, GameContext, Side, Stage } from '@fullcourt/domain/games/events'
import type { FiguresChange } from '@fullcourt/domain/games/figures-facts'
import { otherSide } from '@fullcourt/domain/games/sides'
import type { GameId, TeamId } from '@fullcourt/domain/ids/kinds'
import type { Figures } from '@fullcourt/domain/statistics/figures'
import { onFigures } from '../games/on-figures'
import { placeById } from '../order'
import { projection } from '../projection'
import { lineIn, NOWHERE, playerPlace, changedPlayers, type PlayerPlace } from './player-place'

/** One line of a player, in figures as entered. */
export type EnteredPlayerLine = {
  readonly game: GameId
  readonly stage: Stage
  readonly side: Side
  readonly opponent: TeamId
  readonly line: Figures
}

/** A player's lines for one entry, in the order of the games' ids. */
export type PlayerLines = PlayerPlace & { readonly lines: readonly EnteredPlayerLine[] }

const playerLine = (game: GameId, context: GameContext, { side, line }: BoxScoreLine): EnteredPlayerLine => ({
  game,
  stage: context.stage,
  side,
  opponent: context[otherSide(side)].team,
  line,
})

const withChange = (
  document: PlayerLines,
  id: string,
  { game, in: context }: { game: GameId; in: GameContext },
  { was, is }: FiguresChange,
): PlayerLines => {
  const [before, after] = [lineIn(id, context, was), lineIn(id, context, is)]
  const line = after ?? before
  if (line === undefined) return document
  const at = document.lines.findLastIndex(other => other.game < game) + 1
  const replaced = document.lines[at]?.game === game ? 1 : 0
  const entered = after === undefined ? [] : [playerLine(game, context, after)]
  return { ...playerPlace(context, line), lines: document.lines.toSpliced(at, replaced, ...entered) }
}

export const playerLines = onFigures(
  projection<PlayerLines, AnyFact>('playerLines', {
    version: 3,
    initial: () => ({ ...NOWHERE, lines: [] }),
    indexes: { player: ({ player, entry }) => [placeById(player, entry)] },
  }),
  ({ fact, change }) => changedPlayers(fact.data.in, change),
  (lines, { fact, change }, id) => withChange(lines, id, fact.data, change),
)
