import { MOST_TAPS } from '@fullcourt/domain/games/courtside'
import { STAT_DEFINITIONS } from '@fullcourt/domain/statistics/definitions'
import { line } from '@fullcourt/domain/statistics/figures.examples'
import type { RowKey } from '../sheet/sheet'
import { fateOf, shownFinal, shownPeriods, type ClockStep } from './clock-step'
import {
  afterAnswer,
  afterConflict,
  afterRefusal,
  emptyQueue,
  nextStep,
  retry,
  lineWithTaps,
  withAttempt,
  withoutLastTap,
  withoutRefused,
  withStep,
  withStepAttempt,
  withTap,
  type TapQueue,
} from './tap-queue'
import { keptFigures, type TapKind } from './taps'

const kept = keptFigures(STAT_DEFINITIONS.map(({ abbreviation }) => abbreviation))
const ANA: RowKey = 'home:1'
const BEN: RowKey = 'home:2'

type Step = (queue: TapQueue) => TapQueue
let lastId = 0
const tap =
  (row: RowKey, kind: TapKind): Step =>
  queue =>
    withTap(queue, { id: `tap ${(lastId += 1)}`, row, kind, times: 1 })
const undo =
  (row: RowKey): Step =>
  queue =>
    withoutLastTap(queue, row, `undo ${(lastId += 1)}`)
const send =
  (row: RowKey, was: string | null = null, revision = 5): Step =>
  queue =>
    withAttempt(queue, { row, was: { line: was === null ? null : line(was), revision }, key: 'a key' }, kept)

const after = (...steps: readonly Step[]) => steps.reduce((queue, step) => step(queue), emptyQueue)
const shown = (queue: TapQueue, row: RowKey, server: string | null) =>
  lineWithTaps(queue, row, server === null ? null : line(server), kept)

describe('where in the game a tap was made', () => {
  const moment = (second: number) => ({ period: 2, remaining: 424_000, at: `2026-07-01T19:30:0${second}.000Z` })
  const tapAt =
    (kind: TapKind, second: number): Step =>
    queue =>
      withTap(queue, { id: `tap ${(lastId += 1)}`, row: ANA, kind, times: 1, moment: moment(second) })
  const momentsOf = ({ attempt }: TapQueue) => (attempt && 'row' in attempt ? attempt.moments : undefined)
  const idOf = (abbreviation: string) => STAT_DEFINITIONS.find(one => one.abbreviation === abbreviation)?.id
  const sent = (stat: string, second: number, takenBack = false) => ({
    stat_id: idOf(stat),
    takenBack,
    gamePeriodId: 2,
    remaining: 424_000,
    at: moment(second).at,
  })

  it('goes with it, whenever it is sent, with others of its line too', () =>
    expect(momentsOf(after(tapAt('+3', 1), tapAt('miss 2', 5), send(ANA)))).toEqual([sent('3PM', 1), sent('2PA', 5)]))

  it('goes with what takes it back', () =>
    expect(
      momentsOf(after(tapAt('FT', 1), send(ANA), afterAnswer, tapAt('REB', 2), undo(ANA), undo(ANA), send(ANA, 'FTM 1'))),
    ).toEqual([sent('FTM', 1, true)]))

  it('is left out where it is not known, and where no clock is kept without one', () => {
    expect(momentsOf(after(tap(ANA, '+2'), send(ANA)))).toEqual([])
    const withoutClock: Step = queue =>
      withTap(queue, { id: 'tap', row: ANA, kind: '+2', times: 1, moment: { ...moment(1), remaining: null } })
    const { remaining: _, ...told } = sent('2PM', 1)
    expect(momentsOf(after(withoutClock, send(ANA)))).toEqual([told])
  })

  it('of more taps than one call takes goes with the next call', () => {
    const many = Array.from({ length: MOST_TAPS + 1 }, () => tapAt('REB', 1))
    const first = after(...many, send(ANA))
    expect(momentsOf(first)).toHaveLength(MOST_TAPS)
    expect(momentsOf(send(ANA, 'REB 100')(afterAnswer(first)))).toHaveLength(1)
  })
})

