import { liveSums, suggestedScore } from './live-sums'
import type { SheetRow } from './sheet'

const row = (side: 'home' | 'away', player: number): SheetRow => ({
  key: `${side}:${player}`,
  side,
  team: side === 'home' ? 1 : 2,
  player,
  name: `Player ${player}`,
  onRoster: true,
  removed: false,
  line: null,
  revision: 0,
})

const lines = [
  { row: row('home', 1), line: { '2PM': 10, '3PM': 2, FTM: 1 } },
  { row: row('home', 2), line: null },
  { row: row('away', 3), line: { PTS: 20 } },
  { row: row('away', 4), line: {} },
]

it('adds up derived points and what is not saved yet', () => {
  expect(liveSums(lines, [], { home: 30, away: 20 })).toEqual({
    sums: { players: { home: 27, away: 20 }, periods: { home: null, away: null } },
    final: { home: 30, away: 20 },
    mismatches: [{ side: 'home', what: 'players', sum: 27, final: 30 }],
  })
})

it('finds nothing wrong while there is no final score', () => {
  expect(liveSums(lines, [{ period: 1, home: 5, away: 6 }], null).mismatches).toEqual([])
})

describe('a score is suggested', () => {
  const { sums } = liveSums(lines, [], null)

  it('that the players come to', () => expect(suggestedScore(sums, null)).toEqual({ home: 27, away: 20 }))

  it('only while none is entered', () => expect(suggestedScore(sums, { home: 27, away: null })).toBeNull())

  it('only where both teams have points', () =>
    expect(suggestedScore(liveSums(lines.slice(0, 2), [], null).sums, null)).toBeNull())
})
