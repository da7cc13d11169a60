import { ResponseCache, type CachedResponse } from './response-cache'

const answer = (dependencies: readonly string[], more: Partial<CachedResponse> = {}): CachedResponse => {
  const bytes = Buffer.from('{}')
  return {
    status: 200,
    type: 'application/json',
    etag: '"x"',
    cacheControl: 'public, no-cache',
    bytes: { identity: bytes, gzip: bytes, br: bytes },
    dependencies: new Set(dependencies),
    ...more,
  }
}

const caching = (cache: ResponseCache, key: string, made: CachedResponse) => cache.keep(cache.begin(), key, made)

describe('a cached response', () => {
  it('stays while nothing that it looked at changes', () => {
    const cache = new ResponseCache()
    caching(cache, '/a', answer(['standings.v1.g1/7']))
    cache.forget(['standings.v1.g1/8', 'teamCard.v1.g1/7'])
    expect(cache.get('/a')).toBeDefined()
  })

  it.each(['standings.v1.g1/7', 'gameCard.v1.g1#league=7', '~versions'])('goes when %s changes', change => {
    const cache = new ResponseCache()
    caching(cache, '/a', answer(['standings.v1.g1/7', 'gameCard.v1.g1#league=7', '~versions']))
    cache.forget([change])
    expect(cache.get('/a')).toBeUndefined()
  })

  it('goes with all others when changes were lost', () => {
    const cache = new ResponseCache()
    caching(cache, '/a', answer([]))
    cache.forget(['*'])
    expect(cache.get('/a')).toBeUndefined()
  })

  it.each(['teamCard.v1.g1/1', '*'])('is not cached when %s changed since it was begun', change => {
    const cache = new ResponseCache()
    const pending = cache.begin()
    cache.forget([change])
    expect(cache.keep(pending, '/a', answer(['teamCard.v1.g1/1']))).toBe(false)
    expect(cache.get('/a')).toBeUndefined()
  })

  it('is cached when only other things changed since it was begun', () => {
    const cache = new ResponseCache()
    const pending = cache.begin()
    cache.forget(['teamCard.v1.g1/2'])
    expect(cache.keep(pending, '/a', answer(['teamCard.v1.g1/1']))).toBe(true)
  })

  it('made anew stays when something changes that only the one before depended on', () => {
    const cache = new ResponseCache()
    caching(cache, '/a', answer(['teamCard.v1.g1/1']))
    caching(cache, '/a', answer(['teamCard.v1.g1/2']))
    cache.forget(['teamCard.v1.g1/1'])
    expect(cache.get('/a')).toBeDefined()
  })

  it('ends at its own time', () => {
    let now = 1_000
    const cache = new ResponseCache(undefined, () => now)
    caching(cache, '/page', answer([], { until: 2_000 }))
    expect(cache.get('/page')).toBeDefined()
    now = 2_000
    expect(cache.get('/page')).toBeUndefined()
  })
})

describe('the store of answers', () => {
  it('lets the least recently asked answer go when room is needed', () => {
    const cache = new ResponseCache(12_000)
    caching(cache, '/old', answer([]))
    caching(cache, '/used', answer([]))
    cache.get('/old')
    caching(cache, '/new', answer([]))
    expect([cache.get('/old'), cache.get('/used'), cache.get('/new')].map(one => one !== undefined)).toEqual([true, false, true])
  })

  it('keeps its pages however many pictures are made', () => {
    const cache = new ResponseCache(64_000)
    const picture = answer([], { type: 'image/png' })
    for (const page of ['/a', '/b']) caching(cache, page, answer([]))
    for (let i = 0; i < 100; i += 1) caching(cache, `/${i}.png`, picture)
    expect([cache.get('/a'), cache.get('/b'), cache.get('/99.png')]).not.toContain(undefined)
    expect(cache.get('/0.png')).toBeUndefined()
  })

  it('drops a picture as it drops a page', () => {
    const cache = new ResponseCache()
    caching(cache, '/a.png', answer(['gameCard.v1.g1/7'], { type: 'image/png' }))
    cache.forget(['gameCard.v1.g1/7'])
    expect(cache.measure()).toEqual({ responses: 0, bytes: 0 })
  })

  it('counts bytes, keys and what the answers depend on', () => {
    const bytesOf = (key: string, made: CachedResponse) => {
      const cache = new ResponseCache()
      caching(cache, key, made)
      return cache.measure().bytes
    }
    const least = bytesOf('/a', answer([]))
    expect(bytesOf(`/a${'x'.repeat(400)}`, answer([])) - least).toBeGreaterThanOrEqual(400)
    expect(bytesOf('/a', answer(['x'.repeat(60), 'y'])) - least).toBeGreaterThanOrEqual(261)
  })

  it('does not take in what is larger than it is', () => {
    const cache = new ResponseCache(10_000)
    expect(caching(cache, '/a', answer(Array.from({ length: 100 }, (_, i) => `document/${i}`)))).toBe(false)
    expect(cache.measure()).toEqual({ responses: 0, bytes: 0 })
  })

  it('counts what it holds, and forgets it whole', () => {
    const cache = new ResponseCache()
    caching(cache, '/a', answer(['x']))
    caching(cache, '/a', answer(['y']))
    expect(cache.measure().responses).toBe(1)
    cache.forget(['y'])
    expect(cache.measure()).toEqual({ responses: 0, bytes: 0 })
  })

  it('drops thousands of answers at once, and lets others be answered while it clears them away', async () => {
    const cache = new ResponseCache(1024 * 1024 * 1024)
    const others = Array.from({ length: 200 }, (_, i) => `document/${i}`)
    for (let i = 0; i < 4_000; i += 1) caching(cache, `/${i}`, answer(['shared', ...others.map(one => `${one}/${i % 50}`)]))
    cache.forget(['shared'])
    expect(cache.measure()).toEqual({ responses: 0, bytes: 0 })
    let turns = 0
    const counting = setInterval(() => (turns += 1), 0)
    await cache.cleared()
    clearInterval(counting)
    expect(turns).toBeGreaterThan(1)
  })
})
