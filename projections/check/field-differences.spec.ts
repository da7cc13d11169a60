import { fieldDifferences } from './field-differences'

it('are none where two documents say the same, in whatever order', () => {
  expect(fieldDifferences({ a: 1, rows: [{ won: 2 }] }, { rows: [{ won: 2 }], a: 1 })).toEqual([])
})

it('name the field, what is stored and what the facts come to', () => {
  expect(fieldDifferences({ rows: [{ won: 2 }, { won: 1 }] }, { rows: [{ won: 2 }, { won: 3 }] })).toEqual([
    { path: 'rows.1.won', live: 1, recomputed: 3 },
  ])
})

it('name what one of them lacks, and what is of another kind', () => {
  expect(fieldDifferences({ a: 1, of: [] }, { b: null, of: {} })).toEqual([
    { path: 'a', live: 1, recomputed: undefined },
    { path: 'of', live: [], recomputed: {} },
    { path: 'b', live: undefined, recomputed: null },
  ])
})

it('stop at the first twenty', () => {
  expect(fieldDifferences({}, Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`f${n}`, n])))).toHaveLength(20)
})
