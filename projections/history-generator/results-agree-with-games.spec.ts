import type { Side } from '@fullcourt/domain/games/events'
import { otherSide, SIDES } from '@fullcourt/domain/games/sides'
import { opponents } from '../standings/opponents'
import { count, factsOf, holdsAllAlong, type SomeGame } from './at-the-end'
import { activeGamesOfFacts } from './games-of-facts'

/** What is counted of results, counted anew of the games as the facts leave them. */

const won = ({ figures: { score, walkover } }: SomeGame, side: Side) =>
  walkover === undefined ? score !== null && score[side] > score[otherSide(side)] : walkover === side

/** By how much a side won a game that was played to a result; nothing of any other. */
const marginOf = ({ figures: { score, walkover } }: SomeGame, side: Side) =>
  walkover === undefined && score !== null && score.home + score.away > 0 ? [score[side] - score[otherSide(side)]] : []

const scoredBy = ({ figures: { score, walkover } }: SomeGame, side: Side) =>
  walkover === undefined && score !== null ? score[side] : 0

const hasResult = (game: SomeGame) => game.figures.walkover !== undefined || marginOf(game, 'home').length > 0

it('An entry has won and lost against another what the regular games of both at the end say', () =>
  holdsAllAlong(opponents, (documents, facts) => {
    const games = activeGamesOfFacts(facts).filter(({ context }) => context.stage === 'regular')
    const between = (one: number, opponent: number) =>
      SIDES.flatMap(side =>
        games
          .filter(({ context }) => context[side].entry === one && context[otherSide(side)].entry === opponent)
          .map(game => ({
            isWon: won(game, side),
            isLost: won(game, otherSide(side)),
            isForfeit: game.figures.walkover === otherSide(side),
            margin: marginOf(game, side),
            scored: scoredBy(game, side),
          })),
      )
    const ids = factsOf(facts, 'TeamEnteredLeague')
      .map(({ data: { entry } }) => entry)
      .toSorted((a, b) => a - b)
    for (const entry of ids) {
      const records = ids.map(opponent => {
        const games = between(entry, opponent)
        const forfeits = count(games, ({ isForfeit }) => isForfeit)
        return {
          entry: opponent,
          wins: count(games, ({ isWon }) => isWon),
          losses: count(games, ({ isLost }) => isLost),
          ...(forfeits > 0 ? { forfeits } : {}),
          scored: games.reduce((sum, { scored }) => sum + scored, 0),
          margins: games.flatMap(({ margin }) => margin).toSorted((a, b) => a - b),
        }
      })
      type Decided = { readonly wins: number; readonly losses: number; readonly margins?: readonly number[] }
      const decided = ({ wins, losses, margins = [] }: Decided) => wins + losses + margins.length > 0
      expect((documents.get(String(entry))?.against ?? []).filter(decided)).toEqual(records.filter(decided))
      const open = SIDES.flatMap(side => games.filter(game => game.context[side].entry === entry && !hasResult(game)))
      expect((documents.get(String(entry))?.open ?? []).map(([game]) => game)).toEqual(
        open.map(({ id }) => id).toSorted((a, b) => a - b),
      )
    }
    expect(ids.map(String)).toEqual(expect.arrayContaining([...documents.keys()]))
  }))
