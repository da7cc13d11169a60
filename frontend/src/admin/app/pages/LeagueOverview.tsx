import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Link } from 'react-router-dom'
import type { LeagueGamesAnswer, StandingsTeamAnswer } from '../../../api/schema'
import { shortDate, timeText } from '../../../ui/format/dates'
import { quantity } from '../../../ui/format/figures'
import { recordText } from '../../../ui/format/record'
import { TeamBadge } from '../../../ui/team/TeamBadge'
import { deviceDay } from '../../parts/page/device-day'
import { matchup } from '../../play/games/list/score-text'
import type { LeagueAt } from '../../play/leagues/queries'
import { openGames } from './league-overview'
import styles from './LeagueOverview.module.css'

type Props = { at: LeagueAt; teams: readonly StandingsTeamAnswer[]; games: LeagueGamesAnswer }

/** As many as are taken in at a glance. */
const MOST = 5

/** Where a league is: the head of its table, and what is played next. */
export const LeagueOverview = ({ at, teams, games }: Props) => {
  const { next, late } = openGames(games.games, deviceDay())
  return (
    <div className={styles.overview}>
      <section className={styles.card} aria-labelledby="head-of-table">
        <div className={styles.head}>
          <h2 id="head-of-table">Table</h2>
          <Link to="?tab=teams">All {quantity(teams.length, 'team')}</Link>
        </div>
        <ol className={styles.list}>
          {teams.slice(0, MOST).map(team => (
            <li key={team.id}>
              <span className={styles.rank}>{team.rank}</span>
              <TeamBadge team={team} size={20} />
              <Link
                className={styles.name}
                to={adminAddress('roster', { season: at.seasonId, league: at.leagueId, team: team.id })}
              >
                {team.name}
              </Link>
              <span className={styles.figure}>{recordText(team)}</span>
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.card} aria-labelledby="next-games">
        <div className={styles.head}>
          <h2 id="next-games">Next games</h2>
          {late > 0 && <Link to={adminAddress('today', {})}>{quantity(late, 'game')} without a score</Link>}
        </div>
        {next.length === 0 ? (
          <p className={styles.none}>Every game on the schedule is played.</p>
        ) : (
          <ol className={styles.list}>
            {next.slice(0, MOST).map(game => (
              <li key={game.id}>
                <span className={styles.when}>{[shortDate(game.date), timeText(game.time)].filter(Boolean).join(', ')}</span>
                <Link className={styles.name} to={adminAddress('game', { game: game.id })}>
                  {matchup(game)}
                </Link>
              </li>
            ))}
          </ol>
        )}
      </section>
    </div>
  )
}
