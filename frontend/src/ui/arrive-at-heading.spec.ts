/** @jest-environment ./architecture/browser-environment.js */
import { arriveAtHeading } from './arrive-at-heading'

const page = (html: string) => {
  document.body.innerHTML = `<main>${html}</main>`
}
const focused = () => document.activeElement?.textContent
/** Changes the document, and settles when all who watched it before have been told: they are told in the order in which they began. */
const changed = (change: () => void): Promise<void> =>
  new Promise(settled => {
    const watching = new MutationObserver(() => {
      watching.disconnect()
      settled()
    })
    watching.observe(document.body, { childList: true, subtree: true, characterData: true })
    change()
  })

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
  await changed(() => page('<h1 tabindex="-1">Teams</h1>'))
  expect(focused()).toBe('Teams')
})

it('is on the heading that data put in the place of the first one', async () => {
  page('<h1 tabindex="-1">Game</h1>')
  end = arriveAtHeading()
  await changed(() => page('<h1 tabindex="-1">Bulls @ Hawks</h1>'))
  expect(focused()).toBe('Bulls @ Hawks')
})

it('takes nobody away from what he does', async () => {
  page('<h1 tabindex="-1">Game</h1><button>Edit</button>')
  end = arriveAtHeading()
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  document.querySelector('button')?.focus()
  await changed(() => document.querySelector('h1')?.replaceChildren('Bulls @ Hawks'))
  expect(focused()).toBe('Edit')
})
