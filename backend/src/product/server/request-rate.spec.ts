import { RequestRate } from './request-rate'

let now: number
let rate: RequestRate
beforeEach(() => {
  now = 1_000_000
  rate = new RequestRate(60, () => now)
})
const many = (count: number, address = 'a') => Array.from({ length: count }, () => rate.take(address))

it('lets a minute’s worth come at once', () => expect(many(60)).toEqual(Array(60).fill(0)))

it('says how long the next one has to wait, and does not count it', () => {
  many(60)
  expect(many(3)).toEqual([1_000, 1_000, 1_000])
  now += 1_000
  expect(many(2)).toEqual([0, 1_000])
})

it('forgets after a minute without a request', () => {
  many(60)
  now += 60_000
  expect(many(60)).toEqual(Array(60).fill(0))
})

it('counts every address for itself', () => {
  many(60)
  expect(rate.take('b')).toBe(0)
})
