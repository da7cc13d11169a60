import type { GameFileRow } from '@fullcourt/domain/imports/rows'
import type { CheckResult } from './check-task'
import { joinedParts, LARGEST_PART, resultParts } from './result-parts'

const game = (id: number, lines: number): GameFileRow => ({
  id: `g${id}`,
  fileLine: id + 2,
  stage: 'regular',
  home: 'HAR',
  away: 'MTL',
  details: { date: '2026-01-10', time: '18:30', location: null, status: 'scheduled' },
  score: null,
  lines: Array.from({ length: lines }, (_, player) => ({ team: 'HAR', player: `p${player}`, line: {} })),
})

const checked = (games: readonly GameFileRow[]): CheckResult => ({
  kind: 'checked',
  files: new Map(),
  folder: null,
  rows: { teams: [{ id: 'HAR', name: 'Hawks' }], players: [], rosters: { kind: 'named', places: [] }, games, count: 1 },
  problems: { count: 0, all: [], notes: [] },
})

const sizeOf = (games: readonly GameFileRow[]) => games.reduce((sum, { lines }) => sum + 1 + lines.length, 0)

it.each<[string, CheckResult]>([
  ['a season', checked(Array.from({ length: 2_000 }, (_, id) => game(id, 20)))],
  ['one game of thousands of lines', checked([game(1, 3 * LARGEST_PART), game(2, 1)])],
  ['no games', checked([])],
  ['files that are too large', { kind: 'too-large', message: 'too large' }],
])('%s is whole when its parts are put together', (_, result) => {
  expect(joinedParts([...resultParts(result)])).toEqual(result)
})

it('a season comes in parts of so many lines, the last of which says so', () => {
  const parts = [...resultParts(checked(Array.from({ length: 2_000 }, (_, id) => game(id, 20))))]
  expect(Math.max(...parts.map(({ games }) => sizeOf(games)))).toBeLessThanOrEqual(LARGEST_PART)
  expect(parts.map(({ isLast }) => isLast)).toEqual([...Array<boolean>(parts.length - 1).fill(false), true])
})
