import { jsonIn } from '../../../ui/stored-text'

/** How many choices are remembered. */
const MOST = 8

const keyOf = (user: number) => `palette-${user}`

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(one => typeof one === 'string')

/** Keys of what a person chose lately on this device, the latest first. */
export const recentOf = (user: number): readonly string[] => {
  const kept = jsonIn(localStorage.getItem(keyOf(user)))
  return isTexts(kept) ? kept : []
}

export const remember = (user: number, key: string): void =>
  localStorage.setItem(keyOf(user), JSON.stringify([key, ...recentOf(user).filter(one => one !== key)].slice(0, MOST)))
