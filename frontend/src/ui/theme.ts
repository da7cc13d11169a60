import type { Theme } from '@fullcourt/domain/pages/render-contract'

/** The cookie that remembers the theme that a visitor chose; the server writes it into the page, so nothing flashes. */
export const themeCookie = 'theme'

export const themes: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'Same as device' },
]

export const isTheme = (value: unknown): value is Theme => themes.some(theme => theme.value === value)

const chosen = (cookieHeader: string) =>
  cookieHeader
    .split(';')
    .map(pair => pair.trim().split('='))
    .find(([name]) => name === themeCookie)?.[1]

/** The theme of a page: what the visitor chose, else what the organization has, else light (spec 1 §3). */
export const themeOf = (cookieHeader: string | undefined, organizationTheme: string | null | undefined): Theme => {
  const wanted = [chosen(cookieHeader ?? ''), organizationTheme]
  return wanted.find(isTheme) ?? 'light'
}

/** Shows a theme at once and remembers it for a year. */
export const chooseTheme = (theme: Theme) => {
  document.documentElement.dataset.theme = theme
  document.cookie = `${themeCookie}=${theme}; Path=/; Max-Age=31536000; SameSite=Lax`
}
