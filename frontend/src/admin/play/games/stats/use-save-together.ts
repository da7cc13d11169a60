import type { Figures } from '@fullcourt/domain/statistics/figures'
import { useCallback, type RefObject } from 'react'
import { isConflict, isRefusal } from '../../../../api/api-error'
import { useFresh } from '../../../parts/calls/use-fresh'
import type { Stored } from '../../../parts/editing/editing'
import type { Edits } from '../../../parts/editing/edits'
import { effectsIn, type KnownEffects } from '../../../parts/effects/use-effects-of'
import { gameQuery, useSaveLinesTogether } from '../queries'
import { allRows, savedLine, type RowKey, type SheetRow } from '../sheet/sheet'
import { linesToSave } from './lines-to-save'

type Line = Figures | null
type LineEdits = Edits<RowKey, Line>

/** What the effects that are shown say; null while none are. */
export type ShownEffects = RefObject<KnownEffects | null>

/** What a save of several lines came to; `failed` holds what went wrong. */
type Together = { readonly keys: readonly RowKey[]; readonly failed?: unknown }

/**
 * Saves the changed lines together, as what they lead to was shown: all of them, or none. Where it leads elsewhere by now, or somebody
 * changed one of them, each is as it was typed, on top of what the server has.
 */
export const useSaveTogether = (game: number, rows: readonly SheetRow[], edits: LineEdits, shownRef: ShownEffects) => {
  const { mutateAsync: saveLines } = useSaveLinesTogether(game)
  const fresh = useFresh()

  const refused = useCallback(
    async (keys: readonly RowKey[], problem: unknown): Promise<void> => {
      const message = isRefusal(problem) ? problem.message : 'Not saved.'
      const isOutdated = isConflict(problem) && effectsIn(problem) === undefined
      const now = isOutdated ? allRows(await fresh(gameQuery(game))) : []
      for (const key of keys) {
        const row = now.find(one => one.key === key)
        const theirs: Stored<Line> | undefined = row ? { value: row.line, revision: row.revision } : edits.all().get(key)?.read
        if (isConflict(problem) && theirs) edits.happened(key, { type: 'refused', message, theirs })
        else edits.happened(key, { type: 'failed', message })
      }
    },
    [game, edits, fresh],
  )

  return useCallback(async (): Promise<Together> => {
    const { keys, lines } = linesToSave(rows, edits.all())
    const send = (ifPreview: string | undefined) => saveLines({ body: { lines }, ifPreview })
    for (const key of keys) edits.happened(key, { type: 'sent' })
    try {
      const { lines: saved } = await (shownRef.current ? shownRef.current.save(send) : send(undefined))
      for (const [at, key] of keys.entries()) {
        const line = saved[at]
        if (line) edits.happened(key, { type: 'saved', now: savedLine(line) })
      }
      return { keys }
    } catch (problem) {
      await refused(keys, problem)
      return { keys, failed: problem }
    }
  }, [rows, edits, shownRef, saveLines, refused])
}
