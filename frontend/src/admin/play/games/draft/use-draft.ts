import { useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '../../../parts/session/SessionGate'
import { useTab, type OpenTabs } from '../../../parts/session/tabs'
import type { RowKey } from '../sheet/sheet'
import { draftKey, isEmptyDraft, withRows, type GameDraft } from './draft'
import { findDraft, keepDraft } from './draft-store'

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
