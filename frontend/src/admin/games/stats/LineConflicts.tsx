import { ConflictCard } from '../ConflictCard'
import { contested } from '../sheet/conflict'
import type { SheetRow } from '../sheet/sheet'
import type { StatsEditing } from './use-stats-editing'

/** The lines that somebody else changed meanwhile, each with both versions. */
export const LineConflicts = ({ rows, stats }: { rows: readonly SheetRow[]; stats: StatsEditing }) =>
  rows.map(row => {
    const [status, edit] = [stats.statuses.get(row.key), stats.edits.get(row.key)]
    if (status?.kind !== 'conflict' || !edit) return null
    const versions = contested(edit, status.theirs).map(({ figure, mine, theirs }) => ({ label: figure, mine, theirs }))
    return (
      <ConflictCard
        key={row.key}
        title={row.name}
        message={status.message}
        versions={versions}
        onMine={() => stats.keepMine(row)}
        onTheirs={() => stats.takeTheirs(row)}
      />
    )
  })
