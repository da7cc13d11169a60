/** @jest-environment ./architecture/browser-environment.js */
import { chooseTheme, mediaOf, themeOf } from './theme'

const visitor = { cookieHeader: undefined, organization: null }

it('is the own one of a signed-in person, whatever was chosen on the device', () => {
  expect(themeOf({ ...visitor, user: 'dark', cookieHeader: 'theme=light' })).toBe('dark')
})

it('is left to the device by a signed-in person who chose none, and so to what was chosen there', () => {
  expect(themeOf({ user: 'auto', cookieHeader: undefined, organization: 'light' })).toBe('auto')
  expect(themeOf({ user: 'auto', cookieHeader: 'theme=dark', organization: 'light' })).toBe('dark')
})

it('is what the visitor chose', () => {
  expect(themeOf({ cookieHeader: 'session=x; theme=dark', organization: 'light' })).toBe('dark')
})

it('is the organization’s where the visitor chose none', () => {
  expect(themeOf({ cookieHeader: 'session=x', organization: 'dark' })).toBe('dark')
})

it('is the device’s where nobody chose a valid theme, and every organization begins light', () => {
  expect([
    themeOf(visitor),
    themeOf({ cookieHeader: 'theme=neon', organization: 'sepia' }),
    themeOf({ cookieHeader: 'theme', organization: null }),
    themeOf({ cookieHeader: undefined, organization: 'light' }),
  ]).toEqual(['auto', 'auto', 'auto', 'auto'])
})

it('takes the colour of the browser around the page along when it is chosen', () => {
  for (const scheme of ['light', 'dark'] as const)
    document.head.append(Object.assign(document.createElement('meta'), { name: 'theme-color', media: mediaOf('auto', scheme) }))
  const colours = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
  for (const [place, colour] of colours.entries()) colour.dataset.scheme = ['light', 'dark'][place]
  const media = () => colours.map(colour => colour.media)
  expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
  chooseTheme('dark')
  expect(media()).toEqual(['not all', 'all'])
  chooseTheme('auto')
  expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
})
