import type { GameLine } from './game-line'
import { resultsOf } from './results-of'

const side = (id: number, name: string, points: number | null) => ({ id, name, points })
const game = (id: number, away: ReturnType<typeof side>, home: ReturnType<typeof side>, completed = true) =>
  ({ id, date: '2026-11-21', completed, walkover: null, away, home }) as GameLine

it('Games of a team are won, lost or tied, at home and away', () =>
  expect(
    resultsOf(
      [
        game(1, side(7, 'Hawks', 61), side(8, 'Bulls', 58)),
        game(2, side(8, 'Bulls', 70), side(7, 'Hawks', 60)),
        game(3, side(7, 'Hawks', 50), side(9, 'Owls', 50)),
        game(4, side(7, 'Hawks', null), side(9, 'Owls', null), false),
        game(5, side(8, 'Bulls', 40), side(9, 'Owls', 50)),
        { ...game(6, side(7, 'Hawks', null), side(9, 'Owls', null), false), walkover: 'away' },
      ],
      7,
    ),
  ).toEqual([
    { game: 1, letter: 'W', words: 'Won 61–58 against Bulls, November 21, 2026' },
    { game: 2, letter: 'L', words: 'Lost 60–70 against Bulls, November 21, 2026' },
    { game: 3, letter: 'T', words: 'Tied 50–50 against Owls, November 21, 2026' },
    { game: 6, letter: 'W', words: 'Won by walk-over against Owls, November 21, 2026' },
  ]))
