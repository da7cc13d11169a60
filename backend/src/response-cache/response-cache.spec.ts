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

const caching = (cache: ResponseCache, address: string, made: CachedResponse) => cache.keep(cache.begin(), address, made)

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

  it('is not kept when something it looked at changed while it was being made', () => {
    const cache = new ResponseCache()
    const pending = cache.begin()
    cache.forget(['teamCard.v1.g1/1'])
    expect(cache.keep(pending, '/a', answer(['teamCard.v1.g1/1']))).toBe(false)
    expect(cache.get('/a')).toBeUndefined()
  })

  it('is kept when only other things changed while it was being made', () => {
    const cache = new ResponseCache()
    const pending = cache.begin()
    cache.forget(['teamCard.v1.g1/2'])
    expect(cache.keep(pending, '/a', answer(['teamCard.v1.g1/1']))).toBe(true)
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
    const cache = new ResponseCache(2_500)
    caching(cache, '/old', answer([]))
    caching(cache, '/used', answer([]))
    cache.get('/old')
    caching(cache, '/new', answer([]))
    expect([cache.get('/old'), cache.get('/used'), cache.get('/new')].map(one => one !== undefined)).toEqual([true, false, true])
  })

  it('counts what it holds, and forgets it whole', () => {
    const cache = new ResponseCache()
    caching(cache, '/a', answer(['x']))
    caching(cache, '/a', answer(['y']))
    expect(cache.measure().answers).toBe(1)
    cache.forget(['y'])
    expect(cache.measure()).toEqual({ answers: 0, bytes: 0 })
  })
})
