import { renderToString } from 'react-dom/server'
import { ProgressBar } from './ProgressBar'

const bar = (done: number | null, total: number | null) =>
  renderToString(<ProgressBar label="Importing games" done={done} total={total} />)

it('says how far a job is, in figures', () => {
  const html = bar(412, 1230)
  expect(html).toContain('412 of 1,230')
  expect(html).toContain('aria-valuemax="1230" aria-valuenow="412"')
})

it('is announced to screen readers at every tenth only', () => {
  expect([bar(412, 1230), bar(480, 1230)].map(html => /(\d+) percent/.exec(html)?.[1])).toEqual(['30', '30'])
})

it('claims no end while nobody knows it', () => {
  const html = bar(3, null)
  expect(html).toContain('3 steps')
  expect(html).not.toContain('aria-valuenow')
})

it('shows no figure while nobody knows how much is done', () => {
  const html = bar(null, 100)
  expect(html).not.toMatch(/\d+ (of|percent|steps)/)
  expect(html).not.toContain('aria-valuenow')
})
