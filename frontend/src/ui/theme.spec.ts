import { themeOf } from './theme'

it('is what the visitor chose', () => {
  expect(themeOf('session=x; theme=dark', 'light')).toBe('dark')
})

it('is the organization’s where the visitor chose none', () => {
  expect(themeOf('session=x', 'dark')).toBe('dark')
})

it('is light where nobody chose a valid theme', () => {
  expect([themeOf(undefined, null), themeOf('theme=neon', 'sepia'), themeOf('theme', undefined)]).toEqual([
    'light',
    'light',
    'light',
  ])
})
