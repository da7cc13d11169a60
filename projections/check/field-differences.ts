/** A field of a document: where it is (`rows.3.won`), what is stored there, and what the facts come to; undefined: nothing. */
export type FieldDifference = { readonly path: string; readonly live: unknown; readonly recomputed: unknown }

/** More fields of one document say nothing new. */
const MOST = 20

type Group = { readonly [key: string]: unknown }

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null

const isAlike = (one: unknown, other: unknown): one is Group =>
  isGroup(one) && isGroup(other) && Array.isArray(one) === Array.isArray(other)

const keysOf = (one: Group, other: Group): readonly string[] => [...new Set([...Object.keys(one), ...Object.keys(other)])]

const inside = (path: string, key: string) => (path === '' ? key : `${path}.${key}`)

function* differences(path: string, live: unknown, recomputed: unknown): Generator<FieldDifference> {
  if (isAlike(live, recomputed) && isGroup(recomputed))
    for (const key of keysOf(live, recomputed)) yield* differences(inside(path, key), live[key], recomputed[key])
  else if (live !== recomputed) yield { path, live, recomputed }
}

/** Where two JSON values differ, down to the field; the order of keys says nothing. At most the first twenty. */
export const fieldDifferences = (live: unknown, recomputed: unknown): readonly FieldDifference[] => {
  const found: FieldDifference[] = []
  for (const one of differences('', live, recomputed)) if (found.push(one) === MOST) break
  return found
}
