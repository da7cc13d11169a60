import { KeptAnswers, type KeptAnswer } from './kept-answers'

const answer = (looked: readonly string[], more: Partial<KeptAnswer> = {}): KeptAnswer => {
  const bytes = Buffer.from('{}')
  return {
    status: 200,
    type: 'application/json',
    etag: '"x"',
    cacheControl: 'public, no-cache',
    bytes: { identity: bytes, gzip: bytes, br: bytes },
    looked: new Set(looked),
    ...more,
  }
}

const keeping = (kept: KeptAnswers, address: string, made: KeptAnswer) => kept.keep(kept.begin(), address, made)

describe('a kept answer', () => {
  it('stays while nothing that it looked at changes', () => {
    const kept = new KeptAnswers()
    keeping(kept, '/a', answer(['standings.v1.g1/7']))
    kept.forget(['standings.v1.g1/8', 'teamCard.v1.g1/7'])
    expect(kept.get('/a')).toBeDefined()
  })

  it.each(['standings.v1.g1/7', 'gameCard.v1.g1#league=7', '~catalogue'])('goes when %s changes', change => {
    const kept = new KeptAnswers()
    keeping(kept, '/a', answer(['standings.v1.g1/7', 'gameCard.v1.g1#league=7', '~catalogue']))
    kept.forget([change])
    expect(kept.get('/a')).toBeUndefined()
  })

  it('goes with all others when changes were lost', () => {
    const kept = new KeptAnswers()
    keeping(kept, '/a', answer([]))
    kept.forget(['*'])
    expect(kept.get('/a')).toBeUndefined()
  })

  it('is not kept when something it looked at changed while it was being made', () => {
    const kept = new KeptAnswers()
    const making = kept.begin()
    kept.forget(['teamCard.v1.g1/1'])
    expect(kept.keep(making, '/a', answer(['teamCard.v1.g1/1']))).toBe(false)
    expect(kept.get('/a')).toBeUndefined()
  })

  it('is kept when only other things changed while it was being made', () => {
    const kept = new KeptAnswers()
    const making = kept.begin()
    kept.forget(['teamCard.v1.g1/2'])
    expect(kept.keep(making, '/a', answer(['teamCard.v1.g1/1']))).toBe(true)
  })

  it('ends at its own time', () => {
    let now = 1_000
    const kept = new KeptAnswers(undefined, () => now)
    keeping(kept, '/page', answer([], { until: 2_000 }))
    expect(kept.get('/page')).toBeDefined()
    now = 2_000
    expect(kept.get('/page')).toBeUndefined()
  })
})

describe('the store of answers', () => {
  it('lets the least recently asked answer go when room is needed', () => {
    const kept = new KeptAnswers(2_500)
    keeping(kept, '/old', answer([]))
    keeping(kept, '/used', answer([]))
    kept.get('/old')
    keeping(kept, '/new', answer([]))
    expect([kept.get('/old'), kept.get('/used'), kept.get('/new')].map(one => one !== undefined)).toEqual([true, false, true])
  })

  it('counts what it holds, and forgets it whole', () => {
    const kept = new KeptAnswers()
    keeping(kept, '/a', answer(['x']))
    keeping(kept, '/a', answer(['y']))
    expect(kept.measure().answers).toBe(1)
    kept.forget(['y'])
    expect(kept.measure()).toEqual({ answers: 0, bytes: 0 })
  })
})
