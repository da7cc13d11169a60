import { jsonIn } from '../../../ui/stored-text'

const most = 5
const keyOf = (user: number) => `imports:${user}`

const isId = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value > 0

/** The ids in a stored text, the newest first; what cannot be read is none. */
export const readIds = (text: string | null): readonly number[] => {
  const kept = jsonIn(text)
  return Array.isArray(kept) ? kept.filter(isId) : []
}

export const withId = (ids: readonly number[], id: number) => [id, ...ids.filter(other => other !== id)].slice(0, most)

/** The last imports that a person began or looked at on this device. */
export const recentImports = (user: number) => readIds(localStorage.getItem(keyOf(user)))

export const rememberImport = (user: number, id: number) =>
  localStorage.setItem(keyOf(user), JSON.stringify(withId(recentImports(user), id)))
