import { Standstill } from './runner-condition'

const LONGEST = 10_000
const between = { position: '1', head: '2' }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('nothing that is taken in for long is a standstill, unless there is nothing to take in', () => {
  const still = new Standstill(LONGEST)
  expect(still.look(between, 0)).toBe(false)
  jest.advanceTimersByTime(LONGEST)
  expect(still.look(between, 0)).toBe(true)
  expect(still.look({ position: '2', head: '2' }, 0)).toBe(false)
})

it('a large batch that is being worked at is none', () => {
  const still = new Standstill(LONGEST)
  for (const worked of [0, 1, 2]) {
    expect(still.look(between, worked)).toBe(false)
    jest.advanceTimersByTime(LONGEST - 1)
  }
  jest.advanceTimersByTime(1)
  expect(still.look(between, 2)).toBe(true)
})
