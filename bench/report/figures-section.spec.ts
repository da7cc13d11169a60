import { formatted } from './testing/formatted'
import { withFigures, type Cells } from './figures-section'

const row = (name: string, commit: string): Cells => [name, '1.00', '2.00', 'ms', '0.50', '≤ 1', 'holds', commit, '2026-11-26']

const commitsOf = (document: string): readonly (readonly string[])[] =>
  [...document.matchAll(/^\| (start|append) .*\| (c\d) +\|/gm)].map(([, name = '', commit = '']) => [name, commit])

it('a document without figures gets them at its end, and keeps its text', () => {
  const document = withFigures('# Measured\n', [row('append', 'c1')])
  expect(document.startsWith('# Measured\n')).toBe(true)
  expect(commitsOf(document)).toEqual([['append', 'c1']])
})

it('a figure that is measured again stands in the place of the old one, and others stay with their commit', () => {
  const first = withFigures('# Measured\n', [row('append', 'c1'), row('start', 'c1')])
  expect(commitsOf(withFigures(first, [row('append', 'c2')]))).toEqual([
    ['append', 'c2'],
    ['start', 'c1'],
  ])
})

it('what stands after the section stays', () => {
  const document = `${withFigures('', [row('append', 'c1')])}\n## Measure again\n`
  expect(withFigures(document, [row('start', 'c2')]).endsWith('\n## Measure again\n')).toBe(true)
})

it('is formatted as documents are', () => {
  const document = withFigures('# Measured\n', [row('append', 'c1'), row('start with 300,000 facts', 'c1')])
  expect(formatted(document)).toBe(document)
})
