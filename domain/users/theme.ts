/** Colours by day or by night, or as the device has it. */
export type Theme = 'light' | 'dark' | 'auto'

export const THEMES: readonly Theme[] = ['light', 'dark', 'auto']

export const isTheme = (value: unknown): value is Theme => THEMES.some(theme => theme === value)
