import { draftKey, isEmptyDraft, readDraft, writeDraft, type Draft } from './draft'

export const keptDraft = (user: number, game: number): Draft | null => readDraft(localStorage.getItem(draftKey(user, game)))

/** Keeps a draft on this device, or forgets it once nothing is unsaved. */
export const keepDraft = (user: number, game: number, draft: Draft) => {
  const key = draftKey(user, game)
  if (isEmptyDraft(draft)) return localStorage.removeItem(key)
  try {
    localStorage.setItem(key, writeDraft(draft))
  } catch (problem) {
    // A device without room keeps no draft: typing and saving go on all the same.
    if (!(problem instanceof DOMException)) throw problem
  }
}
