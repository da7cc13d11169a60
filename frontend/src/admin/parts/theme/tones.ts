/** The tones that a control of the admin may have, as Mantine's colour names, each on our own tokens. */
const tones = {
  accent: { strong: 'var(--accent)', on: 'var(--on-accent)' },
  red: { strong: 'var(--loss)', on: 'var(--on-loss)' },
  green: { strong: 'var(--win)', on: 'var(--on-loss)' },
  gray: { strong: 'var(--muted)', on: 'var(--surface)' },
}

const isTone = (color: string | undefined): color is keyof typeof tones => color !== undefined && Object.hasOwn(tones, color)

export const toneOf = (color: string | undefined) => (isTone(color) ? tones[color] : tones.accent)

const mix = (color: string, share: number) => `color-mix(in srgb, ${color} ${share}%, var(--surface))`

/** Mantine's variables of one colour. Its own light variants fail the contrast of AA, so text is in the strong tone. */
export const toneVariables = (name: keyof typeof tones) => {
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
