import { callAddress } from './address'
import { ApiError } from './api-error'
import { createApi } from './client'
import { overTheWire, type Call, type Send } from './read-api'

const answering = (...answers: { status: number; body: unknown }[]) => {
  const calls: Call[] = []
  const send: Send = call => {
    calls.push(call)
    return Promise.resolve(answers[calls.length - 1] ?? { status: 200, body: {} })
  }
  return { calls, send }
}

describe('an address', () => {
  it('carries what was asked and the tenant, and leaves empty values out', () => {
    expect(callAddress('/api/gamesv2', {}, { league: 3, team: undefined, q: '' }, { slug: 'demo' })).toBe(
      '/api/gamesv2?league=3&slug=demo',
    )
  })

  it('is escaped', () => {
    expect(callAddress('/api/organizations/slug/{slug}', { slug: 'a/b' }, { q: 'a&b=c' }, { domain: 'x.example' })).toBe(
      '/api/organizations/slug/a%2Fb?domain=x.example&q=a%26b%3Dc',
    )
  })
})

describe('a read', () => {
  it('gives the body of the answer', async () => {
    const { send } = answering({ status: 200, body: [1, 2] })
    expect(await createApi(send).get('/api/seasonsv2')).toEqual([1, 2])
  })

  it('throws what the server said', async () => {
    const { send } = answering({ status: 404, body: { statusCode: 404, message: 'Game not found.', error: 'Not Found' } })
    await expect(createApi(send).get('/api/seasonsv2')).rejects.toMatchObject({
      status: 404,
      message: 'Game not found.',
      error: 'Not Found',
    })
  })

  it('puts several messages on lines of one text', async () => {
    const { send } = answering({ status: 400, body: { message: ['name is empty', 'date is no date'] } })
    await expect(createApi(send).get('/api/seasonsv2')).rejects.toThrow('name is empty\ndate is no date')
  })
})

describe('a write', () => {
  it('carries a key of its own, JSON, and the revision it was made from', async () => {
    const { calls, send } = answering()
    await createApi(send).put('/api/gamesv2/{id}/scores', { score_home: 61, score_away: 58 }, { path: { id: 1 }, ifMatch: 7 })
    expect(calls[0]).toMatchObject({
      method: 'PUT',
      address: '/api/gamesv2/1/scores',
      body: '{"score_home":61,"score_away":58}',
      headers: {
        'If-Match': '7',
        'Content-Type': 'application/json',
        'Idempotency-Key': expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    })
  })

  it('leaves the content type of a form to the browser', async () => {
    const { calls, send } = answering()
    const form = new FormData()
    await createApi(send).post('/api/organizations', form)
    expect(calls[0]?.body).toBe(form)
    expect(calls[0]?.headers).not.toHaveProperty('Content-Type')
  })

  it('is repeated once under the same key when no answer came', async () => {
    const calls: Call[] = []
    const send: Send = call => {
      calls.push(call)
      return calls.length === 1 ? Promise.reject(new ApiError(0, 'gone')) : Promise.resolve({ status: 200, body: 'done' })
    }
    expect(await createApi(send).post('/api/auth/logout')).toBe('done')
    expect(calls.map(call => call.headers['Idempotency-Key'])).toEqual([
      calls[0]?.headers['Idempotency-Key'],
      calls[0]?.headers['Idempotency-Key'],
    ])
  })

  it('is not repeated when it was refused', async () => {
    const { calls, send } = answering({ status: 409, body: { message: 'changed meanwhile' } })
    await expect(createApi(send).post('/api/auth/logout')).rejects.toThrow('changed meanwhile')
    expect(calls).toHaveLength(1)
  })
})

describe('over the wire', () => {
  const answeredBy = (text: () => Promise<string>) =>
    Object.defineProperty(globalThis, 'fetch', {
      value: async () => ({ status: 200, headers: new Headers({ 'Content-Type': 'application/json' }), text }),
      configurable: true,
    })
  const real = globalThis.fetch
  afterEach(() => void Object.defineProperty(globalThis, 'fetch', { value: real, configurable: true }))
  const call: Call = { method: 'GET', address: '/api/seasonsv2', headers: {} }

  it.each([
    ['is lost', () => Promise.reject(new TypeError('network error'))],
    ['is cut off', () => Promise.resolve('[{"id":1},{"i')],
  ])('an answer that %s is a server that could not be reached', async (_, text) => {
    answeredBy(text)
    const unreached = { name: 'ApiError', status: 0, message: expect.stringMatching(/^The server could not be reached\./) }
    await expect(overTheWire(call)).rejects.toMatchObject(unreached)
  })

  it('an answer to a call that was given up stays what it is', async () => {
    const leaving = new AbortController()
    leaving.abort()
    answeredBy(() => Promise.reject(new DOMException('gone', 'AbortError')))
    await expect(overTheWire({ ...call, signal: leaving.signal })).rejects.toMatchObject({ name: 'AbortError' })
  })
})
