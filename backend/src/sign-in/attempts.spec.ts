import { Attempts } from './attempts'

const LIMITS = { milliseconds: 60_000, perUserAndAddress: 3, perAddress: 5, perUser: 7 }

let time: number
let attempts: Attempts
beforeEach(() => {
  time = 1_000_000
  attempts = new Attempts(() => time, LIMITS)
})

const fail = (times: number, username = 'ana', ip = '192.0.2.1') => {
  for (let n = 0; n < times; n += 1) attempts.begin(username, ip)
}

it('allows as many failed attempts as the limit says, and refuses the next', () => {
  fail(2)
  expect(attempts.begin('ana', '192.0.2.1').kind).toBe('allowed')
  expect(attempts.begin('ana', '192.0.2.1').kind).toBe('refused')
})

it('says how many seconds to wait until the oldest attempt is forgotten', () => {
  fail(1)
  time += 10_000
  fail(2)
  expect(attempts.begin('ana', '192.0.2.1')).toEqual({ kind: 'refused', waitSeconds: 50 })
})

it('allows another attempt when that time is over', () => {
  fail(3)
  time += 60_000
  expect(attempts.begin('ana', '192.0.2.1').kind).toBe('allowed')
})

it('does not count what it refused', () => {
  fail(3)
  time += 59_000
  fail(10)
  time += 1_000
  expect(attempts.begin('ana', '192.0.2.1').kind).toBe('allowed')
})

it('takes spellings of one username as one', () => {
  fail(1, 'ana')
  fail(1, ' ANA ')
  fail(1, 'Ａna')
  expect(attempts.begin('ana', '192.0.2.1').kind).toBe('refused')
})

it('does not lock a user out at another address', () => {
  fail(3)
  expect(attempts.begin('ana', '192.0.2.2').kind).toBe('allowed')
})

it('limits an address whatever the usernames', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) fail(1, name)
  expect(attempts.begin('f', '192.0.2.1').kind).toBe('refused')
})

it('limits an IPv6 network as one address', () => {
  for (const end of [1, 2, 3, 4, 5]) fail(1, `user ${end}`, `2001:db8::${end}`)
  expect(attempts.begin('f', '2001:db8::6').kind).toBe('refused')
})

it('counts attempts that run at the same time', () => {
  const running = Array.from({ length: 10 }, () => attempts.begin('ana', '192.0.2.1').kind)
  expect(running.filter(kind => kind === 'allowed')).toHaveLength(3)
})

const succeed = (username: string) => {
  const attempt = attempts.begin(username, '192.0.2.1')
  if (attempt.kind === 'allowed') attempt.succeeded()
  return attempt.kind
}

it('begins to count anew for a user who succeeded', () => {
  fail(2)
  succeed('ana')
  fail(2)
  expect(attempts.begin('ana', '192.0.2.1').kind).toBe('allowed')
})

it('never counts successes', () => {
  expect(new Set(Array.from({ length: 50 }, () => succeed('ana')))).toEqual(new Set(['allowed']))
})

it('does not forget the failures of an address because one user of it succeeds', () => {
  for (const name of ['a', 'b', 'c', 'd']) fail(1, name)
  succeed('ana')
  fail(1, 'e')
  expect(attempts.begin('f', '192.0.2.1').kind).toBe('refused')
})

it('limits a user whatever the addresses', () => {
  for (let n = 1; n <= 7; n += 1) fail(1, 'ana', `192.0.2.${n}`)
  expect(attempts.begin('ana', '198.51.100.1').kind).toBe('refused')
  expect(attempts.begin('ben', '198.51.100.1').kind).toBe('allowed')
})

it('does not forget what others tried because the user himself signs in', () => {
  for (let n = 1; n <= 6; n += 1) fail(1, 'ana', `192.0.2.${n}`)
  succeed('ana')
  fail(1, 'ana', '198.51.100.1')
  expect(attempts.begin('ana', '198.51.100.2').kind).toBe('refused')
})

describe('the own password of somebody who is signed in', () => {
  it('is guessed as seldom as at the sign-in', () => {
    for (let n = 0; n < 3; n += 1) attempts.beginOwn(7)
    expect([attempts.beginOwn(7), attempts.beginOwn(8).kind]).toEqual([{ kind: 'refused', waitSeconds: 60 }, 'allowed'])
  })

  it('counts anew once it was right', () => {
    for (let n = 0; n < 2; n += 1) attempts.beginOwn(7)
    const right = attempts.beginOwn(7)
    if (right.kind === 'allowed') right.succeeded()
    expect(attempts.beginOwn(7).kind).toBe('allowed')
  })
})
