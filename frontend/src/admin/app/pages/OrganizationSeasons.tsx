import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { OrganizationDetailAnswer, SeasonAnswer } from '../../../api/schema'
import type { AdminColumn } from '../../parts/tables/admin-column'
import { AdminTable } from '../../parts/tables/AdminTable'
import { activeColumn, dateColumn } from '../../parts/tables/columns'
import { RowActions } from '../../parts/tables/RowActions'
import { EmptyState } from '../../parts/feedback/EmptyState'
import { setUpAddress } from '../../settings/set-up/set-up-address'
import { FAILURES } from '../../parts/feedback/failures'
import { useDeletion } from '../../parts/effects/use-deletion'
import { contentsOfSeasons, inNumbers } from '../../history/deletion/queries'
import { useSeasonRemoval, useSeasonsOf, useSeasonStates, type SeasonStates } from '../../play/seasons/queries'
import { seasonLink } from '../../play/seasons/season-link'
import { stateColumn } from '../../play/seasons/state-column'
import { useSeasonDialog } from '../../play/seasons/use-season-dialog'
import { rowsOnce } from '../../parts/tables/rows-query'
import styles from '../../settings/organizations/organizations.module.css'

const columns = (states: SeasonStates): readonly AdminColumn<SeasonAnswer>[] => [
  seasonLink,
  stateColumn(states),
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
  const { states, isLoading } = useSeasonStates(organization.id)
  const { edit, create, next, dialog } = useSeasonDialog(seasons.data, organization)
  const columnsWithActions = useMemo(() => [...columns(states), actionsColumn(edit)], [states, edit])
  return (
    <>
      <div className={styles.actions}>
        {next}
        {create}
      </div>
      <AdminTable
        label="Seasons"
        prefix="seasons-"
        cards
        of={rowsOnce(!isLoading, seasons)}
        rowKey={({ id }) => id}
        columns={columnsWithActions}
        empty={
          <EmptyState
            action={
              <Button component={Link} to={setUpAddress(organization.id)}>
                Set it up in three questions
              </Button>
            }
          >
            No seasons yet.
          </EmptyState>
        }
      />
      {dialog}
    </>
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
      consequence: await inNumbers([season], contentsOfSeasons([season]), 'with leagues, games and statistics.'),
      verb: 'Delete season',
      failure: FAILURES.deleteSeason,
    })
  return <RowActions name={season.name} onEdit={onEdit} onDelete={() => void ask()} />
}
