/** @jest-environment ./architecture/browser-environment.js */
import { act, cleanup, render, screen } from '@testing-library/react'
import { useAnnounced } from './use-announced'

const Region = ({ text }: { text: string }) => <p role="status">{useAnnounced(text, 15_000)}</p>

const shown = (text: string) => {
  const { rerender } = render(<Region text={text} />)
  return (next: string) => rerender(<Region text={next} />)
}
const said = () => screen.getByRole('status').textContent
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

it('says nothing of the score that the page began with', () => {
  shown('Hawks 2, Bulls 0')
  pass(60_000)
  expect(said()).toBe('')
})

it('says a changed score at once', () => {
  const change = shown('Hawks 2, Bulls 0')
  change('Hawks 2, Bulls 3')
  pass(0)
  expect(said()).toBe('Hawks 2, Bulls 3')
})

it('says the latest of the changes of a pause when it is over', () => {
  const change = shown('Hawks 2, Bulls 0')
  change('Hawks 2, Bulls 3')
  pass(0)
  change('Hawks 4, Bulls 3')
  pass(10_000)
  change('Hawks 4, Bulls 5')
  expect(said()).toBe('Hawks 2, Bulls 3')
  pass(5_000)
  expect(said()).toBe('Hawks 4, Bulls 5')
})
