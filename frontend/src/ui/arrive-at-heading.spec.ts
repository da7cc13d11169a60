/** @jest-environment ./architecture/browser-environment.js */
import { arriveAtHeading } from './arrive-at-heading'

const page = (html: string) => {
  document.body.innerHTML = `<main>${html}</main>`
}
const focused = () => document.activeElement?.textContent
/** Whoever watches a document hears of its changes a moment later. */
const heard = () => new Promise(done => setTimeout(done, 0))

let end: () => void
afterEach(() => end())

it('is on the heading that is there', () => {
  page('<h1 tabindex="-1">Teams</h1>')
  end = arriveAtHeading()
  expect(focused()).toBe('Teams')
})

it('is on the heading that comes with the code of the page', async () => {
  page('<p>Loading...</p>')
  end = arriveAtHeading()
  page('<h1 tabindex="-1">Teams</h1>')
  await heard()
  expect(focused()).toBe('Teams')
})

it('is on the heading that data put in the place of the first one', async () => {
  page('<h1 tabindex="-1">Game</h1>')
  end = arriveAtHeading()
  page('<h1 tabindex="-1">Bulls @ Hawks</h1>')
  await heard()
  expect(focused()).toBe('Bulls @ Hawks')
})

it('takes nobody away from what he does', async () => {
  page('<h1 tabindex="-1">Game</h1><button>Edit</button>')
  end = arriveAtHeading()
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  document.querySelector('button')?.focus()
  document.querySelector('h1')?.replaceChildren('Bulls @ Hawks')
  await heard()
  expect(focused()).toBe('Edit')
})
