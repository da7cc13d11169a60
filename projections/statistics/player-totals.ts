import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { GameContext } from '@fullcourt/domain/games/events'
import type { FiguresChange } from '@fullcourt/domain/games/figures-facts'
import { noTotals, withLine, withoutLine, type Totals } from '@fullcourt/domain/statistics/totals'
import { onFigures } from '../games/on-figures'
import { padId, placeById } from '../order'
import { projection } from '../projection'
import { lineIn, NOWHERE, playerPlace, changedPlayers, type PlayerPlace } from './player-place'

/** What a player's lines for one entry come to, by the stage of the games. */
export type EntryTotals = PlayerPlace & { readonly regular: Totals; readonly playoff: Totals }

const withChange = (totals: EntryTotals, id: string, context: GameContext, { was, is }: FiguresChange): EntryTotals => {
  const [before, after] = [lineIn(id, context, was), lineIn(id, context, is)]
  const line = after ?? before
  return line === undefined
    ? totals
    : {
        ...totals,
        ...playerPlace(context, line),
        [context.stage]: withLine(withoutLine(totals[context.stage], before?.line ?? null), after?.line ?? null),
      }
}

export const playerTotals = onFigures(
  projection<EntryTotals, AnyFact>('playerTotals', {
    version: 4,
    initial: () => ({ ...NOWHERE, regular: noTotals, playoff: noTotals }),
    indexes: {
      league: ({ league, player, entry, regular, playoff }) =>
        regular.games + playoff.games === 0 ? [] : [{ key: String(league), order: `${padId(player)} ${padId(entry)}` }],
      player: ({ player, entry }) => [placeById(player, entry)],
    },
  }),
  ({ fact, change }) => changedPlayers(fact.data.in, change),
  (totals, { fact, change }, id) => withChange(totals, id, fact.data.in, change),
)
