import type { OpenTabs } from '../../../parts/session/tabs'
import { draftKey, isEmptyDraft, readDraft, tabOfKey, writeDraft, type GameDraft } from './draft'

type Place = { readonly user: number; readonly game: number; readonly tab: string }

/** A draft that is on this device, and the key under which it was found. */
export type FoundDraft = { readonly draft: GameDraft; readonly key: string }

/**
 * What the person left unsaved in this game: in this tab, else in one that is closed. A draft of a tab that lives belongs to it;
 * where the browser does not say which ones live, only this tab's own is taken.
 */
export const findDraft = (kept: Storage, { user, game, tab }: Place, tabs: OpenTabs): FoundDraft | null => {
  const isOurs = (other: string | undefined) => other !== undefined && (other === tab || tabs?.isAlive(other) === false)
  const found = Object.keys(kept)
    .filter(key => isOurs(tabOfKey(key, user, game)))
    .flatMap(key => {
      const draft = readDraft(kept.getItem(key))
      return draft ? [{ draft, key }] : []
    })
  return found.find(({ key }) => key === draftKey(user, game, tab)) ?? found[0] ?? null
}

/** Keeps a draft on this device, or forgets it once nothing is unsaved. */
export const keepDraft = (kept: Storage, { user, game, tab }: Place, draft: GameDraft) => {
  const key = draftKey(user, game, tab)
  if (isEmptyDraft(draft)) return kept.removeItem(key)
  try {
    kept.setItem(key, writeDraft(draft))
  } catch (problem) {
    // A device without room keeps no draft: typing and saving go on all the same.
    if (!(problem instanceof DOMException)) throw problem
  }
}
