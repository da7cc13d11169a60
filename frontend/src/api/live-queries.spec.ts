/** @jest-environment ./architecture/browser-environment.js */
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { followLive, isTouched } from './live-queries'

it('is touched by a change of one of its tags', () => {
  expect(isTouched(['game:12', 'teams'], new Set(['league:3', 'teams']))).toBe(true)
})

it('is not touched by a change of anything else', () => {
  expect(isTouched(['game:12', 'teams'], new Set(['game:120', 'team:12']))).toBe(false)
})

it('is touched where anything may have changed', () => {
  expect(isTouched(['game:12'], new Set(['*']))).toBe(true)
})

it('is never asked for again without tags', () => {
  expect(isTouched(undefined, new Set(['*']))).toBe(false)
})

describe('an open page', () => {
  /** The connections that pages have opened; each is the server's side of one. */
  const connections: Connection[] = []
  class Connection {
    static readonly CLOSED = 2
    readyState = 1
    onmessage: ((event: { data: string; lastEventId: string }) => void) | undefined
    onerror: (() => void) | undefined
    constructor(readonly url: string) {
      connections.push(this)
    }
    close() {
      this.readyState = Connection.CLOSED
    }
    refuses() {
      this.close()
      this.onerror?.()
    }
    sends(position: number, ...tags: string[]) {
      this.onmessage?.({ data: JSON.stringify(tags), lastEventId: at(position) })
    }
  }
  const at = (position: number) => String(position).padStart(20, '0')
  const openNow = () => connections.filter(({ readyState }) => readyState === 1)
  const follow: (() => void)[] = []

  beforeEach(() => {
    connections.length = 0
    Object.defineProperty(globalThis, 'EventSource', { value: Connection, configurable: true })
    document.documentElement.dataset.position = at(7)
  })
  afterEach(() => {
    for (const end of follow.splice(0)) end()
  })

  /** A page that shows game 12; how often it asked for it. */
  const page = async () => {
    const client = new QueryClient()
    let asked = 0
    const query = { queryKey: ['game'], queryFn: () => ++asked, staleTime: Infinity, meta: { tags: ['game:12'] } }
    const unsubscribe = new QueryObserver(client, query).subscribe(() => undefined)
    const unfollow = followLive(client, '/api/live?slug=demo', 0)
    follow.push(unsubscribe, unfollow)
    await waitFor(() => expect(asked).toBe(1))
    return { asked: () => asked, client }
  }

  it('asks again for what changed between its making and the opening of its stream', async () => {
    const { asked } = await page()
    expect(connections[0]?.url).toBe(`/api/live?slug=demo&since=${at(7)}`)
    connections[0]?.sends(9, 'game:12')
    await waitFor(() => expect(asked()).toBe(2))
  })

  it('asks nothing again where nothing changed', async () => {
    const { asked } = await page()
    jest.useFakeTimers()
    connections[0]?.sends(9)
    await jest.advanceTimersByTimeAsync(1_000)
    jest.useRealTimers()
    expect(asked()).toBe(1)
  })

  it('opens its stream again where it was when a server that restarts refuses it', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    const { asked } = await page()
    connections[0]?.sends(9)
    connections[0]?.refuses()
    jest.advanceTimersByTime(10_000)
    jest.useRealTimers()
    expect(openNow().map(({ url }) => url)).toEqual([`/api/live?slug=demo&since=${at(9)}`])
    openNow()[0]?.sends(11, 'game:12')
    await waitFor(() => expect(asked()).toBe(2))
  })

  it('opens its stream again where it was when nothing comes any more, as after a sleep', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    const { asked } = await page()
    connections[0]?.sends(9)
    jest.advanceTimersByTime(50_000)
    connections[0]?.sends(9)
    jest.advanceTimersByTime(50_000)
    const before = connections.length
    jest.advanceTimersByTime(20_000)
    jest.useRealTimers()
    expect(before).toBe(1)
    expect(openNow().map(({ url }) => url)).toEqual([`/api/live?slug=demo&since=${at(9)}`])
    openNow()[0]?.sends(11, 'game:12')
    await waitFor(() => expect(asked()).toBe(2))
  })

  it('asks again, seen once more, for what changed while nobody saw it', async () => {
    const { asked } = await page()
    connections[0]?.sends(9)
    const hide = (hidden: boolean) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }
    hide(true)
    expect(openNow()).toEqual([])
    hide(false)
    expect(openNow().map(({ url }) => url)).toEqual([`/api/live?slug=demo&since=${at(9)}`])
    openNow()[0]?.sends(11, 'game:12')
    await waitFor(() => expect(asked()).toBe(2))
  })

  it('asks once for all that changes while it asks and rests from that', async () => {
    const { asked, client } = await page()
    const answers: (() => void)[] = []
    const slow = new QueryObserver(client, {
      queryKey: ['list'],
      queryFn: () => new Promise<number>(answered => answers.push(() => answered(1))),
      meta: { tags: ['game:12'] },
    })
    follow.push(slow.subscribe(() => undefined))
    answers[0]?.()
    await waitFor(() => expect(slow.getCurrentResult().isFetching).toBe(false))
    for (let position = 8; position < 20; position += 1) {
      connections[0]?.sends(position, 'game:12')
      await new Promise(soon => setTimeout(soon))
    }
    expect([asked(), answers.length]).toEqual([2, 2])
    answers[1]?.()
    await waitFor(() => expect([asked(), answers.length]).toEqual([3, 3]))
  })
})
