import { originFault } from './origin'

const host = 'league.example.com'

describe('A call that changes something', () => {
  it.each([
    ['from a page of the same host', { host, origin: 'https://league.example.com' }],
    ['whatever the scheme that the proxy speaks', { host, origin: 'http://league.example.com' }],
    ['written in capitals', { host, origin: 'https://LEAGUE.example.com' }],
    ['with a port of its own', { host: 'localhost:3000', origin: 'http://localhost:3000' }],
    ['with the default port written out', { host: `${host}:443`, origin: 'https://league.example.com' }],
    ['behind a proxy that forwards the host', { host: 'backend:3000', 'x-forwarded-host': host, origin: `https://${host}` }],
    ['behind two proxies', { host: 'backend:3000', 'x-forwarded-host': `${host}, inner`, origin: `https://${host}` }],
    ['without Origin, from a tool', { host }],
    ['without Origin, from the same origin', { host, 'sec-fetch-site': 'same-origin' }],
    ['without Origin, typed by the visitor', { host, 'sec-fetch-site': 'none' }],
  ])('passes %s', (_, headers) => {
    expect(originFault('POST', headers)).toBeUndefined()
  })

  it.each([
    ['from a page of another host', { host, origin: 'https://evil.example.com' }],
    ['from a host that begins alike', { host, origin: 'https://league.example.com.evil.com' }],
    ['from a sub-domain', { host, origin: 'https://www.league.example.com' }],
    ['from another port', { host: 'localhost:3000', origin: 'http://localhost:5173' }],
    ['from a page without an origin', { host, origin: 'null' }],
    ['with an Origin that is none', { host, origin: 'league.example.com' }],
    ['with an empty Origin', { host, origin: '' }],
    ['when it does not know its own host', { origin: 'https://league.example.com' }],
    ['without Origin, where the browser says cross-site', { host, 'sec-fetch-site': 'cross-site' }],
  ])('is refused %s', (_, headers) => {
    expect(originFault('POST', headers)).toMatch(/another site/)
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('is any %s', method => {
    expect(originFault(method, { host, origin: 'https://evil.example.com' })).toBeDefined()
  })
})

it.each(['GET', 'HEAD', 'OPTIONS'])('lets every %s pass, wherever it comes from', method => {
  expect(originFault(method, { host, origin: 'https://evil.example.com', 'sec-fetch-site': 'cross-site' })).toBeUndefined()
})
