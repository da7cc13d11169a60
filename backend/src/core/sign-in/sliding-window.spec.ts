import { SlidingWindow } from './sliding-window'

it('remembers no more keys than it may, and forgets those that were longest quiet', () => {
  const window = new SlidingWindow(1, 1_000, 2)
  window.add('first', 1)
  window.add('second', 2)
  window.add('first', 3)
  window.add('third', 4)
  expect(['first', 'second', 'third'].filter(key => window.waitOf(key, 5) > 0)).toEqual(['first', 'third'])
})

it('keeps no more moments than lie in the window', () => {
  const window = new SlidingWindow(2, 1_000, 10)
  window.add('key', 0)
  window.add('key', 1_000)
  expect(window.waitOf('key', 1_000)).toBe(0)
})

it('takes back nothing that did not happen', () => {
  const window = new SlidingWindow(1, 1_000, 10)
  window.add('key', 5)
  window.takeBack('key', 6)
  expect(window.waitOf('key', 7)).toBe(998)
})
