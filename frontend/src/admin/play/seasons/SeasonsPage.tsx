import { Group } from '@mantine/core'
import { useMemo } from 'react'
import type { SeasonAnswer } from '../../../api/schema'
import { capitalize } from '../../../ui/format/capitalize'
import { none } from '../../../ui/format/figures'
import type { AdminColumn } from '../../parts/tables/admin-column'
import { AdminTable } from '../../parts/tables/AdminTable'
import { activeColumn, dateColumn, editColumn } from '../../parts/tables/columns'
import { contentsOfSeasons, inNumbers } from '../../history/deletion/queries'
import { rowsOnce } from '../../parts/tables/rows-query'
import { deletableRows } from '../../parts/tables/DeleteSelected'
import { useCreateFromAddress } from '../../parts/forms/create-from-address'
import { EmptyState } from '../../parts/feedback/EmptyState'
import { FAILURES } from '../../parts/feedback/failures'
import { useSession } from '../../parts/session/SessionGate'
import { Page } from '../../parts/page/Page'
import { useSeasonRemoval, useSeasons, useSeasonStates, type SeasonStates } from './queries'
import { seasonLink } from './season-link'
import { stateColumn } from './state-column'
import { useSeasonDialog } from './use-season-dialog'

const columnsFor = (
  isSuperAdmin: boolean,
  states: SeasonStates,
  edit: (season: SeasonAnswer) => void,
): AdminColumn<SeasonAnswer>[] => [
  seasonLink,
  ...(isSuperAdmin
    ? [
        { key: 'organization', head: 'Organization', show: (season: SeasonAnswer) => season.organization?.name ?? none },
        { key: 'sport', head: 'Sport', show: (season: SeasonAnswer) => capitalize(season.sportsv2?.type ?? none) },
      ]
    : [stateColumn(states)]),
  dateColumn('start', 'Start', season => season.startDate),
  dateColumn('finish', 'Finish', season => season.finishDate),
  activeColumn(),
  editColumn(season => season.name, edit),
]

/** The seasons of the organization (of all, for a super_admin): create, edit, delete several (docs/admin.md#seasons). */
export const SeasonsPage = () => {
  const { role, organization_id } = useSession()
  const { states, isLoading } = useSeasonStates(organization_id)
  const seasons = useSeasons()
  const removal = useSeasonRemoval()
  const { edit, create, next, dialog } = useSeasonDialog(seasons.data)
  useCreateFromAddress(() => edit(null))
  const columns = useMemo(() => columnsFor(role === 'super_admin', states, edit), [role, states, edit])

  return (
    <Page
      title="Seasons"
      action={
        <Group gap="xs">
          {next}
          {create}
        </Group>
      }
    >
      <AdminTable
        label="Seasons"
        of={rowsOnce(!isLoading, seasons)}
        rowKey={season => season.id}
        columns={columns}
        cards
        select={deletableRows<SeasonAnswer>(({ name }) => name, {
          noun: 'season',
          question: 'Are you sure you want to delete the selected items?',
          consequence: rows => inNumbers(rows, contentsOfSeasons(rows), 'with leagues, games and statistics.'),
          removal,
          done: 'Seasons deleted.',
          failure: FAILURES.deleteSeason,
        })}
        empty={
          <EmptyState hint="A season holds leagues, teams and games." action={create}>
            No seasons yet.
          </EmptyState>
        }
      />
      {dialog}
    </Page>
  )
}
