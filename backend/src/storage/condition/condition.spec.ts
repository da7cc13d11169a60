import { Condition } from './condition'

const startedAt = Date.parse('2026-01-01T10:00:00.000Z')

/** A condition with a log that is kept and a clock that a test moves. */
const watchedCondition = () => {
  let seconds = 0
  const lines: string[] = []
  const log = { warn: (line: string) => lines.push(line), error: (line: string) => lines.push(line) }
  const condition = new Condition(log, () => new Date(startedAt + seconds * 1000))
  return { condition, lines, wait: (more: number) => void (seconds += more) }
}

const FULL = { message: 'The event log cannot be written.', writes: 'failing' } as const
const STILL = { message: 'The projections stand still.', reads: 'stale', writes: 'refused' } as const

describe('Reads and writes are distinguished', () => {
  it('while nothing is wrong', () => {
    const { condition } = watchedCondition()
    expect([condition.reads(), condition.writes(), condition.refusal()]).toEqual(['served', 'accepted', undefined])
  })

  it('where only writes fail, which are tried all the same', () => {
    const { condition } = watchedCondition()
    condition.report('eventStoreWrites', FULL)
    expect([condition.reads(), condition.writes(), condition.refusal()]).toEqual(['served', 'failing', undefined])
  })

  it('by the worst of several problems', () => {
    const { condition } = watchedCondition()
    condition.report('readStore', { message: 'The documents do not answer.', reads: 'failing' })
    condition.report('projections', STILL)
    condition.report('eventStoreWrites', FULL)
    expect([condition.reads(), condition.writes(), condition.refusal()]).toEqual(['failing', 'refused', STILL.message])
  })

  it('until each is over', () => {
    const { condition } = watchedCondition()
    condition.report('projections', STILL)
    condition.report('eventStoreWrites', FULL)
    condition.clear('projections')
    expect([condition.reads(), condition.writes()]).toEqual(['served', 'failing'])
    condition.clear('eventStoreWrites')
    expect([condition.writes(), condition.problems()]).toEqual(['accepted', []])
  })
})

describe('The log reports a problem', () => {
  it('once, with its place, however often it is met', () => {
    const { condition, lines } = watchedCondition()
    for (let i = 0; i < 480; i++) condition.report('eventStoreWrites', FULL, `append to game-${i}: the disk is full`)
    expect(lines).toEqual(['eventStoreWrites: The event log cannot be written. (append to game-0: the disk is full)'])
    expect(condition.problems()).toMatchObject([{ component: 'eventStoreWrites', times: 480 }])
  })

  it('again after a minute, with how often it was met', () => {
    const { condition, lines, wait } = watchedCondition()
    condition.report('eventStoreWrites', FULL)
    condition.report('eventStoreWrites', FULL)
    wait(60)
    condition.report('eventStoreWrites', FULL)
    expect(lines[1]).toBe('eventStoreWrites: The event log cannot be written. 3 times since 2026-01-01T10:00:00.000Z.')
  })

  it('and that it is over, after how long', () => {
    const { condition, lines, wait } = watchedCondition()
    condition.report('eventStoreWrites', FULL)
    wait(34)
    condition.clear('eventStoreWrites')
    condition.clear('eventStoreWrites')
    expect(lines.slice(1)).toEqual(['eventStoreWrites: over after 34 s; met 1 times.'])
  })

  it('seldom, where it comes and goes', () => {
    const { condition, lines } = watchedCondition()
    for (let i = 0; i < 100; i++) {
      condition.report('eventStoreWrites', FULL)
      condition.clear('eventStoreWrites')
    }
    expect(lines).toHaveLength(2)
  })

  it('at once, where it is another one', () => {
    const { condition, lines } = watchedCondition()
    condition.report('policies', { message: '1 fact is parked.' })
    condition.report('policies', { message: '2 facts are parked.' })
    expect(lines).toEqual([
      'policies: 1 fact is parked.',
      'policies: 2 facts are parked. 2 times since 2026-01-01T10:00:00.000Z.',
    ])
  })

  it('no more, once the product ends', () => {
    const { condition, lines } = watchedCondition()
    condition.end()
    condition.report('readStore', { message: 'The documents were closed.', reads: 'failing' })
    expect([lines, condition.reads()]).toEqual([[], 'served'])
  })
})