describe('a tap', () => {
  it('is shown at once, on top of what the server has', () =>
    expect(shown(after(tap(ANA, 'REB')), ANA, 'AST 2, REB 3')).toEqual(line('AST 2, REB 4')))

  it('is on top of what somebody else enters before it is sent', () => {
    const queue = after(tap(ANA, 'REB'))
    expect([shown(queue, ANA, 'REB 3'), shown(queue, ANA, 'REB 5, AST 1')]).toEqual([line('REB 4'), line('REB 6, AST 1')])
  })

  it('counts for its line alone', () => expect(shown(after(tap(ANA, 'REB')), BEN, 'REB 3')).toEqual(line('REB 3')))

  it('counts once while an attempt is open, though the server may have it already', () =>
    expect(shown(after(tap(ANA, 'REB'), send(ANA, 'REB 3')), ANA, 'REB 4')).toEqual(line('REB 4')))

  it('that follows while an attempt is open counts on top of it', () =>
    expect(shown(after(tap(ANA, 'REB'), send(ANA, 'REB 3'), tap(ANA, 'REB')), ANA, 'REB 3')).toEqual(line('REB 5')))
})

describe('what is sent', () => {
  it('is all taps of a line together', () => {
    const { attempt } = after(tap(ANA, 'REB'), tap(BEN, 'AST'), tap(ANA, 'REB'), tap(ANA, 'AST'), send(ANA, 'REB 3'))
    expect(attempt).toMatchObject({ key: 'a key', row: ANA, was: { revision: 5 }, is: line('AST 1, REB 5') })
    expect(attempt?.taps).toHaveLength(3)
  })

  it('is nothing where the taps come to nothing', () => {
    const sent = after(tap(ANA, 'REB'), send(ANA, 'REB 3'), afterAnswer)
    const opposite = [undo(ANA), tap(ANA, 'REB'), send(ANA, 'REB 4')].reduce((queue, step) => step(queue), sent)
    expect(opposite).toMatchObject({ waiting: [], attempt: null })
  })

  it('is gone from the queue when the server has it, and what was tapped since is not', () => {
    const queue = after(tap(ANA, 'REB'), send(ANA, 'REB 3'), tap(ANA, 'AST'), afterAnswer)
    expect(queue.attempt).toBeNull()
    expect(shown(queue, ANA, 'REB 4')).toEqual(line('AST 1, REB 4'))
  })

  it('waits again after a conflict, and goes on top of what the other entered', () => {
    const queue = after(tap(ANA, 'REB'), send(ANA, 'REB 3'), afterConflict)
    expect(shown(queue, ANA, 'REB 7')).toEqual(line('REB 8'))
    expect(send(ANA, 'REB 7', 6)(queue).attempt).toMatchObject({ was: { revision: 6 }, is: line('REB 8') })
  })
})

describe('the last tap of a line that is taken back', () => {
  it('is forgotten while it was not sent', () => {
    const queue = after(tap(ANA, 'REB'), tap(ANA, 'AST'), undo(ANA))
    expect(queue.waiting).toHaveLength(1)
    expect(shown(queue, ANA, null)).toEqual(line('REB 1'))
  })

  it('is followed by its opposite when it was sent', () => {
    const queue = after(tap(ANA, 'REB'), send(ANA, 'REB 3'), afterAnswer, undo(ANA))
    expect(shown(queue, ANA, 'REB 4')).toEqual(line('REB 3'))
  })

  it('is followed by its opposite while nobody knows whether the server has it', () => {
    const queue = after(tap(ANA, 'REB'), send(ANA, 'REB 3'), undo(ANA))
    expect(shown(queue, ANA, 'REB 3')).toEqual(line('REB 3'))
    expect(shown(afterAnswer(queue), ANA, 'REB 4')).toEqual(line('REB 3'))
  })

  it('is that of this line, tap after tap, and then nothing', () => {
    const queue = after(tap(ANA, 'REB'), tap(BEN, 'AST'), undo(ANA), undo(ANA))
    expect(queue.waiting.flatMap(one => ('row' in one ? one.row : []))).toEqual([BEN])
  })
})

