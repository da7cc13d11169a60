/** How many choices are remembered. */
const MOST = 8

const keyOf = (user: number) => `palette-${user}`

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(one => typeof one === 'string')

/** Keys of what a person chose lately on this device, the latest first. */
export const recentOf = (user: number): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(user)) ?? '[]')
    return isTexts(kept) ? kept : []
  } catch {
    // Not written by this product: as good as nothing.
    return []
  }
}

export const remember = (user: number, key: string): void =>
  localStorage.setItem(keyOf(user), JSON.stringify([key, ...recentOf(user).filter(one => one !== key)].slice(0, MOST)))
