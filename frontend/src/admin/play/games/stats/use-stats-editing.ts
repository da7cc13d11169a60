import { deriveLine } from '@fullcourt/domain/statistics/line'
import type { Figure, Figures } from '@fullcourt/domain/statistics/figures'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { quantity } from '../../../../ui/format/figures'
import { useFresh } from '../../../parts/calls/use-fresh'
import { useInvalidate } from '../../../parts/calls/use-invalidate'
import { FAILURES } from '../../../parts/feedback/failures'
import { toast } from '../../../parts/feedback/toast'
import type { Stored } from '../../../parts/editing/editing'
import { changesIn, createEdits, type Edits } from '../../../parts/editing/edits'
import { saveEdit, type SaveCalls, type SaveOutcome } from '../../../parts/editing/save-edit'
import { useOfEdits, useOwnEdits } from '../../../parts/editing/use-edits'
import type { KnownEffects } from '../../../parts/effects/use-effects-of'
import { useSaveTogether } from './use-save-together'
import { resume, type Kept } from '../draft/draft'
import { gameQuery, useSaveLine, viewsOfGame } from '../queries'
import { lineRules } from '../sheet/conflict'
import { lineCall, markOut, withFigure, type LineEdit, type Typed } from '../sheet/line-edit'
import { allRows, savedLine, type RowKey, type SheetRow } from '../sheet/sheet'

/** Works through a list, a few at once: the next few begin when all of these have ended. */
export const inBatches = async <Item>(items: readonly Item[], size: number, work: (item: Item) => Promise<void>) => {
  for (let from = 0; from < items.length; from += size) await Promise.all(items.slice(from, from + size).map(work))
}

type Line = Figures | null

/** Calls that are under way at once. */
const batchSize = 4
const storedLine = ({ line, revision }: SheetRow): Stored<Line> => ({ value: line, revision })

const rowOf = (key: RowKey, among: readonly SheetRow[]) => {
  const row = among.find(one => one.key === key)
  if (!row) throw new Error('This player is no longer in this game.')
  return row
}

/** The two calls of a line. */
const useLineCalls = (game: number, rows: readonly SheetRow[]): SaveCalls<RowKey, Line> => {
  const { mutateAsync: saveLine } = useSaveLine(game)
  const fresh = useFresh()
  return useMemo(
    () => ({
      send: async (key, { read, value }) => {
        const body = lineCall(game, rowOf(key, rows), { was: read.value, is: value })
        return savedLine(await saveLine({ body, revision: read.revision }))
      },
      fresh: async key => storedLine(rowOf(key, allRows(await fresh(gameQuery(game))))),
    }),
    [game, rows, saveLine, fresh],
  )
}

/** Says what became of lines that were sent. */
const useOutcome = (edits: Edits<RowKey, Line>, game: number, close: () => void) => {
  const invalidate = useInvalidate()
  return useCallback(
    (keys: readonly RowKey[], outcomes: readonly SaveOutcome[]): void => {
      void invalidate(viewsOfGame(game))
      const broken = outcomes.find(outcome => typeof outcome === 'object')
      if (broken) toast.error(broken.failed, FAILURES.updateStats)
      if (broken || outcomes.includes('conflict')) return
      toast.success('Stats saved.')
      const odd = keys.filter(key => deriveLine(edits.all().get(key)?.value ?? {}).flags.length > 0)
      if (odd.length > 0) toast.hint(`${quantity(odd.length, 'line')} saved as entered, though not everything adds up.`)
      if (changesIn(lineRules, edits.all()).length === 0) close()
    },
    [edits, invalidate, game, close],
  )
}

type Outcome = ReturnType<typeof useOutcome>

/** Sends lines, a few at once. */
const useSaveLines = (edits: Edits<RowKey, Line>, calls: SaveCalls<RowKey, Line>, say: Outcome) =>
  useCallback(
    async (keys: readonly RowKey[]): Promise<void> => {
      const outcomes: SaveOutcome[] = []
      await inBatches(keys, batchSize, async key => {
        outcomes.push(await saveEdit(edits, key, calls))
      })
      say(keys, outcomes)
    },
    [edits, calls, say],
  )

/**
 * The lines of a game while they are edited: what was typed, what was sent, and what became of it. Who uses it is not drawn again
 * with what is typed: each row follows its own edit.
 */
export const useStatsEditing = (game: number, rows: readonly SheetRow[], kept: readonly (readonly [RowKey, Kept<Line>])[]) => {
  const [open, setOpen] = useState(kept.length > 0)
  const edits = useOwnEdits(() =>
    createEdits(
      lineRules,
      kept.map(([key, edit]) => [key, resume(edit)] as const),
    ),
  )
  const calls = useLineCalls(game, rows)
  const busy = useOfEdits(edits, all => [...all.values()].some(({ status }) => status.kind === 'sending'))

  useEffect(() => {
    for (const row of rows)
      if (edits.all().get(row.key)?.read.revision !== row.revision)
        edits.happened(row.key, { type: 'reread', now: storedLine(row) })
  }, [rows, edits])

  const close = useCallback(() => {
    setOpen(false)
    edits.clear()
  }, [edits])
  const say = useOutcome(edits, game, close)
  const run = useSaveLines(edits, calls, say)
  const shownRef = useRef<KnownEffects>(null)
  const saveTogether = useSaveTogether(game, rows, edits, shownRef)

  return useMemo(() => {
    const change = (row: SheetRow, next: (edit: LineEdit) => Line) =>
      edits.type(row.key, storedLine(row), (value, read) => next({ was: read, is: value }))
    /** Lines with something typed that the server does not have. */
    const changed = () => changesIn(lineRules, edits.all())
    return {
      open,
      busy,
      edits,
      /** What is shown of what the changed lines lead to. */
      shownRef,
      changed,
      begin: () => setOpen(true),
      /** Restores what was loaded last (docs/admin.md#games). */
      close,
      change,
      type: (row: SheetRow, figure: Figure, value: Typed) => change(row, edit => withFigure(edit, figure, value).is),
      mark: (row: SheetRow) => change(row, edit => markOut(edit).is),

      /** Sends the changed lines, as one where it was shown what they lead to; those that wait for a choice stay. */
      save: async () => {
        const keys = changed().filter(([, { status }]) => status.kind !== 'conflict')
        if (changed().length === 0) return close()
        if (shownRef.current?.effects === undefined) return run(keys.map(([key]) => key))
        const { keys: sent, failed } = await saveTogether()
        say(sent, failed === undefined ? [] : [{ failed }])
      },

      retry: (row: SheetRow) => run([row.key]),

      /** Puts mine on top of what the other entered, and sends it. */
      keepMine: (row: SheetRow) => {
        edits.happened(row.key, { type: 'mine chosen' })
        void run([row.key])
      },

      takeTheirs: (row: SheetRow) => edits.happened(row.key, { type: 'theirs chosen' }),
    }
  }, [open, busy, edits, close, run, say, saveTogether])
}

export type StatsEditing = ReturnType<typeof useStatsEditing>
