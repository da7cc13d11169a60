import { formatted } from './testing/formatted'
import { withGrowth } from './growth-section'

const of = (commit: string) => ({ commit, date: '2026-11-26' })

it('A plot takes the place of the one before, and what stands around it stays', () => {
  const before = `${withGrowth('# Measured\n', 'edit\n  10  █ 1.00 ms', of('c1'))}\n## Measure again\n`
  const after = withGrowth(before, 'edit\n  10  ██ 2.00 ms', of('c2'))
  expect(after).toContain('██ 2.00 ms')
  expect(after).not.toContain('1.00 ms')
  expect([after.startsWith('# Measured\n'), after.endsWith('\n## Measure again\n')]).toEqual([true, true])
})

it('A plot is formatted as documents are', () => {
  const document = withGrowth('# Measured\n', 'edit\n  10  █ 1.00 ms', of('c1'))
  expect(formatted(document)).toBe(document)
})
