import type { Side } from '@fullcourt/domain/games/events'
import { otherSide, SIDES } from '@fullcourt/domain/games/sides'
import { opponents } from '../standings/opponents'
import { count, factsOf, holdsAllAlong, type SomeGame } from './at-the-end'
import { activeGamesOfFacts } from './games-of-facts'

/** What is counted of results, counted anew of the games as the facts leave them. */

const won = ({ figures: { score, walkover } }: SomeGame, side: Side) =>
  walkover === undefined ? score !== null && score[side] > score[otherSide(side)] : walkover === side

it('An entry has won and lost against another what the regular games of both at the end say', () =>
  holdsAllAlong(opponents, (documents, facts) => {
    const games = activeGamesOfFacts(facts).filter(({ context }) => context.stage === 'regular')
    const between = (one: number, opponent: number) =>
      SIDES.flatMap(side =>
        games
          .filter(({ context }) => context[side].entry === one && context[otherSide(side)].entry === opponent)
          .map(game => ({ isWon: won(game, side), isLost: won(game, otherSide(side)) })),
      )
    const ids = factsOf(facts, 'TeamEnteredLeague')
      .map(({ data: { entry } }) => entry)
      .toSorted((a, b) => a - b)
    for (const entry of ids) {
      const records = ids.map(opponent => ({
        entry: opponent,
        wins: count(between(entry, opponent), ({ isWon }) => isWon),
        losses: count(between(entry, opponent), ({ isLost }) => isLost),
      }))
      const decided = ({ wins, losses }: { wins: number; losses: number }) => wins > 0 || losses > 0
      expect((documents.get(String(entry))?.against ?? []).filter(decided)).toEqual(records.filter(decided))
    }
    expect(ids.map(String)).toEqual(expect.arrayContaining([...documents.keys()]))
  }))
