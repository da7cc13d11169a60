import { line } from '@fullcourt/domain/statistics/figures.examples'
import type { Abbreviation } from '@fullcourt/domain/statistics/definitions'
import type { LeaderForm } from '@fullcourt/domain/statistics/qualifying'
import type { ShotsByPercentage } from '@fullcourt/domain/statistics/shots'
import { noTotals, withLine } from '@fullcourt/domain/statistics/totals'
import { padNumber } from '../order'
import { rankingPlaceIn, rankingPlaces, rankingKey } from './rankings'

const SEASON = 3

type Season = { readonly lines: readonly string[]; readonly shots?: ShotsByPercentage; readonly team?: number }

const part = ({ lines, shots = {}, team = 11 }: Season) => ({ team, totals: lines.map(line).reduce(withLine, noTotals), shots })

/** The players in a list as it is read, from its end. */
const led = (abbreviation: Abbreviation, by: LeaderForm, ...players: readonly (readonly Season[])[]) =>
  players
    .flatMap((parts, at) => rankingPlaces(SEASON, at + 1, parts.map(part)))
    .filter(({ key }) => key === rankingKey(SEASON, { abbreviation, by }))
    .map(({ order }) => order)
    .toSorted()
    .toReversed()
    .map(rankingPlaceIn)

const playersLed = (...of: Parameters<typeof led>) => led(...of).map(({ player }) => player)

describe('Leaders are listed', () => {
  it('by what they have in total, whatever the number of its digits', () =>
    expect(playersLed('PTS', 'total', [{ lines: ['PTS 9'] }], [{ lines: ['PTS 100'] }], [{ lines: ['PTS 20'] }])).toEqual([
      2, 3, 1,
    ]))

  it('by what they have per game, by the exact mean', () =>
    expect(
      playersLed(
        'REB',
        'game',
        [{ lines: ['REB 10', 'REB 11', 'REB 11'] }],
        [{ lines: ['REB 10', 'REB 11'] }],
        [{ lines: ['REB 11'] }],
      ),
    ).toEqual([3, 1, 2]))

  it('by percentages once, in whichever form they are asked for', () => {
    const shooters = [[1, 3] as const, [2, 3] as const].map(([made, attempted]) => [
      { lines: ['PTS 1'], shots: { 'FT%': { made, attempted } } },
    ])
    expect(playersLed('FT%', 'game', ...shooters)).toEqual([2, 1])
    expect(playersLed('FT%', 'total', ...shooters)).toEqual([2, 1])
  })

  it('with one value, where it is equal, however it came about', () => {
    const [first, second] = led(
      'PTS',
      'game',
      [{ lines: ['PTS 2', 'PTS 0', 'PTS 0'] }],
      [{ lines: ['PTS 4', ...Array<string>(5).fill('PTS 0')] }],
    )
    expect(first?.value).toBe(second?.value)
    expect(first?.value).toBe(padNumber(2 / 3))
  })

  it('with the parts of all entries together, and their teams', () =>
    expect(
      led('PTS', 'game', [
        { lines: ['PTS 9', 'PTS 1'], team: 11 },
        { lines: ['PTS 5'], team: 12 },
      ]),
    ).toEqual([{ value: padNumber(5), games: 3, attempted: 0, teams: [11, 12], player: 1 }]))

  it('by a sum, which has no minimum, without what would move it with each game', () =>
    expect(led('PTS', 'total', [{ lines: ['PTS 9', 'PTS 0'] }])).toEqual([
      { value: padNumber(9), games: 0, attempted: 0, teams: [], player: 1 },
    ]))

  it('with what decides whether they are ranked', () =>
    expect(led('FT%', 'game', [{ lines: ['PTS 1', 'PTS 2'], shots: { 'FT%': { made: 3, attempted: 4 } } }])).toEqual([
      { value: padNumber(0.75), games: 2, attempted: 4, teams: [11], player: 1 },
    ]))

  it('where they have anything', () => {
    expect(playersLed('AST', 'total', [{ lines: ['AST 0'] }], [{ lines: ['PTS 3'] }])).toEqual([])
    expect(rankingPlaces(SEASON, 1, [])).toEqual([])
  })
})
