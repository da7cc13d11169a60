import { progressWords } from './ImportJobPage'

const startedAt = '2026-11-21T12:00:00Z'
const after = (seconds: number) => Date.parse(startedAt) + seconds * 1000

it('says rate and time left', () => {
  expect(progressWords({ done: 500, total: 1000, startedAt }, after(10))).toBe('50 a second, 10 seconds left')
})

it('says minutes where there are many seconds', () => {
  expect(progressWords({ done: 100, total: 1300, startedAt }, after(10))).toBe('10 a second, 2 minutes left')
})

it('says nothing before anything is done', () => {
  expect([
    progressWords({ done: 0, total: 9, startedAt }, after(3)),
    progressWords({ done: 3, total: 9, startedAt: null }, after(3)),
  ]).toEqual([undefined, undefined])
})
