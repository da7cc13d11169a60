import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Link } from 'react-router-dom'
import type { TeamHistoryAnswer } from '../../../../api/schema'
import { TeamBadge } from '../../../../ui/team/TeamBadge'
import { IconWord } from '../../../parts/tables/IconWord'
import styles from './profile.module.css'

const addressOf = ({ season, league, team_id: team }: TeamHistoryAnswer) =>
  adminAddress('roster', { season: season.id, league: league.id, team })

/** The teams, leagues and seasons of a player, the active season's first (docs/admin.md#players). */
export const TeamEntries = ({ entries }: { entries: readonly TeamHistoryAnswer[] }) =>
  entries.length === 0 ? (
    <p>No team assigned</p>
  ) : (
    <ul className={styles.rows}>
      {entries.map(entry => (
        <li key={entry.slt_id}>
          <IconWord icon={<TeamBadge team={entry.team} />}>
            <Link to={addressOf(entry)}>{entry.teamName}</Link>
          </IconWord>
          <span className={styles.where}>
            {entry.leagueName} · {entry.seasonName}
          </span>
        </li>
      ))}
    </ul>
  )
