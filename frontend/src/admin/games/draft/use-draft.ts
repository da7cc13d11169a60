import { useEffect, useState } from 'react'
import { useSession } from '../../session/SessionGate'
import { useTab, type OpenTabs } from '../../tabs'
import type { RowKey } from '../sheet/sheet'
import { draftKey, isEmptyDraft, withRows, type Draft } from './draft'
import { findDraft, keepDraft } from './draft-store'

const nothing: Draft = { lines: [], score: null, periods: null }

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

/** Keeps what is unsaved on this device, and forgets it once nothing is; `forget` does so at once. */
export const useKeepDraft = (game: number, { lines, score, periods }: Draft) => {
  const { id: user } = useSession()
  const tab = useTab()
  useEffect(
    () => keepDraft(localStorage, { user, game, tab }, { lines, score, periods }),
    [user, game, tab, lines, score, periods],
  )
  return { forget: () => keepDraft(localStorage, { user, game, tab }, nothing) }
}
