import { abbreviationsById } from '@fullcourt/domain/branding/abbreviation'
import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { GlobalTeamAnswer } from '../../../api/schema'
import { none } from '../../../ui/format/figures'
import { PlusIcon } from '../../../ui/icons'
import { TeamBadge } from '../../../ui/team/TeamBadge'
import { contentsOfGlobalTeams, inNumbers } from '../../history/deletion/queries'
import { useOrganizationChoice } from '../../settings/organizations/OrganizationChoice'
import type { AdminColumn } from '../../parts/tables/admin-column'
import { AdminTable } from '../../parts/tables/AdminTable'
import { deletableRows } from '../../parts/tables/DeleteSelected'
import { editColumn, figureColumn, inSummary, linkColumn, textColumn } from '../../parts/tables/columns'
import { addressQuery } from '../../parts/tables/saved-filters'
import { SavedFilters } from '../../parts/tables/SavedFilters'
import { useAddress } from '../../parts/tables/use-address'
import { useCreateFromAddress } from '../../parts/forms/create-from-address'
import toolsStyles from '../../parts/tables/Tools.module.css'
import { FAILURES } from '../../parts/feedback/failures'
import { Page } from '../../parts/page/Page'
import { GlobalTeamDialog } from './GlobalTeamDialog'
import { useTeamRemoval, useTeams } from './queries'

type Editing = { team: GlobalTeamAnswer | null } | null

type Badges = ReadonlyMap<number, string>

const columnsFor = (edit: (team: GlobalTeamAnswer) => void, badges: Badges): readonly AdminColumn<GlobalTeamAnswer>[] => [
  { key: 'id', head: 'ID', figures: true, by: ({ id }) => id, show: ({ id }) => id },
  linkColumn<GlobalTeamAnswer>(
    'team',
    'Teams',
    ({ name }) => name,
    ({ id }) => adminAddress('currentTeam', { team: id }),
    team => <TeamBadge team={{ ...team, abbreviation: badges.get(team.id) ?? null }} />,
  ),
  textColumn('abbreviation', 'Abbreviation', ({ abbreviation }) => abbreviation),
  {
    key: 'colors',
    head: 'Colours',
    text: ({ colors }) => colors.join('/'),
    show: ({ colors }) => colors.join(' / ') || none,
  },
  inSummary(textColumn('league', 'League', ({ league }) => league?.name ?? null, { long: true })),
  figureColumn('players', '# Players', ({ playersCount }) => playersCount),
  inSummary(editColumn(({ name }) => name, edit)),
]

/** The teams of the organization, whatever league they play in (docs/admin.md#teams). */
export const TeamsPage = () => {
  const { id, isKnown, field } = useOrganizationChoice()
  const teams = useTeams(id, isKnown)
  const [editing, setEditing] = useState<Editing>(null)
  const removal = useTeamRemoval()
  useCreateFromAddress(() => setEditing({ team: null }))
  const columns = useMemo(() => columnsFor(team => setEditing({ team }), abbreviationsById(teams.data ?? [])), [teams.data])
  const create = (
    <Button leftSection={<PlusIcon />} onClick={() => setEditing({ team: null })}>
      Create Team
    </Button>
  )
  return (
    <Page title="Teams" action={create}>
      {field && <div className={toolsStyles.tools}>{field}</div>}
      <SavedTeamFilters />
      <AdminTable
        label="Teams"
        of={teams}
        rowKey={team => team.id}
        columns={columns}
        select={deletableRows<GlobalTeamAnswer>(({ name }) => name, {
          noun: 'team',
          question: 'Delete selected teams?',
          consequence: rows => inNumbers(rows, contentsOfGlobalTeams(rows), 'out of every league, with their games there.'),
          removal,
          done: 'Teams deleted successfully',
          failure: FAILURES.deleteThings,
        })}
        empty="No teams available"
        lines
      />
      <GlobalTeamDialog organization={id} team={editing?.team ?? null} open={editing !== null} onClose={() => setEditing(null)} />
    </Page>
  )
}

const SavedTeamFilters = () => {
  const { at } = useAddress()
  const filter = at('filter')
  return <SavedFilters list="teams" query={addressQuery(at('organization'), [['filter', filter]])} name={`“${filter.trim()}”`} />
}
