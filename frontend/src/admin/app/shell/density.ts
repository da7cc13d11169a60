export type Density = 'comfortable' | 'compact'

/** How high the rows of tables are; on a touch screen they are always as high as a finger needs. */
export const densities: readonly { readonly value: Density; readonly label: string }[] = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
]

const key = 'density'

export const isDensity = (value: unknown): value is Density => densities.some(density => density.value === value)

export const densityNow = (): Density => {
  const remembered = localStorage.getItem(key)
  return isDensity(remembered) ? remembered : 'comfortable'
}

/** Shows a density at once and remembers it on this device. */
export const chooseDensity = (density: Density) => {
  localStorage.setItem(key, density)
  document.documentElement.dataset.density = density
}
