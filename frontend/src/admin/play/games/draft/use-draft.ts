import { useEffect, useEffectEvent, useState } from 'react'
import { storeText } from '../../../../ui/stored-text'
import { useSession } from '../../../parts/session/SessionGate'
import { useTab, type OpenTabs } from '../../../parts/session/tabs'
import type { RowKey } from '../sheet/sheet'
import { draftKey, isEmptyDraft, withRows, type GameDraft, readDraft, tabOfKey, writeDraft } from './draft'

type Place = { readonly user: number; readonly game: number; readonly tab: string }

/** A draft that is on this device, and the key under which it was found. */
type FoundDraft = { readonly draft: GameDraft; readonly key: string }

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
const keepDraft = (kept: Storage, { user, game, tab }: Place, draft: GameDraft) => {
  const key = draftKey(user, game, tab)
  if (isEmptyDraft(draft)) return kept.removeItem(key)
  // A device without room keeps no draft: typing and saving go on all the same.
  storeText(kept, key, writeDraft(draft))
}

const nothing: GameDraft = { lines: [], score: null, periods: null }

/** What the person left unsaved in this game, on this device, when the page was closed. */
export const useKeptDraft = (game: number, tabs: OpenTabs, rows: () => ReadonlySet<RowKey>) => {
  const { id: user } = useSession()
  const tab = useTab()
  const [found] = useState(() => findDraft(localStorage, { user, game, tab }, tabs))
  const [draft] = useState(() => withRows(found?.draft ?? nothing, rows()))
  const foreign = found !== null && found.key !== draftKey(user, game, tab) ? found.key : null
  useEffect(() => {
    if (foreign) localStorage.removeItem(foreign)
  }, [foreign])
  return { draft, wasKept: !isEmptyDraft(draft) }
}

type Source = { readonly subscribe: (listener: () => void) => () => void }

/**
 * Keeps what is unsaved on this device with every change of what is typed, and forgets it once nothing is; `forget` does so at once.
 */
export const useKeepDraft = (game: number, sources: readonly Source[], draft: () => GameDraft) => {
  const { id: user } = useSession()
  const tab = useTab()
  const keep = useEffectEvent(() => keepDraft(localStorage, { user, game, tab }, draft()))
  useEffect(() => {
    const kept = () => keep()
    const stops = sources.map(({ subscribe }) => subscribe(kept))
    kept()
    return () => stops.forEach(stop => stop())
  }, [user, game, tab, sources])
  return { forget: () => keepDraft(localStorage, { user, game, tab }, nothing) }
}