describe('the next step', () => {
  const now = 10_000
  const step = (queue: TapQueue, sentAt: readonly (readonly [RowKey, number])[] = []) => nextStep(queue, new Map(sentAt), now)

  it('is nothing without taps', () => expect(step(emptyQueue)).toBeNull())

  it('is to send the line that waits longest', () => expect(step(after(tap(BEN, 'AST'), tap(ANA, 'REB')))).toEqual({ send: BEN }))

  it('is another line where this one was sent within the last second', () =>
    expect(step(after(tap(BEN, 'AST'), tap(ANA, 'REB')), [[BEN, 9_500]])).toEqual({ send: ANA }))

  it('is to wait until a second is over since the line was sent', () =>
    expect(
      step(after(tap(BEN, 'AST'), tap(ANA, 'REB')), [
        [BEN, 9_500],
        [ANA, 9_200],
      ]),
    ).toEqual({ wait: 200 }))

  it('leaves a refused line alone', () => {
    const refused = after(tap(ANA, 'REB'), send(ANA), queue => afterRefusal(queue, 'Game not found.'))
    expect(step(refused)).toBeNull()
    expect(step(tap(BEN, 'AST')(refused))).toEqual({ send: BEN })
  })
})

describe('a step of the clock', () => {
  const none = { home: null, away: null }
  const points = (home: number, away: number) => ({ home, away })
  const q1 = { of: 1, name: 'Q1', was: none, is: points(15, 12) } as const
  const taking =
    (changes: Partial<Omit<ClockStep, 'id'>> = {}): Step =>
    queue =>
      withStep(queue, { ...q1, ...changes, id: `step ${(lastId += 1)}` })
  const end = taking()
  const back = taking({ was: q1.is, is: none })
  const sendStep =
    (now: ClockStep['was']): Step =>
    queue => {
      const next = nextStep(queue, new Map(), 0)
      if (!next || !('step' in next)) throw new Error('No step of the clock is next.')
      return withStepAttempt(queue, { step: next.step, now: { points: now, revision: 5 }, key: 'a key' })
    }

  it('is sent after the taps before it, and before those after it', () => {
    const queue = after(tap(ANA, 'REB'), end, tap(ANA, 'REB'), tap(BEN, 'AST'))
    expect(nextStep(queue, new Map(), 0)).toEqual({ send: ANA })
    const sent = after(() => queue, send(ANA, 'REB 3'))
    expect(sent.attempt).toMatchObject({ is: line('REB 4') })
    expect(nextStep(afterAnswer(sent), new Map(), 0)).toMatchObject({ step: q1 })
    const ended = [afterAnswer, sendStep(none), afterAnswer].reduce((all, step) => step(all), sent)
    expect(nextStep(ended, new Map(), 0)).toEqual({ send: ANA })
  })

  it('waits until a second is over since a line before it was sent', () =>
    expect(nextStep(after(tap(ANA, 'REB'), end), new Map([[ANA, 9_500]]), 10_000)).toEqual({ wait: 500 }))

  it('does not wait for a refused line', () => {
    const refused = after(tap(ANA, 'REB'), send(ANA), queue => afterRefusal(queue, 'Game not found.'), end)
    expect(nextStep(refused, new Map(), 0)).toMatchObject({ step: q1 })
  })

  it('that is taken back is forgotten while it was not sent', () => expect(after(end, back)).toEqual(emptyQueue))

  it('that is taken back is followed by its opposite once it was sent', () =>
    expect(after(end, sendStep(none), back).waiting).toMatchObject([q1, { was: q1.is, is: none }]))

  it('is not sent where the server has it already', () => expect(after(end, sendStep(q1.is))).toEqual(emptyQueue))

  it('is left to the person where somebody else did something else, and given up alone', () => {
    const refused = after(end, tap(ANA, 'REB'), sendStep(points(12, 12)))
    expect(refused).toMatchObject({ attempt: null, refused: { step: q1, message: 'It was ended meanwhile, at 12–12.' } })
    expect(withoutRefused(refused).waiting).toMatchObject([{ row: ANA }])
  })

  it('that enters the final score goes on top of another person’s score when the scorer wants it', () => {
    const final = taking({ of: 'final', name: 'Final', is: points(63, 58) })
    const refused = after(final, sendStep(points(61, 58)))
    expect(refused.refused).toMatchObject({ message: '58–61 was entered meanwhile.' })
    expect(retry(refused, { points: points(61, 58), revision: 6 }).waiting).toMatchObject([
      { was: points(61, 58), is: points(63, 58) },
    ])
  })

  it.each([
    ['done where the server has the same', points(15, 12), 'done'],
    ['open where nothing was entered', none, 'open'],
    ['open where one team has points that somebody entered', { home: 14, away: null }, 'open'],
    ['a clash where it ended otherwise', points(15, 14), 'clash'],
  ])('that ends a period is %s', (_, now, fate) => expect(fateOf({ ...q1, id: 'a step' }, now)).toBe(fate))

  it('is shown at once, for both teams, on top of what the server has', () => {
    const scores = [{ period: 2, home: null, away: 9 }]
    expect(shownPeriods(scores, after(end).waiting)).toEqual([...scores, { period: 1, home: 15, away: 12 }])
    expect(shownFinal(null, after(taking({ of: 'final', is: points(63, 58) })).waiting)).toEqual(points(63, 58))
  })
})

