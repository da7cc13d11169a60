import { lacksResult } from '@fullcourt/domain/games/status'
import { scorerGameAddress } from '@fullcourt/domain/pages/scorer-page'
import { groupBy } from '@fullcourt/domain/facts/group-by'
import { Link, Navigate } from 'react-router-dom'
import type { GameAnswer, ScoringAnswer } from '../../../api/schema'
import { dateText, dayHeading, nearDay, timeText } from '../../../ui/format/dates'
import { statusText } from '../../../ui/status-text'
import { TeamBadge } from '../../../ui/team/TeamBadge'
import { EmptyState } from '../../parts/feedback/EmptyState'
import { Page } from '../../parts/page/Page'
import { resultText } from '../../play/games/list/score-text'
import { useScoring } from './queries'
import styles from './scorer.module.css'

const Game = ({ game, today }: { game: GameAnswer; today: string }) => (
  <li>
    <Link className={styles.game} to={scorerGameAddress(game.id)}>
      <span className={styles.when}>
        {[game.time && timeText(game.time), game.location].filter(Boolean).join(' · ') || 'TBD'}
      </span>
      {[game.away_team, game.home_team].map(team => (
        <span key={team.id} className={styles.team}>
          <TeamBadge team={team} size={24} />
          {team.name}
        </span>
      ))}
      <span className={styles.state}>
        {game.state === 'completed' ? `Final ${resultText(game)}` : statusText(game, lacksResult(game, today))}
      </span>
    </Link>
  </li>
)

const headingOf = (date: string | null, today: string) => (date && nearDay(date, today)) || dayHeading(date, today)

/** The days of the games, today before all others. */
const daysOf = ({ games, today }: ScoringAnswer) => {
  const days = groupBy(games, ({ date }) => date ?? '')
  return [...days.filter(([{ date }]) => date === today), ...days.filter(([{ date }]) => date !== today)]
}

const List = ({ scoring }: { scoring: ScoringAnswer }) => (
  <main className={styles.list}>
    <Page title="Your games" about={`${scoring.organization} · ${scoring.name} · until ${dateText(scoring.lastDay)}`}>
      {scoring.games.length === 0 && (
        <EmptyState hint="Games may be added or moved: they show here by themselves.">No games to score yet.</EmptyState>
      )}
      {daysOf(scoring).map(games => (
        <section key={games[0].date}>
          <h2>{headingOf(games[0].date, scoring.today)}</h2>
          <ul className={styles.games}>
            {games.map(game => (
              <Game key={game.id} game={game} today={scoring.today} />
            ))}
          </ul>
        </section>
      ))}
    </Page>
  </main>
)

/** The games that a scorer may score; the only one is scored at once. */
export const ScorerGames = () => {
  const { data } = useScoring()
  if (!data) return null
  const [only, another] = data.games
  return only && !another ? <Navigate to={scorerGameAddress(only.id)} replace /> : <List scoring={data} />
}
