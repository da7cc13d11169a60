import type { ReactNode } from 'react'
import type { Sport } from '@fullcourt/domain/sports/sports'
import { TeamBadge } from '../../ui/team/TeamBadge'
import type { PlayedGame } from '../../ui/played/played-games'
import styles from './LastFive.module.css'
import type { Profile } from './profile'

type Props = {
  games: readonly PlayedGame[]
  teams: Profile['teams']
  sport: Sport
  /** The table of these games. */
  children: ReactNode
}

/** `W` or `L`; nothing for a tie, and while there is no final score. */
const outcomeOf = ({ score }: PlayedGame) => {
  if (score === null || score.own === score.other) return undefined
  return score.own > score.other ? 'W' : 'L'
}

/** The points of the last games as bars, oldest first, each over its opponent; the table beside them says the same in words. */
export const LastFive = ({ games, teams, sport, children }: Props) => {
  const points = games.map(({ figures }) => figures[sport.score.figure])
  const best = Math.max(1, ...points.map(value => value ?? 0))
  if (games.length < 2 || points.every(value => value === undefined)) return children
  return (
    <div className={styles.beside}>
      <ol className={styles.games} aria-hidden="true">
        {games.map((game, place) => (
          <li key={game.id}>
            <span className={styles.room}>
              <span className={styles.value}>{points[place] ?? '–'}</span>
              <span
                className={styles.bar}
                data-outcome={outcomeOf(game)}
                style={{ height: `calc((100% - 24px) * ${(points[place] ?? 0) / best})` }}
              />
            </span>
            <TeamBadge team={{ ...game.opponent, ...teams.find(({ id }) => id === game.opponent.id) }} size={28} />
            <span className={styles.outcome}>{outcomeOf(game)}</span>
          </li>
        ))}
      </ol>
      {children}
    </div>
  )
}
