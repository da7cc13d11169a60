import { placesByList } from '../placed-lists'
import type { PlacedDocument } from '../read-store'
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

/** Where a stored document is not the recomputed one. */
const fieldsOf = (live: PlacedDocument, { model, id, body, position }: RecomputedDocument): readonly FieldDifference[] => {
  const [stored, recomputed] = [whole(live.body, live.position, live.places), whole(body, position, model.places(body, id))]
  if (JSON.stringify(stored) === JSON.stringify(recomputed)) return []
  return fieldDifferences(stored, recomputed).map(({ path, ...values }) => ({ path: path.replace(/^body\./, ''), ...values }))
}

/** How a document that may be there differs from what the facts come to; undefined where it does not. */
export const documentDifference = (live: PlacedDocument | undefined, document: RecomputedDocument): Difference | undefined => {
  const { model, id, body, position, error } = document
  const about = referencesOf(model.name, id, [body, live?.body])
  const difference = { model: model.name, id, fields: [], about, error }
  if (error !== null) return { ...difference, kind: 'failed' }
  if (live === undefined) return position === null ? undefined : { ...difference, kind: 'missing' }
  if (position === null) return { ...difference, kind: 'extra' }
  try {
    const fields = fieldsOf(live, document)
    return fields.length === 0 ? undefined : { ...difference, kind: 'changed', fields }
  } catch (problem) {
    return { ...difference, kind: 'failed', error: String(problem) }
  }
}