describe('refused taps', () => {
  const refused = after(tap(ANA, 'REB'), tap(BEN, 'AST'), send(ANA, 'REB 3'), queue => afterRefusal(queue, 'Game not found.'))

  it('stay on the screen, with the reason', () => {
    expect(refused.refused).toEqual({ row: ANA, message: 'Game not found.' })
    expect(shown(refused, ANA, 'REB 3')).toEqual(line('REB 4'))
  })

  it('are sent again when the person wants it', () => expect(nextStep(retry(refused), new Map(), 0)).toEqual({ send: ANA }))

  it('are given up alone', () => {
    const queue = withoutRefused(refused)
    expect(queue.waiting.flatMap(one => ('row' in one ? one.row : []))).toEqual([BEN])
    expect(shown(queue, ANA, 'REB 3')).toEqual(line('REB 3'))
  })
})

it('Whatever is tapped, taken back, answered and refused by a conflict, in any order, the server comes to the sum of the taps', () => {
  /** Numbers that look random and are the same in every run. */
  let seed = 7
  const random = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % below
  for (let run = 0; run < 200; run += 1) {
    let [queue, server, expected] = [emptyQueue, 5, 5]
    const answer = () => {
      const { attempt } = queue
      if (!attempt || 'step' in attempt) return
      const isConflict = attempt.was.line?.REB !== server
      if (!isConflict) server = attempt.is?.REB ?? 0
      queue = isConflict ? afterConflict(queue) : afterAnswer(queue)
    }
    for (let step = 0; step < 60; step += 1) {
      const what = random(5)
      if (what === 0) [queue, expected] = [tap(ANA, 'REB')(queue), expected + 1]
      if (what === 1) [queue, expected] = [undo(ANA)(queue), expected - (queue.done.length > 0 ? 1 : 0)]
      if (what === 2 && !queue.attempt) queue = send(ANA, `REB ${server}`)(queue)
      if (what === 3) answer()
      if (what === 4) [server, expected] = [server + 1, expected + 1]
    }
    answer()
    expect(shown(queue, ANA, `REB ${server}`)?.REB).toBe(expected)
    queue = send(ANA, `REB ${server}`)(queue)
    answer()
    expect([server, queue.waiting]).toEqual([expected, []])
  }
})
