import { themeOf } from './theme'

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
