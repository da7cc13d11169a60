import type { BoxScoreAnswer } from '../../../../api/schema'
import type { SheetRow } from '../sheet/sheet'
import { scorerRows } from './scorer-rows'

const row = (player: number): SheetRow => ({
  key: `home:${player}`,
  side: 'home',
  team: 1,
  player,
  name: `Player ${player}`,
  onRoster: true,
  removed: false,
  line: null,
  revision: 0,
})

const rosters = (...numbers: readonly (string | null)[]) =>
  ({ homeRoster: numbers.map((number, i) => ({ id: i + 1, number })), awayRoster: [] }) as unknown as BoxScoreAnswer

const listed = (...numbers: readonly (string | null)[]) =>
  scorerRows(
    rosters(...numbers),
    numbers.map((_, i) => row(i + 1)),
    'home',
  )

it('are in the order of their numbers, not of their digits', () =>
  expect(listed('12', '4', '00', '0', '31').map(({ number }) => number)).toEqual(['0', '00', '4', '12', '31']))

it('come last without a number, as they were', () =>
  expect(listed(null, '7', null).map(({ player }) => player)).toEqual([2, 1, 3]))

it('are those of one team', () => {
  const away = { ...row(9), key: 'away:9', side: 'away' } as const
  expect(scorerRows(rosters('7'), [row(1), away], 'home').map(({ player }) => player)).toEqual([1])
})
