/** @jest-environment ./architecture/browser-environment.js */
import { act, renderHook, waitFor } from '@testing-library/react'
import { later } from '../testing/server'
import { useOrder } from './use-order'

type League = { readonly id: number; readonly name: string }
const leagues: readonly League[] = ['Monday', 'Tuesday', 'Sunday'].map((name, place) => ({ id: place + 1, name }))
const byIds = (...ids: readonly number[]) => ids.flatMap(id => leagues.find(league => league.id === id) ?? [])

const ordering = () => {
  const answers = [later<void>(), later<void>()]
  const sent: (readonly number[])[] = []
  const onReorder = (list: readonly League[]) => {
    sent.push(list.map(({ id }) => id))
    return answers[sent.length - 1]?.answer ?? Promise.resolve()
  }
  const { result, rerender } = renderHook(({ items }) => useOrder(items, ({ id }: League) => id, onReorder), {
    initialProps: { items: leagues },
  })
  return { result, rerender, answers, sent, shown: () => result.current.shown.map(({ id }) => id) }
}

it('keeps the second of two quick orders when the first is answered', async () => {
  const { result, answers, sent, shown } = ordering()
  act(() => result.current.order(byIds(2, 1, 3)))
  act(() => result.current.order(byIds(2, 3, 1)))
  expect(sent).toEqual([[2, 1, 3]])
  await act(async () => answers[0]?.resolve())
  expect(shown()).toEqual([2, 3, 1])
  expect(sent).toEqual([
    [2, 1, 3],
    [2, 3, 1],
  ])
})

it('goes back when the server refuses', async () => {
  const { result, answers, shown } = ordering()
  act(() => result.current.order(byIds(3, 2, 1)))
  expect(shown()).toEqual([3, 2, 1])
  await act(async () => answers[0]?.reject(new Error('refused')))
  await waitFor(() => expect(shown()).toEqual([1, 2, 3]))
})

it('shows what changed meanwhile in the order that was wanted', () => {
  const { result, rerender, shown } = ordering()
  act(() => result.current.order(byIds(3, 2, 1)))
  rerender({ items: leagues.filter(({ id }) => id !== 2) })
  expect(shown()).toEqual([3, 1])
})
