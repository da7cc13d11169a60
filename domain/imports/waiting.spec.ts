import type { Game } from '../games/state'
import { fileGame, here } from './imports.examples'
import type { GamePlan, WantedGame } from './plan-game'
import { rowsOfWay, wayOf, type Waits } from './waiting'

const ALL: Waits = { drafts: true, changes: true }
const toCome = (changes: Partial<WantedGame> = {}) => fileGame({ score: null, lines: [], ...changes })
const cancelled = { ...fileGame().details, status: 'cancelled' as const }
const notPlayed = here({ score: null, lines: {} })

const plan = (changes: Partial<GamePlan> = {}): GamePlan => ({
  schedule: false,
  details: null,
  score: null,
  lines: [],
  rows: [],
  reports: [],
  ...changes,
})
const newGame = plan({ schedule: true })
const moved = plan({ details: fileGame().details })

const way = (game: WantedGame, planned: GamePlan, now: Game = { kind: 'unknown' }, isInDraft = false, waits = ALL) =>
  wayOf({ game, plan: planned, now, isInDraft }, waits)

describe('Where schedules begin as drafts', () => {
  it('a new game to come is drafted', () => expect(way(toCome(), newGame)).toBe('drafted'))
  it('one of the play-offs too', () => expect(way(toCome({ stage: 'playoff' }), newGame)).toBe('drafted'))
  it('one that has a result comes in at once', () => expect(way(fileGame(), newGame)).toBe('at-once'))
  it('one that was cancelled too', () => expect(way(toCome({ details: cancelled }), newGame)).toBe('at-once'))
  it('one of a draft is moved there', () => expect(way(toCome(), moved, notPlayed, true)).toBe('draft-moved'))
  it('one of a draft that has a result by now leaves it', () =>
    expect(way(fileGame(), moved, notPlayed, true)).toBe('from-draft'))
})

describe('Where changes wait', () => {
  it('another slot of a game waits', () => expect(way(toCome(), moved, notPlayed)).toBe('change-waits'))
  it('a result comes in at once', () => expect(way(fileGame(), moved, notPlayed)).toBe('at-once'))
  it('so does what changes of a game that has one', () => expect(way(toCome(), moved, here())).toBe('at-once'))
  it('so does another status', () => expect(way(toCome(), plan({ details: cancelled }), notPlayed)).toBe('at-once'))
})

it('Everything comes in at once where nothing waits', () => {
  const nothing = { drafts: false, changes: false }
  expect([way(toCome(), newGame, undefined, false, nothing), way(toCome(), moved, notPlayed, false, nothing)]).toEqual([
    'at-once',
    'at-once',
  ])
})

it('A change that waits is not remembered as brought in, so that the files say it again', () => {
  const rows = [
    ['game/41/fixture', 'a'],
    ['game/41/details', 'b'],
  ] as const
  expect(rowsOfWay('change-waits', fileGame(), plan({ rows }))).toEqual([rows[0]])
  expect(rowsOfWay('drafted', fileGame(), plan({ rows }))).toEqual(rows)
})
