import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Link } from 'react-router-dom'
import type { RecentChangesAnswer } from '../../../api/schema'
import { quantity } from '../../../ui/format/figures'
import { ago, longMoment } from '../../../ui/format/moments'
import { useNow } from '../../parts/page/use-now'
import styles from './Today.module.css'

/** Where a change is seen: the smallest thing it is about that has a page. */
const whereOf = ({ game_id, season_id, league_id, team_id, matchup }: RecentChangesAnswer) => {
  if (game_id !== null) return { to: adminAddress('game', { game: game_id }), text: matchup ?? 'Game' }
  if (team_id !== null) return { to: adminAddress('currentTeam', { team: team_id }), text: 'Team' }
  if (season_id === null) return null
  if (league_id === null) return { to: adminAddress('season', { season: season_id }), text: 'Season' }
  return { to: adminAddress('league', { season: season_id, league: league_id }), text: 'League' }
}

type Props = { changes: readonly RecentChangesAnswer[]; zone: string }

/** What others changed in the last hours: who, what, from what to what, and where. */
export const ChangesOfOthers = ({ changes, zone }: Props) => {
  const now = useNow()
  return (
    changes.length > 0 && (
      <section className={styles.section} aria-labelledby="by-others">
        <h2 id="by-others">Changed by others</h2>
        <ul className={styles.card}>
          {changes.map(change => {
            const where = whereOf(change)
            return (
              <li key={change.position}>
                <strong>{change.who}</strong> {change.what}
                <span className={styles.source}>
                  {where && <Link to={where.to}>{where.text}</Link>}
                  {change.more > 0 && <span>and {quantity(change.more, 'change')} before</span>}
                  <time dateTime={change.when} title={longMoment(change.when, zone)}>
                    {ago(change.when, now)}
                  </time>
                </span>
              </li>
            )
          })}
        </ul>
      </section>
    )
  )
}
