import { gameAnswer } from '../testing/answers'
import { gameLine } from '../games/game-line'
import { recordsAgainst } from './meetings'

const game = (id: number, score?: readonly [home: number, away: number]) =>
  gameLine(gameAnswer({ id, ...(score && { score }) }), '2026-11-21')
const [hawks, bulls] = [1, 2]

it('are counted from the side of the team, at home and away', () => {
  const games = [game(1, [61, 58]), game(2, [50, 70]), game(3)]
  expect(recordsAgainst(games, hawks)).toMatchObject([
    { opponent: { name: 'Bulls' }, wins: 1, losses: 1, difference: -17, last: 2 },
  ])
  expect(recordsAgainst(games, bulls)).toMatchObject([{ opponent: { name: 'Hawks' }, wins: 1, losses: 1, difference: 17 }])
})

it('count a walk-over, whose points are nobody’s', () =>
  expect(recordsAgainst([{ ...game(1), walkover: 'away' }], hawks)).toMatchObject([{ wins: 0, losses: 1, difference: 0 }]))

it('are none before a game is decided', () => expect(recordsAgainst([game(1)], hawks)).toEqual([]))
