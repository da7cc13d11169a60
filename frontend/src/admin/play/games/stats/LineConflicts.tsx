import { memo } from 'react'
import { whole } from '../../../../ui/format/figures'
import { ConflictCard } from '../../../parts/editing/ConflictCard'
import { useEdit } from '../../../parts/editing/use-edits'
import { contestedFigures } from '../sheet/conflict'
import type { SheetRow } from '../sheet/sheet'
import type { StatsEditing } from './use-stats-editing'

type Props = { rows: readonly SheetRow[]; stats: StatsEditing }

const LineConflict = ({ row, stats }: { row: SheetRow; stats: StatsEditing }) => {
  const edit = useEdit(stats.edits, row.key)
  if (edit?.status.kind !== 'conflict') return null
  const { message, theirs } = edit.status
  const versions = contestedFigures({ was: edit.read.value, is: edit.value }, theirs.value).map(({ figure, mine, theirs }) => ({
    label: figure,
    mine: whole(mine),
    theirs: whole(theirs),
  }))
  return (
    <ConflictCard
      title={row.name}
      message={message}
      versions={versions}
      onMine={() => stats.keepMine(row)}
      onTheirs={() => stats.takeTheirs(row)}
    />
  )
}

/** The lines that somebody else changed meanwhile, each with both versions. */
export const LineConflicts = memo(function LineConflicts({ rows, stats }: Props) {
  return rows.map(row => <LineConflict key={row.key} row={row} stats={stats} />)
})
