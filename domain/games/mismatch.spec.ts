import type { PlayerId } from '../ids/kinds'
import { line } from '../statistics/figures.examples'
import type { BoxScoreLine, Side } from './events'
import { period, score } from './games.examples'
import { mismatches, pointSums } from './mismatch'

const lines = (side: Side, ...texts: string[]): BoxScoreLine[] =>
  texts.map((text, i): BoxScoreLine => ({ player: i as PlayerId, side, line: line(text) }))

/** `home players 42 ≠ 35` */
const found = (final: string | null, sheet: BoxScoreLine[], ...periods: string[]) =>
  mismatches(final === null ? null : score(final), pointSums({ lines: sheet, periods: periods.map(period) })).map(
    ({ side, what, sum, final }) => `${side} ${what} ${sum} ≠ ${final}`,
  )

describe('The points of the players', () => {
  it('that add up to the score are no mismatch', () =>
    expect(found('20–7', [...lines('home', 'PTS 12', 'PTS 8'), ...lines('away', 'PTS 7')])).toEqual([]))

  it('that do not are one, side by side', () =>
    expect(found('35–7', [...lines('home', 'PTS 42'), ...lines('away', 'PTS 6')])).toEqual([
      'away players 6 ≠ 7',
      'home players 42 ≠ 35',
    ]))

  it('count what follows from the made shots', () => expect(found('12–0', lines('home', 'FGM 5, 3PM 1, FTM 1'))).toEqual([]))

  it('are compared with nothing where nobody has any', () => {
    expect(found('20–7', [])).toEqual([])
    expect(found('20–7', lines('home', '', 'REB 3'))).toEqual([])
  })

  it('of zero are compared with the score', () => expect(found('20–7', lines('home', 'PTS 0'))).toEqual(['home players 0 ≠ 20']))
})

describe('The points of the periods', () => {
  it('that add up to the score are no mismatch', () => expect(found('23–21', [], 'Q1 15–12', 'Q2 8–9')).toEqual([]))

  it('that do not are one, side by side', () =>
    expect(found('23–22', [], 'Q1 15–12', 'Q2 8–9')).toEqual(['away periods 21 ≠ 22']))

  it('of one team are compared with its score, though the other has none', () => {
    expect(found('23–21', [], 'Q1 15–-', 'Q2 9–-')).toEqual(['home periods 24 ≠ 23'])
    expect(found('23–21', [], 'Q1 -–15', 'Q2 -–5')).toEqual(['away periods 20 ≠ 21'])
  })

  it('of a team that has none are no mismatch', () => {
    expect(found('23–21', [], 'Q1 15–-', 'Q2 8–-')).toEqual([])
    expect(found('23–21', [])).toEqual([])
  })

  it('count a missing one as nothing', () => expect(found('15–12', [], 'Q1 15–12', 'Q2 8–-')).toEqual(['home periods 23 ≠ 15']))
})

it('Players and periods are reported separately', () =>
  expect(found('20–7', [...lines('home', 'PTS 19')], 'Q1 18–7')).toEqual(['home players 19 ≠ 20', 'home periods 18 ≠ 20']))

it('Without a final score nothing is compared with it', () =>
  expect(found(null, lines('home', 'PTS 12'), 'Q1 15–12')).toEqual([]))

it('The sums are absent where there is nothing to add', () => {
  expect(pointSums({ lines: [], periods: [] })).toEqual({
    players: { home: null, away: null },
    periods: { home: null, away: null },
  })
  expect(pointSums({ lines: lines('away', 'PTS 3', 'PTS 4'), periods: [period('Q1 2–3')] })).toEqual({
    players: { home: null, away: 7 },
    periods: { home: 2, away: 3 },
  })
})
