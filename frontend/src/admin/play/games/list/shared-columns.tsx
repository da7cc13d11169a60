import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Link } from 'react-router-dom'
import type { GameRowAnswer, GameAnswer } from '../../../../api/schema'
import { shortDate, timeText } from '../../../../ui/format/dates'
import { statusText } from '../../../../ui/status-text'
import { IconWord } from '../../../parts/tables/IconWord'
import type { AdminColumn } from '../../../parts/tables/admin-column'
import { matchup, scoreText } from './score-text'
import { TeamStripe } from '../../../../ui/team/TeamStripe'
import styles from '../SideStripes.module.css'

/** The colours of both teams before a matchup, the away team's first. */
const SideStripes = ({ game }: { game: Pick<GameAnswer, 'away_team' | 'home_team'> }) => (
  <span className={styles.stripes}>
    <TeamStripe team={game.away_team} />
    <TeamStripe team={game.home_team} />
  </span>
)

type Game = Pick<
  GameRowAnswer,
  | 'id'
  | 'date'
  | 'time'
  | 'homeTeam'
  | 'awayTeam'
  | 'home_team'
  | 'away_team'
  | 'score_home'
  | 'score_away'
  | 'walkover_winner'
  | 'statusLabel'
>

/** What every list of games shows. */
export const gameDate: AdminColumn<Game> = {
  key: 'date',
  head: 'Date',
  by: ({ date }) => date,
  text: ({ date }) => date,
  summary: true,
  show: ({ date }) => shortDate(date),
}

export const gameMatchup: AdminColumn<Game> = {
  key: 'matchup',
  head: 'Matchup',
  naming: true,
  by: matchup,
  show: game => (
    <IconWord icon={<SideStripes game={game} />}>
      <Link to={adminAddress('game', { game: game.id })}>{matchup(game)}</Link>
    </IconWord>
  ),
}

export const gameTime: AdminColumn<Game> = {
  key: 'time',
  head: 'Time',
  text: ({ time }) => time,
  summary: true,
  show: ({ time }) => timeText(time),
}

export const gameResult: AdminColumn<Game> = {
  key: 'results',
  head: 'Results',
  summary: true,
  show: game => (game.walkover_winner ? statusText(game) : scoreText(game)),
}
