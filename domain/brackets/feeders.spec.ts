import { deriveBracket } from './derive'
import { feedersOf, roundOf } from './feeders'

const teams = (count: number) => Array.from({ length: count }, (_, n) => ({ entry: n + 1, team: n + 101 }))
const of = (count: number) => deriveBracket({ seeds: teams(count), games: [], hasThirdPlace: true })

describe('Who plays a matchup is said', () => {
  it('in the first round by the seeds alone', () => expect(feedersOf(of(4), 'r1-0')).toEqual([]))
  it('by all matchups on the way to it, and by no others', () => {
    expect(feedersOf(of(8), 'r2-1')).toEqual(['r1-2', 'r1-3'])
    expect(feedersOf(of(8), 'r3-0').toSorted()).toEqual(['r1-0', 'r1-1', 'r1-2', 'r1-3', 'r2-0', 'r2-1'])
  })
  it('for third place as for the final', () =>
    expect(feedersOf(of(8), 'third-place').toSorted()).toEqual(feedersOf(of(8), 'r3-0').toSorted()))
  it('by nobody where there is no such matchup', () => expect(feedersOf(of(4), 'r9-0')).toEqual([]))
})

it('Rounds are played one after another, third place at the end', () =>
  expect(['third-place', 'r2-0', 'r10-0', 'r1-1'].toSorted((one, other) => roundOf(one) - roundOf(other))).toEqual([
    'r1-1',
    'r2-0',
    'r10-0',
    'third-place',
  ]))
