import { IdFilter } from './id-filter'

const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => String(from + n).padStart(20, '0'))

it('Every id that was added may be held, and hardly any other', () => {
  const filter = new IdFilter()
  expect(filter.mayHold('1')).toBe(false)
  for (const id of ids(0, 30_000)) filter.add(id)
  expect(ids(0, 30_000).every(id => filter.mayHold(id))).toBe(true)
  expect(ids(30_000, 60_000).filter(id => filter.mayHold(id)).length).toBeLessThan(1_500)
})

it('Ids that are added again and again take no more memory', () => {
  const filter = new IdFilter()
  const add = () => ids(0, 5_000).forEach(id => filter.add(id))
  add()
  const { bytes } = filter
  for (let turn = 0; turn < 5; turn++) add()
  expect(filter.bytes).toBe(bytes)
})
