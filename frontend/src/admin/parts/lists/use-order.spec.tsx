/** @jest-environment ./architecture/browser-environment.js */
import { act, renderHook, waitFor } from '@testing-library/react'
import { later } from '../testing/server'
import { useOrder, type Reordered } from './use-order'

type League = { readonly id: number; readonly name: string }
const leagues: readonly League[] = ['Monday', 'Tuesday', 'Sunday'].map((name, place) => ({ id: place + 1, name }))
const byIds = (...ids: readonly number[]) => ids.flatMap(id => leagues.find(league => league.id === id) ?? [])

const ordering = () => {
  const answers = [later<readonly League[] | false>(), later<readonly League[] | false>()]
  const sent: (readonly number[])[] = []
  const save = ({ wanted }: Reordered<League>) => {
    sent.push(wanted.map(({ id }) => id))
    return answers[sent.length - 1]?.answer ?? Promise.resolve(wanted)
  }
  const { result, rerender } = renderHook(({ items }) => useOrder(items, ({ id }: League) => id, save), {
    initialProps: { items: leagues },
  })
  return { result, rerender, answers, sent, shown: () => result.current.shown.map(({ id }) => id) }
}

it('keeps the second of two quick orders when the first is answered', async () => {
  const { result, answers, sent, shown } = ordering()
  act(() => result.current.order(byIds(2, 1, 3)))
  act(() => result.current.order(byIds(2, 3, 1)))
  expect(sent).toEqual([[2, 1, 3]])
  await act(async () => answers[0]?.resolve(byIds(2, 1, 3)))
  expect(shown()).toEqual([2, 3, 1])
  expect(sent).toEqual([
    [2, 1, 3],
    [2, 3, 1],
  ])
})

it('makes the second of two quick orders from what the first was answered', async () => {
  const { result, answers, sent } = ordering()
  act(() => result.current.order(byIds(2, 1, 3)))
  act(() => result.current.order(byIds(2, 3, 1)))
  await act(async () => answers[0]?.resolve([...byIds(2, 1, 3), { id: 4, name: 'Friday' }]))
  expect(sent[1]).toEqual([2, 3, 1, 4])
})

it('gives up what waited when the order before it was refused', async () => {
  const { result, answers, sent, shown } = ordering()
  act(() => result.current.order(byIds(2, 1, 3)))
  act(() => result.current.order(byIds(2, 3, 1)))
  await act(async () => answers[0]?.resolve(false))
  expect([sent.length, shown()]).toEqual([1, [1, 2, 3]])
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
