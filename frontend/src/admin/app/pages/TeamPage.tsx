import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { fullName } from '@fullcourt/domain/players/full-name'
import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import type { TeamDetailAnswer } from '../../../api/schema'
import { quantity } from '../../../ui/format/figures'
import { EditIcon } from '../../../ui/icons'
import { TeamGames } from '../../play/entries/TeamGames'
import type { AdminColumn } from '../../parts/tables/admin-column'
import { AdminTable } from '../../parts/tables/AdminTable'
import { activeColumn, figureColumn, inSummary, linkColumn, textColumn } from '../../parts/tables/columns'
import { EmptyState } from '../../parts/feedback/EmptyState'
import { FAILURES } from '../../parts/feedback/failures'
import { rowsFrom, type RowsQuery } from '../../parts/tables/rows-query'
import { QueryState } from '../../parts/feedback/QueryState'
import { Page } from '../../parts/page/Page'
import { Part } from '../../parts/page/Part'
import { useBreadcrumbs } from '../../parts/page/use-breadcrumbs'
import { GlobalTeamDialog } from '../../play/teams/GlobalTeamDialog'
import { useTeam } from '../../play/teams/queries'

type Entry = TeamDetailAnswer['leagues'][number] & { readonly active: boolean }
type RosterPlayer = TeamDetailAnswer['rosters'][number]

const entryColumnsOf = (team: number): readonly AdminColumn<Entry>[] => [
  linkColumn(
    'league',
    'League',
    ({ league }) => league.name,
    ({ league, season }) => adminAddress('roster', { season: season.id, league: league.id, team }),
  ),
  inSummary(textColumn('season', 'Season', ({ season }) => season.name)),
  inSummary(activeColumn()),
  inSummary(figureColumn('players', '# Players', ({ playersCount }) => playersCount)),
]

const playerColumns: readonly AdminColumn<RosterPlayer>[] = [
  {
    key: 'name',
    head: 'Name',
    by: ({ player }) => fullName(player),
    show: ({ player, captain }) => (
      <>
        <Link to={adminAddress('player', { player: player.id })}>{fullName(player)}</Link>
        {captain && ' (captain)'}
      </>
    ),
  },
]

const entriesOf = ({ leagues }: TeamDetailAnswer) => leagues.map(entry => ({ ...entry, active: entry.season.active }))

/** A team over all its leagues, with the roster and the games of the one in which it plays now (docs/admin.md#teams). */
export const TeamPage = () => {
  const id = Number(useParams().team)
  const team = useTeam(id)
  const breadcrumbs = useBreadcrumbs('teams')
  const [editing, setEditing] = useState(false)
  const found = team.data
  const edit = found && (
    <Button variant="default" leftSection={<EditIcon />} onClick={() => setEditing(true)}>
      Update Team
    </Button>
  )
  const about = found && (found.league ? `${found.league.name} · ${quantity(found.playersCount, 'player')}` : 'Not in a league')
  return (
    <Page title={found?.name ?? `Team ${id}`} breadcrumbs={breadcrumbs} about={about} action={edit}>
      <QueryState of={team} missing="Unknown Team" failure={FAILURES.fetchTeam}>
        {answer => (
          <>
            <Leagues team={id} entries={rowsFrom(team, entriesOf)} />
            <Roster players={rowsFrom(team, ({ rosters }) => rosters)} />
            <Part title="Games">
              <TeamGames games={rowsFrom(team, ({ games }) => games)} />
            </Part>
            <GlobalTeamDialog
              organization={undefined}
              team={{ ...answer, players: [] }}
              open={editing}
              onClose={() => setEditing(false)}
            />
          </>
        )}
      </QueryState>
    </Page>
  )
}

const Leagues = ({ team, entries }: { team: number; entries: RowsQuery<Entry> }) => {
  const columns = useMemo(() => entryColumnsOf(team), [team])
  return (
    <Part title="Leagues">
      <AdminTable
        label="Leagues"
        prefix="leagues-"
        of={entries}
        rowKey={({ slt_id }) => slt_id}
        columns={columns}
        lines
        empty={<EmptyState hint="Choose one with Update Team.">This team has no league.</EmptyState>}
      />
    </Part>
  )
}

const Roster = ({ players }: { players: RowsQuery<RosterPlayer> }) => (
  <Part title="Roster">
    <AdminTable
      label="Roster"
      prefix="roster-"
      of={players}
      rowKey={({ player_id }) => player_id}
      columns={playerColumns}
      empty={<EmptyState hint="Players are added on the page of the team in its league.">No players yet.</EmptyState>}
    />
  </Part>
)
