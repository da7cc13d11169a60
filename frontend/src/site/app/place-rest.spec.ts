/** @jest-environment ./architecture/browser-environment.js */
import { placeRest } from './place-rest'

it('What is far down a page is placed one part in each frame, and then the page says that all is there', () => {
  document.body.innerHTML = '<p></p><p data-later></p><p data-later></p>'
  const frames: FrameRequestCallback[] = []
  window.requestAnimationFrame = frame => frames.push(frame)
  const state = () => [document.querySelectorAll('[data-later]').length, document.documentElement.hasAttribute('data-loaded')]
  const nextFrame = () => frames.shift()?.(0)

  placeRest()
  expect(state()).toEqual([1, false])
  nextFrame()
  expect(state()).toEqual([0, false])
  nextFrame()
  expect(state()).toEqual([0, true])
  expect(frames).toEqual([])
})
