import { courtsideAfter, noCourtside, type Courtside } from '@fullcourt/domain/games/courtside'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { projection } from '../projection'
import { onFigures } from './on-figures'

const gameOf = ({ game }: { game: GameId }) => [String(game)]

/** Nothing is recorded any more; the same where nothing was. */
const cleared = (game: Courtside): Courtside =>
  game.clock === null && [game.fouls, game.timeOuts, game.substitutions].every(({ length }) => length === 0) ? game : noCourtside

const ofGames = projection<Courtside, AnyFact>('courtside', { version: 2, initial: () => noCourtside })
  .on('FoulsRecorded', gameOf, (game, _, { fact }) => courtsideAfter(game, fact))
  .on('TimeOutsRecorded', gameOf, (game, _, { fact }) => courtsideAfter(game, fact))
  .on('GameClockSet', gameOf, (game, _, { fact }) => courtsideAfter(game, fact))
  .on('SubstitutionRecorded', gameOf, (game, _, { fact }) => courtsideAfter(game, fact))
  .on('GameSidesChanged', gameOf, cleared)

/**
 * Fouls, time-outs, the clock and substitutions of each game in which somebody recorded any, also while it is deleted: it comes back with them. Others
 * who play it begin with none.
 */
export const courtside = onFigures(ofGames, ({ change, fact: { data } }) => (change.how === 'reset' ? gameOf(data) : []), cleared)
