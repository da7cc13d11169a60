import { judgeScore, judgeTables, type LeagueTable } from './judge'

const table = (...points: readonly (readonly [scored: number, conceded: number])[]): readonly LeagueTable[] => [
  { id: 1, teams: points.map(([pointsFor, pointsAgainst], id) => ({ id, pointsFor, pointsAgainst })) },
]
const first = table([10, 20], [20, 10])
const judge = (is: readonly LeagueTable[], seen?: readonly LeagueTable[]) => judgeTables(is, { first, seen })

it.each([
  ['as it was', judge(first, first), undefined],
  ['raised', judge(table([15, 20], [20, 15]), first), undefined],
  ['without a team', judge(table([10, 10])), 'empty'],
  ['without anything', judge([]), 'empty'],
  ['of two moments', judge(table([15, 20], [20, 10])), 'wrong'],
  ['older than what was seen', judge(first, table([15, 20], [20, 15])), 'backward'],
])('A table %s', (_, fault, expected) => expect(fault).toBe(expected))

it.each([
  [61, undefined, undefined],
  [62, 61, undefined],
  [null, 61, 'empty'],
  [64, 61, 'wrong'],
  [59, undefined, 'wrong'],
  [61, 62, 'backward'],
])('A score of %p after %p', (is, seen, expected) => expect(judgeScore(is, { first: 60, last: 63 }, seen)).toBe(expected))
