import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { fullName } from '@fullcourt/domain/players/full-name'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import type { TeamPlayerAnswer } from '../../../api/schema'
import { Picture } from '../../../ui/Picture'
import type { AdminColumn } from '../../parts/tables/admin-column'
import { AdminTable } from '../../parts/tables/AdminTable'
import { editColumn } from '../../parts/tables/columns'
import { deletableRows } from '../../parts/tables/DeleteSelected'
import { EmptyState } from '../../parts/feedback/EmptyState'
import { IconWord } from '../../parts/tables/IconWord'
import { FAILURES } from '../../parts/feedback/failures'
import type { RowsQuery } from '../../parts/tables/rows-query'
import { PlayerDialog } from '../../people/players/PlayerDialog'
import { seasonQuery } from '../seasons/queries'
import { useRosterRemoval } from './queries'
import type { TeamAt } from '../teams/queries'

const columnsFor = (edit: (player: TeamPlayerAnswer) => void): readonly AdminColumn<TeamPlayerAnswer>[] => [
  {
    key: 'name',
    head: 'Name',
    by: fullName,
    text: fullName,
    show: player => (
      <IconWord icon={<Picture of="person" name={fullName(player)} src={player.image} />}>
        <Link to={adminAddress('playerOfTeam', { player: player.id })}>{fullName(player)}</Link>
        {player.captain && ' (captain)'}
      </IconWord>
    ),
  },
  editColumn(fullName, edit),
]

/** The players of a team in a league: changing their cards, taking them off the roster (docs/admin.md#teams). */
export const RosterSection = ({ at, players }: { at: TeamAt; players: RowsQuery<TeamPlayerAnswer> }) => {
  const [editing, setEditing] = useState<TeamPlayerAnswer | null>(null)
  const organization = useQuery(seasonQuery(at.seasonId)).data?.organization_id
  const removal = useRosterRemoval(at)
  const columns = useMemo(() => columnsFor(setEditing), [])
  return (
    <>
      <AdminTable
        label="Roster"
        prefix="roster-"
        of={players}
        rowKey={({ id }) => id}
        columns={columns}
        select={deletableRows<TeamPlayerAnswer>(fullName, {
          noun: 'player',
          question: 'Are you sure you want to delete the selected players?',
          consequence: selected =>
            `${selected.map(fullName).join(', ')}: off this roster. Their cards, and their lines in games, stay.`,
          removal,
          done: 'Players deleted',
          failure: FAILURES.deletePlayer,
        })}
        empty={<EmptyState hint="Paste a list, or add new or existing players.">No players yet.</EmptyState>}
      />
      <PlayerDialog
        player={editing}
        organization={organization}
        failure={FAILURES.updateRosterPlayer}
        onClose={() => setEditing(null)}
      />
    </>
  )
}
