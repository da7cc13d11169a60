import { abbreviationsById } from '@fullcourt/domain/branding/abbreviation'
import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Button, Tooltip } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { StandingsTeamAnswer } from '../../../api/schema'
import { whole } from '../../../ui/format/figures'
import { PlusIcon, WarningIcon } from '../../../ui/icons'
import { LOSSES, WINS } from '../../../ui/standings/figures'
import { TeamBadge } from '../../../ui/team/TeamBadge'
import type { LeagueAt } from '../leagues/queries'
import type { AdminColumn } from '../../parts/tables/admin-column'
import { AdminTable } from '../../parts/tables/AdminTable'
import { editColumn, figureColumn, inSummary, linkColumn, textColumn } from '../../parts/tables/columns'
import { contentsOfTeams, inNumbers } from '../../history/deletion/queries'
import { deletableRows } from '../../parts/tables/DeleteSelected'
import { EmptyState } from '../../parts/feedback/EmptyState'
import { FAILURES } from '../../parts/feedback/failures'
import { AddTeamDialog } from './AddTeamDialog'
import { useLeagueTeamRemoval, useLeagueTeams } from '../teams/queries'
import { PasteTeams } from './paste/dialogs'
import { rankColumn } from '../standings/rank-column'
import { RankAsked } from '../standings/RankAsked'
import { useAddress, type AddressChange } from '../../parts/tables/use-address'
import styles from './entries.module.css'
import { TeamDialog } from './TeamDialog'

/** Fewer players than this get a warning (docs/seasons.md#teams-in-leagues). */
const enoughPlayers = 5
const tooFew = 'Team has fewer than 5 players'

const PlayersCount = ({ count }: { count: number }) =>
  count >= enoughPlayers ? (
    whole(count)
  ) : (
    <Tooltip label={tooFew} events={{ hover: true, focus: true, touch: true }}>
      <button type="button" className={styles.warning} aria-label={`${whole(count)}. ${tooFew}`}>
        <WarningIcon size={16} /> {whole(count)}
      </button>
    </Tooltip>
  )

type Badges = ReadonlyMap<number, string>

const columnsFor = (
  at: LeagueAt,
  edit: (team: StandingsTeamAnswer) => void,
  badges: Badges,
  ask: (why: AddressChange) => void,
): readonly AdminColumn<StandingsTeamAnswer>[] => [
  rankColumn<StandingsTeamAnswer>('rank', 'Standings', ask),
  linkColumn<StandingsTeamAnswer>(
    'team',
    'Teams',
    ({ name }) => name,
    ({ id }) => adminAddress('roster', { season: at.seasonId, league: at.leagueId, team: id }),
    team => <TeamBadge team={{ ...team, abbreviation: badges.get(team.id) ?? null }} />,
  ),
  textColumn('abbreviation', 'Abbreviation', ({ abbreviation }) => abbreviation),
  textColumn('captain', 'Captain', ({ captain }) => captain, { long: true }),
  {
    key: 'players',
    head: 'Players',
    figures: true,
    summary: true,
    by: ({ playersCount }) => playersCount,
    text: ({ playersCount }) => playersCount,
    show: ({ playersCount }) => <PlayersCount count={playersCount} />,
  },
  inSummary(figureColumn('wins', WINS.name, WINS.by)),
  inSummary(figureColumn('losses', LOSSES.name, LOSSES.by)),
  inSummary(editColumn(({ name }) => name, edit)),
]

/** The teams of a league with their table: adding, changing, taking out (docs/admin.md#teams). */
export const LeagueTeams = ({ at }: { at: LeagueAt }) => {
  const { seasonId, leagueId } = at
  const teams = useLeagueTeams(at)
  const [adding, setAdding] = useState(false)
  const [pasting, setPasting] = useState(false)
  const [editing, setEditing] = useState<StandingsTeamAnswer | null>(null)
  const address = useAddress()
  const ask = address.change
  const removal = useLeagueTeamRemoval(at)
  const columns = useMemo(
    () => columnsFor({ seasonId, leagueId }, setEditing, abbreviationsById(teams.data ?? []), ask),
    [seasonId, leagueId, teams.data, ask],
  )

  return (
    <div>
      <div className={styles.tools}>
        <Button variant="default" onClick={() => setPasting(true)}>
          Paste Teams
        </Button>
        <Button leftSection={<PlusIcon />} onClick={() => setAdding(true)}>
          Add Team
        </Button>
      </div>
      <AdminTable
        label="Teams"
        of={teams}
        rowKey={({ id }) => id}
        columns={columns}
        lines
        select={deletableRows<StandingsTeamAnswer>(({ name }) => name, {
          noun: 'team',
          question: 'Delete selected teams?',
          consequence: rows =>
            inNumbers(rows, contentsOfTeams(at, rows), 'with their games in this league, which no longer count.'),
          removal,
          done: 'Teams deleted successfully',
          failure: FAILURES.deleteThings,
        })}
        empty={<EmptyState hint="Paste a list, or add a new or an existing team.">No teams available</EmptyState>}
      />
      <AddTeamDialog at={at} present={teams.data ?? []} open={adding} onClose={() => setAdding(false)} />
      <PasteTeams at={at} open={pasting} onClose={() => setPasting(false)} />
      <RankAsked address={address} season={seasonId} />
      <TeamDialog at={at} team={editing} teams={teams.data ?? []} onClose={() => setEditing(null)} />
    </div>
  )
}
