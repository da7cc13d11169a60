import { score } from './games.examples'
import {
  blocksItsSlot,
  countsForStandings,
  isCalledOff,
  isToBePlayed,
  isUpcoming,
  lacksResult,
  needsScore,
  statusLabel,
  statusOf,
  type GameStatus,
} from './status'

const scoreOrNone = (text: string | null) => (text === null ? null : score(text))

describe('The status of a game', () => {
  it.each<[string, GameStatus]>([
    ['scheduled', 'scheduled'],
    ['Rescheduled to Sunday', 'scheduled'],
    ['postponed', 'postponed'],
    [' Postponed ', 'postponed'],
    ['Postponed by rain', 'postponed'],
    ['PPD', 'postponed'],
    ['Rained out', 'postponed'],
    ['cancelled', 'cancelled'],
    ['Canceled', 'cancelled'],
    ['Game cancelled: no referees', 'cancelled'],
    ['Called off', 'cancelled'],
    ['Forfeit', 'forfeited'],
    ['Forfeited by Hawks', 'forfeited'],
    ['Walkover', 'forfeited'],
    ['Postponed, then cancelled', 'cancelled'],
    ['Cancelled: forfeit by Hawks', 'forfeited'],
    ['Not postponed', 'scheduled'],
    ['no longer cancelled', 'scheduled'],
  ])('is what the text %j means: %s', (status, expected) => expect(statusOf({ status, score: null })).toBe(expected))

  it('is said by its result, whatever the text says', () => {
    expect(statusOf({ status: 'cancelled', score: score('61–58') })).toBe('completed')
    expect(statusOf({ status: 'scheduled', score: null, walkover: 'home' })).toBe('forfeited')
  })

  it('of 0–0 is no result', () => expect(statusOf({ status: 'scheduled', score: score('0–0') })).toBe('scheduled'))

  it('is live once something was entered, and until it is completed or called off', () => {
    expect(statusOf({ status: 'scheduled', score: null, hasBegun: true })).toBe('live')
    expect(statusOf({ status: 'scheduled', score: score('0–0'), hasBegun: true })).toBe('live')
    expect(statusOf({ status: 'scheduled', score: score('61–58'), hasBegun: true })).toBe('completed')
    expect(statusOf({ status: 'cancelled', score: null, hasBegun: true })).toBe('cancelled')
  })
})

it.each<[GameStatus, ...(readonly boolean[])]>([
  ['scheduled', true, true, false, true, false],
  ['live', true, false, false, true, false],
  ['completed', false, false, false, true, true],
  ['postponed', false, true, true, false, false],
  ['cancelled', false, false, true, false, false],
  ['forfeited', false, false, false, false, true],
])('A %s game is upcoming: %p, to be played: %p, called off: %p, in its slot: %p, in the standings: %p', (status, ...expected) =>
  expect([isUpcoming, isToBePlayed, isCalledOff, blocksItsSlot, countsForStandings].map(is => is(status))).toEqual(expected),
)

it.each<[GameStatus, boolean]>([
  ['scheduled', true],
  ['live', true],
  ['completed', false],
  ['postponed', false],
  ['cancelled', false],
  ['forfeited', false],
])('A %s game of a day needs a score: %p', (status, expected) => {
  expect(needsScore(status, { date: '2026-07-01' })).toBe(expected)
  expect(needsScore(status, { date: null })).toBe(false)
})

it.each<[string, GameStatus, string | null, boolean]>([
  ['scheduled', 'scheduled', '2026-07-01', true],
  ['Scheduled', 'scheduled', '2026-07-01', true],
  ['scheduled', 'scheduled', '2026-07-02', false],
  ['scheduled', 'scheduled', null, false],
  ['Under protest', 'scheduled', '2026-07-01', false],
  ['scheduled', 'live', '2026-06-30', true],
  ['scheduled', 'live', '2026-07-01', false],
  ['scheduled', 'live', null, false],
  ['scheduled', 'completed', '2026-07-01', false],
  ['postponed', 'postponed', '2026-07-01', false],
])('On 2 July a game of status %p, %s, of the day %p lacks its result: %p', (status, state, date, expected) =>
  expect(lacksResult({ status, state, date }, '2026-07-02')).toBe(expected),
)

it.each([
  ['scheduled', null, false, 'Scheduled'],
  ['scheduled', '0–0', false, 'Scheduled'],
  ['scheduled', '61–58', false, 'Completed'],
  ['scheduled', '61–58', true, 'Completed'],
  ['scheduled', null, true, 'Live'],
  ['scheduled', '0–0', true, 'Live'],
  ['cancelled', null, false, 'Cancelled'],
  ['postponed by rain', null, false, 'Postponed by rain'],
])('A game of status %p with the score %p, begun: %p, is shown as %p', (status, text, hasBegun, label) =>
  expect(statusLabel({ status, score: scoreOrNone(text), hasBegun })).toBe(label),
)

it('A game that was won without being played is shown as w/o', () =>
  expect(statusLabel({ status: 'scheduled', score: null, walkover: 'away' })).toBe('w/o'))
