import type { ThemeChoice } from '@fullcourt/domain/pages/render-contract'
import { isTheme, type Theme } from '@fullcourt/domain/users/theme'

/** The cookie that remembers the theme that a visitor chose; the server writes it into the page, so nothing flashes. */
const themeCookie = 'theme'

export const themes: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'Same as device' },
]

const themeNamedIn = (cookieHeader: string) =>
  cookieHeader
    .split(';')
    .map(pair => pair.trim().split('='))
    .find(([name]) => name === themeCookie)?.[1]

/** Only an organization that is dark says something: light is what every one begins with (docs/public-pages.md#themes). */
const ofOrganization = (theme: string | null) => (theme === 'light' ? null : theme)

/** The theme of a page: the signed-in person's own, else what was chosen on this device, else the organization's, else as the device has it. */
export const themeOf = ({ user, cookieHeader, organization }: ThemeChoice): Theme => {
  const own = user === 'auto' ? [themeNamedIn(cookieHeader ?? ''), user] : [user, themeNamedIn(cookieHeader ?? '')]
  return [...own, ofOrganization(organization)].find(isTheme) ?? 'auto'
}

const listeners = new Set<() => void>()

/** Calls a listener whenever a theme is chosen; the answer ends that. */
export const followTheme = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The theme that the page shows. */
export const shownTheme = (): string | undefined => document.documentElement.dataset.theme

/** When the colour of a scheme is the browser's around a page of a theme. */
export const mediaOf = (theme: Theme, scheme: string | undefined): string =>
  theme === 'auto' ? `(prefers-color-scheme: ${scheme})` : theme === scheme ? 'all' : 'not all'

/** Shows a theme at once and remembers it on this device for a year. */
export const chooseTheme = (theme: Theme) => {
  document.documentElement.dataset.theme = theme
  for (const colour of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    colour.media = mediaOf(theme, colour.dataset.scheme)
  document.cookie = `${themeCookie}=${theme}; Path=/; Max-Age=31536000; SameSite=Lax`
  for (const listener of listeners) listener()
}
