import { callKey, pageAddress, pageKey, type PublicRead } from './cache-key'

const READS: readonly PublicRead[] = [
  { path: /^\/api\/games$/, parameters: new Set(['slug', 'from', 'league']) },
  { path: /^\/api\/games\/[\w.~-]+$/, parameters: new Set(['slug']) },
]
const key = (url: string) => callKey(url, READS)

describe('the key of a call', () => {
  it('is its address', () => expect(key('/api/games/7?slug=demo')).toBe('/api/games/7?slug=demo'))

  it.each([
    ['/api/games?slug=demo&league=3', 'in any order of its parameters'],
    ['/api/games?league=%33&slug=de%6Do', 'however they are escaped'],
    ['/api/games?league=3&slug=demo&', 'with an ampersand too many'],
  ])('is one for %s: %s', address => expect(key(address)).toBe('/api/games?league=3&slug=demo'))

  it('is its own key again', () => {
    const once = key('/api/games?slug=a%20b%2Bc%F0%9F%8F%80&from=2026-01-31') ?? ''
    expect([once.includes('?'), key(once)]).toEqual([true, once])
  })

  it.each([
    ['/api/games?slug=demo&x=1', 'has a parameter that it does not know'],
    ['/api/games?slug=demo&slug=other', 'has one twice'],
    ['/api/games?slug[]=demo', 'has one in brackets'],
    ['/api/games?slug=demo&__proto__=1', 'has a name that every object has'],
    ['/api/teams?slug=demo', 'is no public read'],
    ['/api/games/%37?slug=demo', 'escapes what needs no escape'],
    [`/api/games?slug=${'x'.repeat(500)}`, 'is longer than 500 characters'],
    [`/api/games?slug=${'é'.repeat(100)}`, 'becomes longer than 500 characters'],
  ])('is none where %s %s', address => expect(key(address)).toBeNull())
})

const PARAMETERS = new Set(['league', 'team'])

describe('the address of a page', () => {
  it.each([
    '/demo/schedule?league=3&team=7',
    '/demo/schedule?team=7&league=3',
    '/demo/schedule?utm_source=mail&team=7&league=3&fbclid=x',
    '/demo/schedule?league=3&league=4&team=7',
  ])('is one for %s', address => expect(pageAddress(address, PARAMETERS)).toBe('/demo/schedule?league=3&team=7'))

  it('has no query where nothing of it is looked at', () =>
    expect(['/demo?utm_source=mail', '/demo?', '/demo'].map(address => pageAddress(address, PARAMETERS))).toEqual([
      '/demo',
      '/demo',
      '/demo',
    ]))
})

describe('the key of a page', () => {
  const visitor = { cookies: undefined, languages: undefined }
  const origin = { scheme: 'https', host: 'league.example' } as const

  it('distinguishes schemes, hosts, themes, forms of times and numbers, and addresses', () => {
    const keys = [
      pageKey('/', origin, visitor),
      pageKey('/', { ...origin, scheme: 'http' }, visitor),
      pageKey('/', { ...origin, host: 'other.example' }, visitor),
      pageKey('/', origin, { ...visitor, cookies: 'theme=dark' }),
      pageKey('/schedule', origin, visitor),
      pageKey('/', origin, { ...visitor, languages: 'de-DE,de' }),
      pageKey('/', origin, { ...visitor, languages: 'en-GB' }),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('is the same whatever other cookies come along', () =>
    expect(pageKey('/', origin, { ...visitor, cookies: 'seen=1; theme=dark' })).toBe(
      pageKey('/', origin, { ...visitor, cookies: 'theme=dark; other=2' }),
    ))

  it('is none where it is longer than 500 characters', () => expect(pageKey(`/${'x'.repeat(500)}`, origin, visitor)).toBeNull())
})
