import { createHash } from 'node:crypto'

/** Fullcourt's own name space for the ids below. */
const NAMESPACE = Buffer.from('5f1c7d52a1c94d7b8a54f3a5b0c6e3d1', 'hex')

/** A UUID, version 5, made of a name: the same parts always give the same id. Parts may hold any text. */
export const nameUuid = (...parts: readonly (string | number)[]): string => {
  const hash = createHash('sha1').update(NAMESPACE).update(JSON.stringify(parts)).digest()
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80
  const hex = hash.toString('hex', 0, 16)
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}
