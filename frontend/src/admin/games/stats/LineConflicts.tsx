import { whole } from '../../../ui/format/figures'
import { ConflictCard } from '../../editing/ConflictCard'
import { contested } from '../sheet/conflict'
import type { SheetRow } from '../sheet/sheet'
import type { StatsEditing } from './use-stats-editing'

/** The lines that somebody else changed meanwhile, each with both versions. */
export const LineConflicts = ({ rows, stats }: { rows: readonly SheetRow[]; stats: StatsEditing }) =>
  rows.map(row => {
    const edit = stats.lines.get(row.key)
    if (edit?.status.kind !== 'conflict') return null
    const { message, theirs } = edit.status
    const versions = contested({ was: edit.read.value, is: edit.value }, theirs.value).map(({ figure, mine, theirs }) => ({
      label: figure,
      mine: whole(mine),
      theirs: whole(theirs),
    }))
    return (
      <ConflictCard
        key={row.key}
        title={row.name}
        message={message}
        versions={versions}
        onMine={() => stats.keepMine(row)}
        onTheirs={() => stats.takeTheirs(row)}
      />
    )
  })
