/** @jest-environment ./architecture/browser-environment.js */
import { arriveAtHeading } from './arrive-at-heading'

const page = (html: string) => {
  document.body.innerHTML = `<main>${html}</main>`
}
/** The words of the heading or button that has the focus; null where none has. */
const focused = () => document.activeElement?.closest('h1, button')?.textContent ?? null
/**
 * Changes the document, and settles when all earlier observers were called: they are called in the order in which they began.
 */
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

it('leaves the focus of a person who is doing something', async () => {
  page('<h1 tabindex="-1">Game</h1><button>Edit</button>')
  end = arriveAtHeading()
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  document.querySelector('button')?.focus()
  await changed(() => document.querySelector('h1')?.replaceChildren('Bulls @ Hawks'))
  expect(focused()).toBe('Edit')
})

it('is not read out again to somebody who has begun to type', async () => {
  page('<h1 tabindex="-1">Game</h1>')
  end = arriveAtHeading()
  let readOut = 0
  document.querySelector('h1')?.addEventListener('focus', () => (readOut += 1))
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
  await changed(() => document.querySelector('h1')?.replaceChildren('Bulls @ Hawks'))
  expect(readOut).toBe(0)
})

it('leaves the focus where the page has put it meanwhile', async () => {
  page('<h1 tabindex="-1">Game</h1><button>Edit</button>')
  end = arriveAtHeading()
  document.querySelector('button')?.focus()
  await changed(() => document.querySelector('h1')?.replaceChildren('Bulls @ Hawks'))
  expect(focused()).toBe('Edit')
})
