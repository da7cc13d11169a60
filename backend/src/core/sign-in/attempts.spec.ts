import { Attempts, type SignInAttempt } from './attempts'

const LIMITS = {
  milliseconds: 60_000,
  perUserAndAddress: 3,
  perAddress: 5,
  perUser: 7,
  perAddressOfStrained: 2,
  perUserAtMost: 20,
}

let time: number
let attempts: Attempts
beforeEach(() => {
  time = 1_000_000
  attempts = new Attempts(() => time, LIMITS)
})

const tried = (username: string, ip = '192.0.2.1', device?: string) => attempts.begin({ username, ip, device })

const fail = (times: number, username = 'ana', ip = '192.0.2.1') => {
  for (let n = 0; n < times; n += 1) attempts.begin({ username, ip })
}

it('allows as many failed attempts as the limit says, and refuses the next', () => {
  fail(2)
  expect(tried('ana').kind).toBe('allowed')
  expect(tried('ana').kind).toBe('refused')
})

it('says how many seconds to wait until the oldest attempt is forgotten', () => {
  fail(1)
  time += 10_000
  fail(2)
  expect(tried('ana')).toEqual({ kind: 'refused', waitSeconds: 50 })
})

it('allows another attempt when that time is over', () => {
  fail(3)
  time += 60_000
  expect(tried('ana').kind).toBe('allowed')
})

it('does not count what it refused', () => {
  fail(3)
  time += 59_000
  fail(10)
  time += 1_000
  expect(tried('ana').kind).toBe('allowed')
})

it('takes spellings of one username as one', () => {
  fail(1, 'ana')
  fail(1, ' ANA ')
  fail(1, 'Ａna')
  expect(tried('ana').kind).toBe('refused')
})

it('does not lock a user out at another address', () => {
  fail(3)
  expect(tried('ana', '192.0.2.2').kind).toBe('allowed')
})

describe('requests of an address, whatever they bring', () => {
  const request = (ip = '192.0.2.1') => attempts.beginAt(ip)

  it('are limited', () => {
    for (let n = 0; n < 5; n += 1) request()
    expect([request().kind, request('192.0.2.2').kind]).toEqual(['refused', 'allowed'])
  })

  it('count for an IPv6 network as for one address', () => {
    for (const end of [1, 2, 3, 4, 5]) request(`2001:db8::${end}`)
    expect(request('2001:db8::6').kind).toBe('refused')
  })

  it('do not count where they succeed, and are not forgotten because one does', () => {
    const succeed = (attempt: SignInAttempt) => attempt.kind === 'allowed' && attempt.succeeded()
    for (let n = 0; n < 20; n += 1) succeed(request())
    for (let n = 0; n < 4; n += 1) request()
    succeed(request())
    expect([request().kind, request().kind]).toEqual(['allowed', 'refused'])
  })
})

it('counts attempts that run at the same time', () => {
  const running = Array.from({ length: 10 }, () => tried('ana').kind)
  expect(running.filter(kind => kind === 'allowed')).toHaveLength(3)
})

const succeed = (username: string) => {
  const attempt = tried(username)
  if (attempt.kind === 'allowed') attempt.succeeded()
  return attempt.kind
}

it('begins to count anew for a user who succeeded', () => {
  fail(2)
  succeed('ana')
  fail(2)
  expect(tried('ana').kind).toBe('allowed')
})

it('never counts successes', () => {
  expect(new Set(Array.from({ length: 50 }, () => succeed('ana')))).toEqual(new Set(['allowed']))
})

describe('a user whose password is tried from many addresses', () => {
  const addresses = (count: number, from = 1) => Array.from({ length: count }, (_, n) => `192.0.2.${from + n}`)
  const strain = () => {
    for (const ip of addresses(7)) fail(1, 'ana', ip)
  }

  it('has fewer attempts at each, and others have all of theirs', () => {
    strain()
    const kinds = (username: string) => [1, 2, 3].map(() => tried(username, '198.51.100.1').kind)
    expect([kinds('ana'), kinds('ben')]).toEqual([
      ['allowed', 'allowed', 'refused'],
      ['allowed', 'allowed', 'allowed'],
    ])
  })

  it('is not locked out at another address, however often those of others try', () => {
    for (const ip of addresses(5)) fail(100, 'ana', ip)
    expect(tried('ana', '198.51.100.1').kind).toBe('allowed')
  })

  it('has an end of attempts whatever the addresses', () => {
    for (const ip of addresses(20)) fail(1, 'ana', ip)
    expect(tried('ana', '198.51.100.1').kind).toBe('refused')
  })

  it('may always try with a device that they signed in with before, as often as at one address', () => {
    for (const ip of addresses(20)) fail(3, 'ana', ip)
    expect([1, 2, 3, 4].map(() => tried('ana', '192.0.2.1', 'phone').kind)).toEqual(['allowed', 'allowed', 'allowed', 'refused'])
  })

  it('does not make others forget what they tried by signing in', () => {
    for (const ip of addresses(6)) fail(1, 'ana', ip)
    succeed('ana')
    fail(1, 'ana', '198.51.100.1')
    expect([1, 2, 3].map(() => tried('ana', '198.51.100.2').kind)).toEqual(['allowed', 'allowed', 'refused'])
  })
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
