import type { Game } from '../games/state'
import type { PlayerId } from '../ids/kinds'
import { fileGame, here, lastTime, plain } from './imports.examples'
import type { UnitDigests } from './figures'
import { planGame, type GamePlan, type WantedGame } from './plan-game'

const unknown: Game = { kind: 'unknown' }
const deleted: Game = { ...(here() as Extract<Game, { kind: 'active' }>), kind: 'deleted', cause: null }

const plan = (file: WantedGame, now: Game, before?: UnitDigests, removed: readonly PlayerId[] = []): GamePlan =>
  planGame(plain, file, now, { before, removed: new Set(removed) })

const nothingToDo = { schedule: false, details: null, score: null, lines: [], rows: [], reports: [] }

describe('A game that is not here yet', () => {
  it('is scheduled, with its score and its lines', () =>
    expect(plan(fileGame(), unknown)).toMatchObject({
      schedule: true,
      details: null,
      score: { home: 61, away: 58 },
      lines: [{ player: 31, side: 'home', line: { PTS: 12 } }],
      reports: [],
    }))

  it('is remembered figure by figure', () =>
    expect(plan(fileGame(), unknown).rows.map(([key]) => key)).toEqual([
      'game/41/fixture',
      'game/41/details',
      'game/41/score',
      'game/41/line/11/31',
    ]))

  it('without a score is only scheduled', () =>
    expect(plan(fileGame({ score: null, lines: [] }), unknown)).toMatchObject({ schedule: true, score: null, lines: [] }))
})

it('A game that is as it was leaves nothing to do', () => expect(plan(fileGame(), here(), lastTime())).toEqual(nothingToDo))

it('A game that was written before a kill is only remembered', () => {
  const { rows, ...rest } = plan(fileGame(), here())
  expect(rest).toEqual({ ...nothingToDo, rows: undefined })
  expect(rows).toHaveLength(4)
})

it('A game that was cut off before its score gets the score', () =>
  expect(plan(fileGame(), here({ score: null, lines: {} }))).toMatchObject({
    schedule: false,
    score: { home: 61, away: 58 },
    lines: [{ player: 31 }],
    reports: [],
  }))

describe('Of corrected files comes in just what changed:', () => {
  it('a score', () =>
    expect(plan(fileGame({ score: { home: 61, away: 59 } }), here(), lastTime())).toEqual({
      ...nothingToDo,
      score: { home: 61, away: 59 },
      rows: [['game/41/score', '{"home":61,"away":59}']],
    }))

  it('the details', () => {
    const details = { ...fileGame().details, time: '16:30' }
    expect(plan(fileGame({ details }), here(), lastTime())).toMatchObject({ details, score: null, lines: [], reports: [] })
  })

  it('one line of two', () => {
    const lines = [
      { player: 31, side: 'home' as const, line: { PTS: 12 } },
      { player: 32, side: 'home' as const, line: {} },
    ]
    expect(plan(fileGame({ lines }), here(), lastTime())).toEqual({
      ...nothingToDo,
      lines: [{ player: 32, side: 'home', line: {} }],
      rows: [['game/41/line/11/32', '{}']],
    })
  })

  it('a figure that is blank now', () =>
    expect(
      plan(
        fileGame({ lines: [{ player: 31, side: 'home', line: { PTS: 12 } }] }),
        here({ lines: { 31: { PTS: 12, AST: 3 } } }),
        lastTime({ 'line/11/31': '{"PTS":12,"AST":3}' }),
      ).lines,
    ).toEqual([{ player: 31, side: 'home', line: { PTS: 12 } }]))
})

describe('What staff changed is reported and stays:', () => {
  it('a score', () =>
    expect(plan(fileGame(), here({ score: { home: 61, away: 59 } }), lastTime())).toEqual({
      ...nothingToDo,
      reports: ['Game #41 (w1): the final score is 59–61 here and 58–61 in the file. It was changed here and stays.'],
    }))

  it('a score that the files corrected otherwise', () =>
    expect(plan(fileGame({ score: { home: 60, away: 58 } }), here({ score: { home: 61, away: 59 } }), lastTime())).toMatchObject({
      score: null,
      rows: [],
      reports: [expect.stringContaining('59–61 here and 58–60 in the file')],
    }))

  it('a line, figure by figure', () =>
    expect(plan(fileGame(), here({ lines: { 31: { PTS: 14, AST: 2 } } }), lastTime()).reports).toEqual([
      'Game #41 (w1): the line of player #31 was changed here and stays (PTS 14 here, 12 in the file; AST 2 here, blank in the file).',
    ]))

  it('a line that they removed', () =>
    expect(plan(fileGame(), here({ lines: {} }), lastTime())).toMatchObject({
      lines: [],
      reports: ['Game #41 (w1): the line of player #31 was removed here and stays out.'],
    }))

  it('the details', () =>
    expect(plan(fileGame(), here({ time: '20:00' }), lastTime()).reports).toEqual([
      'Game #41 (w1): date, time, location or status were changed here and stay.',
    ]))

  it('a game that they deleted', () =>
    expect(plan(fileGame(), deleted, lastTime())).toEqual({
      ...nothingToDo,
      reports: ['Game #41 (w1) was deleted here and stays deleted.'],
    }))

  it('while other figures of the game come in', () =>
    expect(
      plan(
        fileGame({ lines: [{ player: 31, side: 'home', line: { PTS: 13 } }] }),
        here({ score: { home: 0, away: 20 } }),
        lastTime(),
      ),
    ).toMatchObject({
      score: null,
      lines: [{ player: 31, line: { PTS: 13 } }],
      reports: [expect.stringContaining('final score')],
    }))
})

it('A line that staff added to a game is theirs', () =>
  expect(plan(fileGame(), here({ lines: { 31: { PTS: 12 }, 39: { PTS: 2 } } }), lastTime())).toEqual(nothingToDo))

describe('What is gone from the files is reported and stays:', () => {
  it('a line', () =>
    expect(plan(fileGame({ lines: [] }), here(), lastTime())).toEqual({
      ...nothingToDo,
      reports: ['Game #41 (w1): the line of player #31 is no longer in the files. It stays.'],
    }))

  it('a score', () =>
    expect(plan(fileGame({ score: null }), here(), lastTime()).reports).toEqual([
      'Game #41 (w1): the file has no final score any more. It stays.',
    ]))
})

it.each([
  ['teams', { home: 12, away: 11 }],
  ['stage', { stage: 'playoff' as const }],
])('The %s of a game stay as they are, and nothing else of it comes in', (_, changes) =>
  expect(plan(fileGame({ ...changes, score: { home: 1, away: 2 } }), here(), lastTime())).toEqual({
    ...nothingToDo,
    reports: ['Game #41 (w1): its teams or its stage are others in the file. They stay as they are here.'],
  }),
)

describe('A player who was deleted here', () => {
  it('gets no new line', () => expect(plan(fileGame(), unknown, undefined, [31]).lines).toEqual([]))
  it('has their line corrected', () =>
    expect(plan(fileGame({ lines: [{ player: 31, side: 'home', line: { PTS: 9 } }] }), here(), lastTime(), [31]).lines).toEqual([
      { player: 31, side: 'home', line: { PTS: 9 } },
    ]))
})
