import { playerAddress, playerOrigin, playerState } from './Video'

const stateAfter = (event: string, origin = playerOrigin) => playerState({ origin, data: JSON.stringify({ event }) })

it('is embedded from where no cookies are set, and is asked to say what becomes of the video', () =>
  expect(playerAddress('https://www.youtube.com/embed/abc')).toBe('https://www.youtube-nocookie.com/embed/abc?enablejsapi=1'))

it('says that a video could not be shown', () => expect(stateAfter('onError')).toBe('failed'))

it('is there once it says anything else', () => expect(stateAfter('initialDelivery')).toBe('there'))

it('is not spoken for by others, nor by what is no message of it', () => {
  expect(stateAfter('onError', 'https://example.com')).toBeUndefined()
  expect(playerState({ origin: playerOrigin, data: 'onError' })).toBeUndefined()
  expect(playerState({ origin: playerOrigin, data: { event: 'onError' } })).toBeUndefined()
})
