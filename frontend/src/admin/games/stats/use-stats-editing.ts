import { deriveLine } from '@fullcourt/domain/statistics/line'
import type { Figure, Figures } from '@fullcourt/domain/statistics/figures'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { counted } from '../../../ui/format/figures'
import { toast } from '../../parts/toast'
import type { Editing, Stored } from '../../editing/editing'
import { changedOf, createEdits } from '../../editing/edits'
import { inBatches } from '../../editing/in-batches'
import { saveEdit, type SaveOutcome } from '../../editing/save-edit'
import { useEdits } from '../../editing/use-edits'
import { resumed, type Kept } from '../draft/draft'
import { useFreshGame, useInvalidateGame, useSaveLine } from '../queries'
import { lineRules } from '../sheet/conflict'
import { lineCall, markedOut, withFigure, type LineEdit, type Typed } from '../sheet/line-edit'
import { allRows, savedLine, type RowKey, type SheetRow } from '../sheet/sheet'

type Line = Figures | null
export type LineEdits = ReadonlyMap<RowKey, Editing<Line>>

/** Calls that are under way at once. */
const batchSize = 4
const failure = 'Failed to update stats.'

const storedOf = ({ line, revision }: SheetRow): Stored<Line> => ({ value: line, revision })

/** The two calls of a line. */
const useLineCalls = (game: number, rows: readonly SheetRow[]) => {
  const saveLine = useSaveLine(game)
  const freshGame = useFreshGame(game)
  const rowOf = (key: RowKey, among: readonly SheetRow[]) => {
    const row = among.find(one => one.key === key)
    if (!row) throw new Error('This player is no longer in this game.')
    return row
  }
  return {
    send: async (key: RowKey, { read, value }: Editing<Line>): Promise<Stored<Line>> => {
      const body = lineCall(game, rowOf(key, rows), { was: read.value, is: value })
      return savedLine(await saveLine.mutateAsync({ body, revision: read.revision }))
    },
    fresh: async (key: RowKey): Promise<Stored<Line>> => storedOf(rowOf(key, allRows(await freshGame()))),
  }
}

/** The lines of a game while they are edited: what was typed, what was sent, and what became of it. */
export const useStatsEditing = (game: number, rows: readonly SheetRow[], kept: readonly (readonly [RowKey, Kept<Line>])[]) => {
  const [open, setOpen] = useState(kept.length > 0)
  const [edits, lines] = useEdits(() =>
    createEdits(
      lineRules,
      kept.map(([key, edit]) => [key, resumed(edit)] as const),
    ),
  )
  const calls = useLineCalls(game, rows)
  const invalidate = useInvalidateGame(game)
  const changed = useMemo(() => changedOf(lineRules, lines), [lines])

  useEffect(() => {
    for (const row of rows)
      if (edits.all().get(row.key)?.read.revision !== row.revision)
        edits.happened(row.key, { type: 'reread', now: storedOf(row) })
  }, [rows, edits])

  const change = useCallback(
    (row: SheetRow, next: (edit: LineEdit) => Line) =>
      edits.type(row.key, storedOf(row), (value, read) => next({ was: read, is: value })),
    [edits],
  )
  const type = useCallback(
    (row: SheetRow, figure: Figure, value: Typed) => change(row, edit => withFigure(edit, figure, value).is),
    [change],
  )
  const mark = useCallback((row: SheetRow) => change(row, edit => markedOut(edit).is), [change])

  const begin = useCallback(() => setOpen(true), [])
  const close = useCallback(() => {
    setOpen(false)
    edits.clear()
  }, [edits])

  const lineOf = (key: RowKey) => edits.all().get(key)?.value

  const run = async (keys: readonly RowKey[]): Promise<void> => {
    const outcomes: SaveOutcome[] = []
    await inBatches(keys, batchSize, async key => {
      outcomes.push(await saveEdit(edits, key, calls))
    })
    void invalidate()
    const broken = outcomes.find(outcome => typeof outcome === 'object')
    if (broken) toast.error(broken.failed, failure)
    if (broken || outcomes.includes('conflict')) return
    toast.success('Stats saved.')
    const odd = keys.filter(key => deriveLine(lineOf(key) ?? {}).flags.length > 0)
    if (odd.length > 0) toast.hint(`${counted(odd.length, 'line')} saved as entered, though not everything adds up.`)
    if (changedOf(lineRules, edits.all()).length === 0) close()
  }

  return {
    open,
    lines,
    /** Lines with something typed that the server does not have. */
    changed,
    busy: [...lines.values()].some(({ status }) => status.kind === 'sending'),
    begin,
    /** Restores what was loaded last (spec 2 §4). */
    close,
    type,
    mark,
    change,

    /** Sends the changed lines; those that wait for a choice stay. */
    save: async () => {
      const keys = changed.filter(([, { status }]) => status.kind !== 'conflict').map(([key]) => key)
      if (changed.length === 0) close()
      else await run(keys)
    },

    retry: (row: SheetRow) => run([row.key]),

    /** Puts mine on top of what the other entered, and sends it. */
    keepMine: (row: SheetRow) => {
      edits.happened(row.key, { type: 'mine chosen' })
      void run([row.key])
    },

    takeTheirs: (row: SheetRow) => edits.happened(row.key, { type: 'theirs chosen' }),
  }
}

export type StatsEditing = ReturnType<typeof useStatsEditing>
