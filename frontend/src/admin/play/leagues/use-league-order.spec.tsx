/** @jest-environment ./architecture/browser-environment.js */
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { LeagueWithTeamsAnswer } from '../../../api/schema'
import { testServer } from '../../parts/testing/server'
import '../../parts/testing/show'
import { adminQueryClient } from '../../app/start/query-client'
import { useLeagueOrder } from './use-league-order'

const list = 'GET /api/seasonsv2/7/leagues-with-teams-public'
const call = 'PUT /api/seasonsv2/7/leagues/order'
const conflictText = 'Olga ordered the leagues: Sunday, Monday, Tuesday meanwhile.'

type Sent = { readonly order: readonly number[]; readonly revision: string | null }

/** Leagues in an order that was set last at a revision. */
const leagues = (revision: number, ...ids: readonly number[]) =>
  ids.map(id => ({ id, name: `League ${id}`, revision: id === 1 ? revision : 1 }) as LeagueWithTeamsAnswer)

const orderOf = (body: unknown) => (body as { orderedLeagues: readonly { id: number }[] }).orderedLeagues.map(({ id }) => id)

/** A list that was read at revision 5, while the server has what `theirs` says. */
const ordering = (theirs?: readonly LeagueWithTeamsAnswer[]) => {
  const server = testServer()
  const sent: Sent[] = []
  server.on(list, () => ({ body: theirs }))
  server.on(call, ({ body, headers }) => {
    sent.push({ order: orderOf(body), revision: headers.get('If-Match') })
    const isOvertaken = theirs !== undefined && sent.length === 1
    return isOvertaken
      ? { status: 409, body: { statusCode: 409, message: conflictText } }
      : { body: leagues(10 + sent.length, ...orderOf(body)) }
  })
  const client = adminQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>
  const { result } = renderHook(() => useLeagueOrder(7, leagues(5, 1, 2, 3)), { wrapper })
  const reorder = async (...ids: readonly number[]) => {
    const order = { wanted: leagues(5, ...ids), read: leagues(5, 1, 2, 3) }
    return (await act(() => result.current.reorder(order))) !== false
  }
  return { sent, result, reorder }
}

it('is sent against the latest revision among the leagues', async () => {
  const { sent, reorder } = ordering()
  expect(await reorder(2, 1, 3)).toBe(true)
  expect(sent).toEqual([{ order: [2, 1, 3], revision: '5' }])
})

it('is sent against the answer to the order before it', async () => {
  const { sent, reorder } = ordering()
  await reorder(2, 1, 3)
  await reorder(2, 3, 1)
  expect(sent.map(({ revision }) => revision)).toEqual(['5', '11'])
})

it('is not sent where it is the same', async () => {
  const { sent, reorder } = ordering()
  await reorder(1, 2, 3)
  expect(sent).toEqual([])
})

it('goes on top of a league that was added meanwhile', async () => {
  const { sent, reorder } = ordering(leagues(9, 1, 2, 3, 4))
  expect(await reorder(2, 1, 3)).toBe(true)
  expect(sent.at(-1)).toEqual({ order: [2, 1, 3, 4], revision: '9' })
})

describe('that somebody else changed meanwhile', () => {
  const conflicting = async () => {
    const { sent, result, reorder } = ordering(leagues(9, 3, 1, 2))
    expect(await reorder(2, 1, 3)).toBe(false)
    return { sent, result }
  }

  it('is a choice between both, with who changed it', async () => {
    const { result } = await conflicting()
    const { message, mine, theirs } = result.current.conflict ?? {}
    expect([message, mine, theirs?.value]).toEqual([conflictText, [2, 1, 3], [3, 1, 2]])
  })

  it('is sent again against theirs when mine is chosen', async () => {
    const { sent, result } = await conflicting()
    act(() => result.current.keepMine())
    await waitFor(() => expect(sent.at(-1)).toEqual({ order: [2, 1, 3], revision: '9' }))
  })

  it('stays theirs when theirs is chosen', async () => {
    const { sent, result } = await conflicting()
    act(() => result.current.takeTheirs())
    expect(result.current.conflict).toBeNull()
    expect(sent).toHaveLength(1)
  })
})
