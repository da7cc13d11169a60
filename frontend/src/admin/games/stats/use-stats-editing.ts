import type { Figure, Figures } from '@fullcourt/domain/statistics/figures'
import { useCallback, useState } from 'react'
import { isRefusal, messageOf } from '../../../api/api-error'
import { toast } from '../../parts/toast'
import { inBatches } from '../in-batches'
import { isConflict } from '../is-conflict'
import { useFreshGame, useInvalidateGame, useSaveLine } from '../queries'
import { contested, rebased } from '../sheet/conflict'
import { beginEdit, isChanged, lineCall, markedOut, withFigure, type LineEdit, type Typed } from '../sheet/line-edit'
import { allRows, type RowKey, type SheetRow } from '../sheet/sheet'

/** What became of a row since it was sent. */
export type RowStatus =
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'failed'; readonly message: string }
  /** Somebody else was faster; the message says who and what. */
  | { readonly kind: 'conflict'; readonly message: string; readonly theirs: Figures | null; readonly revision: number }

export type Edits = ReadonlyMap<RowKey, LineEdit>
type Job = { readonly row: SheetRow; readonly edit: LineEdit }
type Outcome = 'saved' | 'conflict' | { readonly failed: unknown }

/** Calls that are under way at once. */
const batchSize = 4
const failure = 'Failed to update stats.'

const without = <Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): ReadonlyMap<Key, Value> =>
  new Map([...map].filter(([other]) => other !== key))

const withEdit = (edits: Edits, key: RowKey, edit: LineEdit): Edits =>
  isChanged(edit) ? new Map(edits).set(key, edit) : without(edits, key)

/** The lines of a game while they are edited: what was typed, what was sent, and what became of it. */
export const useStatsEditing = (game: number, kept: readonly (readonly [RowKey, LineEdit])[]) => {
  const [open, setOpen] = useState(kept.length > 0)
  const [edits, setEdits] = useState<Edits>(() => new Map(kept))
  const [statuses, setStatuses] = useState<ReadonlyMap<RowKey, RowStatus>>(new Map())
  const saveLine = useSaveLine(game)
  const freshGame = useFreshGame(game)
  const invalidate = useInvalidateGame(game)

  const report = useCallback(
    (key: RowKey, status: RowStatus | null) =>
      setStatuses(before => (status ? new Map(before).set(key, status) : without(before, key))),
    [],
  )

  const change = useCallback((row: SheetRow, next: (edit: LineEdit) => LineEdit) => {
    setEdits(before => withEdit(before, row.key, next(before.get(row.key) ?? beginEdit(row))))
    setStatuses(before => (before.get(row.key)?.kind === 'conflict' ? before : without(before, row.key)))
  }, [])

  const type = useCallback(
    (row: SheetRow, figure: Figure, value: Typed) => change(row, edit => withFigure(edit, figure, value)),
    [change],
  )
  const mark = useCallback((row: SheetRow) => change(row, markedOut), [change])

  const settle = (key: RowKey) => {
    setEdits(before => without(before, key))
    report(key, { kind: 'saved' })
  }

  /** Somebody else changed this line since it was read: shows both, unless both came to the same. */
  const meet = async ({ row, edit }: Job, problem: unknown): Promise<Outcome> => {
    const now = allRows(await freshGame()).find(({ key }) => key === row.key) ?? row
    if (contested(edit, now.line).length === 0) {
      settle(row.key)
      return 'saved'
    }
    report(row.key, { kind: 'conflict', message: messageOf(problem), theirs: now.line, revision: now.revision })
    return 'conflict'
  }

  const send = async ({ row, edit }: Job): Promise<Outcome> => {
    report(row.key, { kind: 'saving' })
    await saveLine.mutateAsync({ body: lineCall(game, row, edit), revision: edit.revision })
    settle(row.key)
    return 'saved'
  }

  const attempt = async (job: Job): Promise<Outcome> => {
    try {
      return await send(job).catch((problem: unknown) => {
        if (isConflict(problem)) return meet(job, problem)
        throw problem
      })
    } catch (problem) {
      report(job.row.key, { kind: 'failed', message: isRefusal(problem) ? problem.message : 'Not saved.' })
      return { failed: problem }
    }
  }

  const close = () => {
    setOpen(false)
    setEdits(new Map())
    setStatuses(new Map())
  }

  const run = async (jobs: readonly Job[]): Promise<void> => {
    const outcomes: Outcome[] = []
    await inBatches(jobs, batchSize, async job => {
      outcomes.push(await attempt(job))
    })
    await invalidate()
    const broken = outcomes.find(outcome => typeof outcome === 'object')
    if (broken) toast.error(broken.failed, failure)
    if (outcomes.filter(outcome => outcome === 'saved').length < edits.size) return
    close()
    toast.success('Stats saved.')
  }

  const conflictOf = (key: RowKey) => {
    const status = statuses.get(key)
    return status?.kind === 'conflict' ? status : undefined
  }

  return {
    open,
    edits,
    statuses,
    busy: [...statuses.values()].some(({ kind }) => kind === 'saving'),
    begin: () => setOpen(true),
    /** Restores what was loaded last (spec 2 §4). */
    close,
    type,
    mark,
    change,

    /** Sends the changed lines; those that wait for a choice stay. */
    save: (rows: readonly SheetRow[]) => {
      const changed = rows.flatMap(row => {
        const edit = edits.get(row.key)
        return edit && !conflictOf(row.key) ? [{ row, edit }] : []
      })
      if (edits.size === 0) close()
      return changed.length > 0 ? run(changed) : Promise.resolve()
    },

    /** Puts mine on top of what the other entered, and sends it. */
    keepMine: (row: SheetRow) => {
      const [edit, conflict] = [edits.get(row.key), conflictOf(row.key)]
      if (!edit || !conflict) return
      const next = rebased(edit, conflict.theirs, conflict.revision)
      setEdits(before => withEdit(before, row.key, next))
      void run([{ row, edit: next }])
    },

    takeTheirs: (row: SheetRow) => {
      setEdits(before => without(before, row.key))
      report(row.key, null)
    },
  }
}

export type StatsEditing = ReturnType<typeof useStatsEditing>
