import {
  colorsTuple,
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorSchemeManager,
  type VariantColorsResolver,
} from '@mantine/core'
import { isTheme } from '@fullcourt/domain/users/theme'
import { chooseTheme } from '../../../ui/theme'

/** The tones that a control of the admin may have, as Mantine's colour names, each on our own tokens. */
const tones = {
  accent: { strong: 'var(--accent)', on: 'var(--on-accent)' },
  red: { strong: 'var(--loss)', on: 'var(--on-loss)' },
  green: { strong: 'var(--win)', on: 'var(--on-loss)' },
  gray: { strong: 'var(--muted)', on: 'var(--surface)' },
}

const isTone = (color: string | undefined): color is keyof typeof tones => color !== undefined && Object.hasOwn(tones, color)

const toneOf = (color: string | undefined) => (isTone(color) ? tones[color] : tones.accent)

const mix = (color: string, share: number) => `color-mix(in srgb, ${color} ${share}%, var(--surface))`

/** Mantine's variables of one colour. Its own light variants fail the contrast of AA, so text is in the strong tone. */
const toneVariables = (name: keyof typeof tones) => {
  const { strong } = tones[name]
  return {
    [`--mantine-color-${name}-text`]: strong,
    [`--mantine-color-${name}-filled`]: strong,
    [`--mantine-color-${name}-filled-hover`]: `color-mix(in srgb, ${strong} 86%, var(--ink))`,
    [`--mantine-color-${name}-light`]: mix(strong, 9),
    [`--mantine-color-${name}-light-hover`]: mix(strong, 14),
    [`--mantine-color-${name}-light-color`]: strong,
    [`--mantine-color-${name}-outline`]: strong,
    [`--mantine-color-${name}-outline-hover`]: mix(strong, 9),
  }
}

const onStrong: VariantColorsResolver = input => {
  const colors = defaultVariantColorsResolver(input)
  return input.variant === 'filled' ? { ...colors, color: toneOf(input.color).on } : colors
}

export const theme = createTheme({
  primaryColor: 'accent',
  colors: { accent: colorsTuple('var(--accent)'), red: colorsTuple('var(--loss)'), green: colorsTuple('var(--win)') },
  fontFamily: 'var(--text)',
  headings: { fontFamily: 'var(--condensed)', fontWeight: '700' },
  fontSizes: { xs: 'var(--size-12)', sm: 'var(--size-14)', md: 'var(--size-16)', lg: 'var(--size-20)', xl: 'var(--size-26)' },
  defaultRadius: 'var(--round-control)',
  variantColorResolver: onStrong,
  respectReducedMotion: true,
  components: {
    // Opened inside the page's own landmark, with the focus on the first entry.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false, portalProps: { target: '#content' } } },
    Badge: { defaultProps: { variant: 'light', tt: 'none' } },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'var(--round-card)',
        closeButtonProps: { 'aria-label': 'Close' },
        // Its head is a `header`, which would be a second banner of the page.
        attributes: { header: { role: 'none' } },
        overlayProps: { backgroundOpacity: 0.5 },
        // No transform: it would hold in what floats over the edge of a dialog.
        transitionProps: { transition: 'fade', duration: 120 },
      },
    },
  },
})

const greys = (scale: 'gray' | 'dark', tokens: readonly string[]) =>
  Object.fromEntries(tokens.map((token, shade) => [`--mantine-color-${scale}-${shade}`, `var(--${token})`]))

/** Mantine on our tokens, which change with the theme by themselves: so both themes get the same variables. */
export const tokensForMantine: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-body': 'var(--surface)',
    '--mantine-color-bright': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--muted)',
    '--mantine-color-placeholder': 'var(--muted)',
    '--mantine-color-error': 'var(--loss)',
    '--mantine-color-success': 'var(--win)',
    '--mantine-color-anchor': 'var(--accent)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--sunken)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--control)',
    '--mantine-color-disabled': 'var(--sunken)',
    '--mantine-color-disabled-color': 'var(--muted)',
    '--mantine-color-disabled-border': 'var(--line)',
    '--mantine-primary-color-contrast': 'var(--on-accent)',
    ...toneVariables('accent'),
    ...toneVariables('red'),
    ...toneVariables('green'),
    ...greys('gray', ['sunken', 'sunken', 'line', 'line', 'control', 'muted', 'muted', 'muted', 'ink', 'ink']),
    ...toneVariables('gray'),
    ...greys('dark', ['ink', 'ink', 'muted', 'muted', 'control', 'sunken', 'surface', 'ground', 'sunken', 'sunken']),
  }
  return { variables: {}, light: shared, dark: shared }
}

/** The theme that the server wrote on the page is the colour scheme of Mantine; choosing another is remembered for both. */
export const themeOfThePage: MantineColorSchemeManager = {
  get: otherwise => {
    const theme = document.documentElement.dataset.theme
    return isTheme(theme) ? theme : otherwise
  },
  set: chooseTheme,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
}
