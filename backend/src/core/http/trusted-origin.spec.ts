import type { IncomingMessage } from 'node:http'
import { trustedOrigin } from './trusted-origin'

const asked = (headers: Readonly<Record<string, string>>, proxies = 1, socket: object = {}) =>
  trustedOrigin({ headers: { host: 'inner:3000', ...headers }, socket } as unknown as IncomingMessage, proxies)

describe('the host of a request', () => {
  it('is what it says itself where no proxy is trusted', () =>
    expect(asked({ 'x-forwarded-host': 'evil.example' }, 0)).toEqual({ scheme: 'http', host: 'inner:3000' }))

  it('is what the proxy says that is trusted', () =>
    expect(asked({ 'x-forwarded-host': 'League.example' })).toMatchObject({ host: 'league.example' }))

  it('is its own where the proxy says none', () => expect(asked({})).toMatchObject({ host: 'inner:3000' }))

  it.each([
    ['evil.example, league.example', 1, 'league.example'],
    ['evil.example, league.example, inner.example', 2, 'league.example'],
    ['league.example', 2, 'league.example'],
  ])('is in "%s" behind %i proxies %s', (header, proxies, host) =>
    expect(asked({ 'x-forwarded-host': header }, proxies)).toMatchObject({ host }),
  )

  it.each(['', 'evil.example/x', 'a b', '"><script>', 'user@evil.example', 'x:y', 'x'.repeat(300)])('is none: %s', host => {
    expect(asked({ host })).toBeUndefined()
    expect(asked({ 'x-forwarded-host': host })).toBeUndefined()
  })

  it.each(['league.example', 'league.example.', 'localhost:3000', '127.0.0.1', '[::1]:3000', 'xn--bcher-kva.example'])(
    'may be %s',
    host => expect(asked({ host })).toMatchObject({ host }),
  )
})

describe('the scheme of a request', () => {
  it.each([
    ['https', 1, 'https'],
    ['HTTPS', 1, 'https'],
    ['https', 0, 'http'],
    ['javascript', 1, 'http'],
    ['https, http', 1, 'http'],
    ['https, http', 2, 'https'],
  ])('is by "%s" behind %i proxies %s', (header, proxies, scheme) =>
    expect(asked({ 'x-forwarded-proto': header }, proxies)).toMatchObject({ scheme }),
  )

  it('is https where the connection itself is encrypted', () =>
    expect(asked({}, 0, { encrypted: true })).toMatchObject({ scheme: 'https' }))
})
