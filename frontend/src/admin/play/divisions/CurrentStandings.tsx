import { Menu } from '@mantine/core'
import type { DivisionAnswer, LeagueWithTeamsAnswer, StandingsTeamAnswer } from '../../../api/schema'
import { DragRow } from '../../parts/drag/DragRow'
import { DropZone } from '../../parts/drag/DropZone'
import styles from './divisions.module.css'
import { withoutDivision, type Wanted } from './placement'
import { TeamLine } from './TeamLine'

export const STANDINGS_LIST = 'standings'

type Props = {
  leagues: readonly LeagueWithTeamsAnswer[]
  divisions: readonly DivisionAnswer[]
  onMove: (team: StandingsTeamAnswer, wanted: Wanted) => void
}

/** What is said where no team is left to put into a division. */
const emptyText = (leagues: readonly LeagueWithTeamsAnswer[]): string => {
  if (leagues.length === 0) return 'No leagues available'
  return leagues.every(({ teams }) => teams.length === 0) ? 'No teams available' : 'Every team is in a division.'
}

/** The teams that are in no division yet, by league, in the order of the tables (docs/admin.md#divisions). */
export const CurrentStandings = ({ leagues, divisions, onMove }: Props) => {
  const groups = leagues
    .map(({ id, name, teams }) => ({ id, name, teams: withoutDivision(teams, divisions) }))
    .filter(({ teams }) => teams.length > 0)
  const menu = (team: StandingsTeamAnswer) =>
    divisions.length === 0 ? (
      <Menu.Item disabled>No divisions created yet.</Menu.Item>
    ) : (
      divisions.map(({ id, name }) => (
        <Menu.Item key={id} onClick={() => onMove(team, { division: id })}>
          Add to {name}
        </Menu.Item>
      ))
    )

  return (
    <div className={styles.panel}>
      <h2 id="current-standings">Current Standings</h2>
      <DropZone target={{ list: STANDINGS_LIST, name: 'Current Standings' }} label="Teams not in a division">
        {groups.length === 0 && <p className={styles.empty}>{emptyText(leagues)}</p>}
        {groups.map(({ id, name, teams }) => (
          <div key={id} className={styles.group}>
            <h3>{name}</h3>
            <ol aria-label={`${name}: teams not in a division`}>
              {teams.map(team => (
                <DragRow
                  key={team.slt_id}
                  dragged={{ key: team.slt_id, name: team.name }}
                  place={`rank ${team.rank} in ${name}`}
                  menu={menu(team)}
                >
                  <TeamLine team={team} place={team.rank} />
                </DragRow>
              ))}
            </ol>
          </div>
        ))}
      </DropZone>
    </div>
  )
}
