import { useEffect, useState } from 'react'
import { useSession } from '../../session/SessionGate'
import type { RowKey } from '../sheet/sheet'
import { isEmptyDraft, withRows, type Draft } from './draft'
import { keepDraft, keptDraft } from './draft-store'

const nothing: Draft = { lines: [], finals: null }

/** What the person left unsaved in this game, on this device, when the page was closed on him. */
export const useKeptDraft = (game: number, rows: () => ReadonlySet<RowKey>) => {
  const { id } = useSession()
  const [draft] = useState(() => withRows(keptDraft(id, game) ?? nothing, rows()))
  return { draft, wasKept: !isEmptyDraft(draft) }
}

/** Keeps what is unsaved on this device, and forgets it once nothing is; `forget` does so at once. */
export const useKeepDraft = (game: number, { lines, finals }: Draft) => {
  const { id } = useSession()
  useEffect(() => keepDraft(id, game, { lines, finals }), [id, game, lines, finals])
  return { forget: () => keepDraft(id, game, nothing) }
}
