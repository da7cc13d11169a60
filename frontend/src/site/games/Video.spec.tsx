/** @jest-environment ./architecture/browser-environment.js */
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Video, playerOrigin } from './Video'

const failure = 'There was an error loading the video. Please try again later.'

afterEach(cleanup)

const opened = async () => {
  render(<Video url="https://youtu.be/abcdefghijk" title="Bulls at Hawks" />)
  await userEvent.click(screen.getByRole('link', { name: 'Watch the video' }))
  return screen.getByTitle<HTMLIFrameElement>('Video: Bulls at Hawks')
}

const say = (player: HTMLIFrameElement, event: string) =>
  act(() => {
    const data = JSON.stringify({ event })
    window.dispatchEvent(new MessageEvent('message', { data, origin: playerOrigin, source: player.contentWindow }))
  })

it('is brought from its host when somebody wants it', async () => {
  render(<Video url="https://youtu.be/abcdefghijk" title="Bulls at Hawks" />)
  expect(document.querySelector('iframe')).toBeNull()
  cleanup()
  expect((await opened()).src).toContain('youtube-nocookie.com/embed/abcdefghijk')
})

it('says that it could not be loaded, in the words of the specification', async () => {
  const player = await opened()
  say(player, 'onError')
  expect(screen.getByRole('alert').textContent).toBe(failure)
})

it('takes that back where it plays after all', async () => {
  const player = await opened()
  say(player, 'onError')
  say(player, 'onStateChange')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('with an address that is none says the same', () => {
  render(<Video url="javascript:alert(1)" title="Bulls at Hawks" />)
  expect(screen.getByRole('alert').textContent).toBe(failure)
  expect(document.querySelector('a')).toBeNull()
})
