import type { ThemeChoice } from '@fullcourt/domain/pages/render-contract'
import { isTheme, type Theme } from '@fullcourt/domain/users/theme'

/** The cookie that remembers the theme that a visitor chose; the server writes it into the page, so nothing flashes. */
export const themeCookie = 'theme'

export const themes: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'Same as device' },
]

const chosen = (cookieHeader: string) =>
  cookieHeader
    .split(';')
    .map(pair => pair.trim().split('='))
    .find(([name]) => name === themeCookie)?.[1]

/** The theme of a page: the signed-in person's own, else what was chosen on this device, else the organization's, else light (spec 1 §3). */
export const themeOf = ({ user, cookieHeader, organization }: ThemeChoice): Theme => {
  const own = user === 'auto' ? [chosen(cookieHeader ?? ''), user] : [user, chosen(cookieHeader ?? '')]
  return [...own, organization].find(isTheme) ?? 'light'
}

/** Shows a theme at once and remembers it on this device for a year. */
export const chooseTheme = (theme: Theme) => {
  document.documentElement.dataset.theme = theme
  document.cookie = `${themeCookie}=${theme}; Path=/; Max-Age=31536000; SameSite=Lax`
}
