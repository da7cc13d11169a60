/** @jest-environment ./architecture/browser-environment.js */
import { act, cleanup, render, screen } from '@testing-library/react'
import { useNews } from './use-news'

const changed = (before: string, after: string) => (after === before ? '' : `Now ${after}`)

const Region = ({ score }: { score: string }) => <p role="status">{useNews(score, changed)}</p>

const shown = (score: string) => {
  const { rerender } = render(<Region score={score} />)
  return (next: string) => rerender(<Region score={next} />)
}
const announced = () => screen.getByRole('status').textContent
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

it('says nothing of the score that the page began with', () => {
  shown('2–0')
  pass(60_000)
  expect(announced()).toBe('')
})

it('says a changed score within a moment', () => {
  const change = shown('2–0')
  change('2–3')
  pass(300)
  expect(announced()).toBe('Now 2–3')
})

it('says what comes together in one sentence', () => {
  const change = shown('2–0')
  change('2–2')
  pass(100)
  change('2–3')
  pass(300)
  expect(announced()).toBe('Now 2–3')
})

it('says the latest of the changes of a pause when it is over', () => {
  const change = shown('2–0')
  change('2–3')
  pass(300)
  change('4–3')
  pass(10_000)
  change('4–5')
  pass(4_000)
  expect(announced()).toBe('Now 2–3')
  pass(1_000)
  expect(announced()).toBe('Now 4–5')
})

it('says nothing of what is as it was when the pause is over', () => {
  const change = shown('2–0')
  change('2–3')
  pass(300)
  change('4–3')
  pass(1_000)
  change('2–3')
  pass(60_000)
  expect(announced()).toBe('Now 2–3')
})
