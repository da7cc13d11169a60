import type { Brand } from '@fullcourt/domain/pages/render-contract'

/** An organization's accent as the variables that `--accent` and `--on-accent` are made of. */
export const brandVariables = ({ light, dark }: Brand): Readonly<Record<`--${string}`, string>> => ({
  '--brand-light': light.accent,
  '--on-brand-light': light.onAccent,
  '--brand-dark': dark.accent,
  '--on-brand-dark': dark.onAccent,
})

/** Shows an accent at once on the page that is open; with none, that of the product. */
export const showBrand = (brand: Brand | null): void => {
  const { style } = document.documentElement
  for (const name of ['--brand-light', '--on-brand-light', '--brand-dark', '--on-brand-dark']) style.removeProperty(name)
  for (const [name, value] of Object.entries(brand ? brandVariables(brand) : {})) style.setProperty(name, value)
}
