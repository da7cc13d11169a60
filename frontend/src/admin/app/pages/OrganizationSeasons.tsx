import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { OrganizationDetailAnswer, SeasonAnswer } from '../../../api/schema'
import { PlusIcon } from '../../../ui/icons'
import type { AdminColumn } from '../../parts/tables/admin-column'
import { AdminTable } from '../../parts/tables/AdminTable'
import { activeColumn, dateColumn } from '../../parts/tables/columns'
import { RowActions } from '../../parts/tables/RowActions'
import { FAILURES } from '../../parts/feedback/failures'
import { useDeletion } from '../../parts/feedback/use-deletion'
import { contentsOfSeasons, inNumbers } from '../../history/deletion/queries'
import { useSeasonRemoval, useSeasonsOf } from '../../play/seasons/queries'
import { seasonLink } from '../../play/seasons/season-link'
import { lastSeason } from '../../play/seasons/last-season'
import { SeasonDialog } from '../../play/seasons/SeasonDialog'
import styles from '../../settings/organizations/organizations.module.css'
import { FoldableSection } from '../../settings/organizations/FoldableSection'

type Editing = { season: SeasonAnswer | null; follows?: SeasonAnswer } | null

const columns: readonly AdminColumn<SeasonAnswer>[] = [
  seasonLink,
  dateColumn('start', 'Start', ({ startDate }) => startDate),
  dateColumn('finish', 'Finish', ({ finishDate }) => finishDate),
  activeColumn(),
]

const actionsColumn = (edit: (season: SeasonAnswer) => void): AdminColumn<SeasonAnswer> => ({
  key: 'acts',
  head: 'Actions',
  show: season => <RowActionButtons season={season} onEdit={() => edit(season)} />,
})

/** The seasons of an organization: adding, changing, deleting (docs/admin.md#seasons). */
export const OrganizationSeasons = ({ organization }: { organization: OrganizationDetailAnswer }) => {
  const seasons = useSeasonsOf(organization.id)
  const [editing, setEditing] = useState<Editing>(null)
  const columnsWithActions = useMemo(() => [...columns, actionsColumn(season => setEditing({ season }))], [])
  const last = lastSeason(seasons.data ?? [])
  return (
    <FoldableSection title="Seasons">
      <div className={styles.actions}>
        {last && (
          <Button variant="default" onClick={() => setEditing({ season: null, follows: last })}>
            Next Season after {last.name}
          </Button>
        )}
        <Button leftSection={<PlusIcon />} onClick={() => setEditing({ season: null })}>
          Create Season
        </Button>
      </div>
      <AdminTable
        label="Seasons"
        prefix="seasons-"
        of={seasons}
        rowKey={({ id }) => id}
        columns={columnsWithActions}
        empty="No seasons yet."
      />
      <SeasonDialog
        season={editing?.season ?? null}
        follows={editing?.follows ?? null}
        seasons={seasons.data ?? []}
        organization={organization}
        open={editing !== null}
        onClose={() => setEditing(null)}
      />
    </FoldableSection>
  )
}

const RowActionButtons = ({ season, onEdit }: { season: SeasonAnswer; onEdit: () => void }) => {
  const deletion = useDeletion(useSeasonRemoval())
  const ask = async () =>
    deletion({
      things: [season],
      noun: 'season',
      name: season.name,
      question: 'Are you sure you want to delete this season?',
      consequence: await inNumbers(season.name, contentsOfSeasons([season.id]), 'with leagues, games and statistics.'),
      verb: 'Delete season',
      failure: FAILURES.deleteSeason,
    })
  return <RowActions name={season.name} onEdit={onEdit} onDelete={() => void ask()} />
}
