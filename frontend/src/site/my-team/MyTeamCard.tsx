import { useQuery } from '@tanstack/react-query'
import { ordinal } from '../../ui/format/figures'
import { recordText } from '../../ui/format/record'
import { shortDate, timeText } from '../../ui/format/dates'
import type { GameLine } from '../games/game-line'
import { resultsOf } from '../games/results-of'
import { TeamName } from '../parts/TeamName'
import type { PublicSite } from '../site'
import { SiteLink } from '../SiteLink'
import type { TableRow } from '../standings/tables'
import { lastGame, nextGame } from '../games/next-and-last'
import styles from './MyTeamCard.module.css'
import { latelyOf } from './queries'

export type MyTeamCardProps = {
  site: PublicSite
  season: number
  row: TableRow
  league: string
  /** How many teams are in its table. */
  of: number
}

type LineProps = { label: string; game: GameLine | undefined; team: number; none: string; figure: string }

/** One game in a line: against whom, when, and how it ended. */
const Line = ({ label, game, team, none, figure }: LineProps) => {
  const isHome = game?.home.id === team
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd>
        {game ? (
          <SiteLink to={`/games/${game.id}`} className={styles.game}>
            <strong>{figure}</strong> <span className={styles.where}>{isHome ? 'vs' : 'at'}</span>{' '}
            <TeamName team={isHome ? game.away : game.home} />
          </SiteLink>
        ) : (
          none
        )}
      </dd>
    </div>
  )
}

const scoreOf = (game: GameLine, team: number) => {
  const [own, other] = game.home.id === team ? [game.home, game.away] : [game.away, game.home]
  const [result] = resultsOf([game], team)
  return [result?.letter, own.points === null ? game.status : `${own.points}–${other.points}`].filter(Boolean).join(' ')
}

/** The next game of somebody's team, its last result, and its place in the table. */
export const MyTeamCard = ({ site, season, row, league, of }: MyTeamCardProps) => {
  const { data: games } = useQuery(latelyOf(site, row.id, season))
  const next = games && nextGame(games, site.today)
  const last = games && lastGame(games)
  const played = row.wins + row.losses + row.ties > 0
  return (
    <dl className={styles.card}>
      <div className={styles.line}>
        <dt>Place</dt>
        <dd>
          <strong>{recordText(row)}</strong> {played ? `${ordinal(row.rank)} of ${of}` : `of ${of}`} · {league}
        </dd>
      </div>
      <Line
        label={next?.live ? 'Now' : 'Next'}
        game={next}
        team={row.id}
        none={games ? 'No game is scheduled.' : ''}
        figure={next ? (next.live ? scoreOf(next, row.id) : `${shortDate(next.date, site.today)}, ${timeText(next.time)}`) : ''}
      />
      <Line
        label="Last"
        game={last}
        team={row.id}
        none={games ? 'No results yet.' : ''}
        figure={last ? scoreOf(last, row.id) : ''}
      />
    </dl>
  )
}
