import type { DigestedRow } from '@fullcourt/domain/imports/figures'
import { ImportProgress } from './progress'

const rows = (count: number): readonly DigestedRow[] =>
  Array.from({ length: count }, (_, row) => [`player/${row}/place`, 'digest'])

it('Rows of thousands of places are written down in parts, because an append is limited', async () => {
  const written: number[] = []
  const progress = new ImportProgress(
    part => {
      written.push(part.length)
      return Promise.resolve(null)
    },
    () => Promise.resolve(),
  )
  await progress.goneThrough(50_000, rows(50_000), [])
  await progress.flush()
  expect([Math.max(...written) <= 4_000, written.reduce((sum, part) => sum + part, 0)]).toEqual([true, 50_000])
})
