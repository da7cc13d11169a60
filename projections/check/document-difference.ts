import { placesByList } from '../placed-lists'
import type { PlacedDocument, StrayPlace } from '../read-store'
import type { Difference } from './difference'
import { fieldDifferences, type FieldDifference } from './field-differences'
import type { RecomputedDocument } from '../runner/recomputed-document'
import { referencesOf } from './references'

/** All there is to compare: what it says, when it was changed last, where it is in lists. */
const whole = (body: unknown, position: string | null, places: PlacedDocument['places']) => ({
  body,
  position,
  lists: placesByList(places),
})

/** The places at which lists have a document: those that it says, and those that it does not. */
const heldPlaces = (said: PlacedDocument['places'], strays: readonly StrayPlace[]): PlacedDocument['places'] => {
  const held = { ...said }
  for (const { index, key, order } of strays) {
    const known = held[index] ?? []
    // It may be a place of its own by now.
    if (!known.some(place => place.key === key && place.order === order)) held[index] = [...known, { key, order }]
  }
  return held
}

/** Where a stored document is not the recomputed one. */
const fieldsOf = (
  live: PlacedDocument,
  { model, id, body, position, strays }: RecomputedDocument,
): readonly FieldDifference[] => {
  const stored = whole(live.body, live.position, heldPlaces(live.places, strays))
  const recomputed = whole(body, position, model.places(body, id))
  if (JSON.stringify(stored) === JSON.stringify(recomputed)) return []
  return fieldDifferences(stored, recomputed).map(({ path, ...values }) => ({ path: path.replace(/^body\./, ''), ...values }))
}

/** How a document that may be there differs from what the facts come to; undefined where it does not. */
export const documentDifference = (live: PlacedDocument | undefined, document: RecomputedDocument): Difference | undefined => {
  const { model, id, body, position, error, strays } = document
  const about = referencesOf(model.name, id, [body, live?.body])
  const difference = { model: model.name, id, fields: [], about, error }
  if (error !== null) return { ...difference, kind: 'failed' }
  if (live === undefined && position !== null) return { ...difference, kind: 'missing' }
  if (live === undefined) return strays.length === 0 ? undefined : { ...difference, kind: 'extra' }
  if (position === null) return { ...difference, kind: 'extra' }
  try {
    const fields = fieldsOf(live, document)
    return fields.length === 0 ? undefined : { ...difference, kind: 'changed', fields }
  } catch (problem) {
    return { ...difference, kind: 'failed', error: String(problem) }
  }
}
