import { exampleBracket, result } from '../../ui/bracket/bracket.examples'
import { playedDaysOf } from './played-days'
import { bracketThrough } from './through'

const [SEMIFINALS, THIRD, FINAL] = ['2026-03-10', '2026-03-12', '2026-03-14']

const games = {
  'r1-0': { ...result(1, 4, '61–58'), date: SEMIFINALS },
  'r1-1': { ...result(2, 3, '70–71'), date: SEMIFINALS },
  'third-place': { ...result(2, 4, '50–40'), date: THIRD },
  'r2-0': { ...result(1, 3, '80–79'), date: FINAL },
}
const whole = exampleBracket({ games, hasThirdPlace: true })

const until = (...played: readonly (keyof typeof games)[]) =>
  exampleBracket({
    games: Object.fromEntries(
      Object.entries(games).flatMap(([matchId, game]) =>
        played.some(one => one === matchId) || matchId === 'r1-0' || matchId === 'r1-1'
          ? [[matchId, played.some(one => one === matchId) ? game : { ...game, score: null }]]
          : [],
      ),
    ),
    hasThirdPlace: true,
  })

const outline = ({ rounds, thirdPlace, champion }: typeof whole) => ({
  matchups: [...rounds.flatMap(({ matchups }) => matchups), ...(thirdPlace ? [thirdPlace] : [])].map(
    ({ matchId, teamA, teamB, winner, game }) => [matchId, teamA, teamB, winner, game?.points.teamA ?? null],
  ),
  champion,
})

it('before the first day nothing is decided', () =>
  expect(outline(bracketThrough(whole, '2026-03-09'))).toEqual(outline(until())))

it('after the semifinals the final has its teams and no result', () =>
  expect(outline(bracketThrough(whole, SEMIFINALS))).toEqual(outline(until('r1-0', 'r1-1'))))

it('after the last day it is the bracket of now', () => expect(bracketThrough(whole, FINAL)).toEqual(whole))

it('its days are those on which something was decided', () => expect(playedDaysOf(whole)).toEqual([SEMIFINALS, THIRD, FINAL]))
