import type { ReactNode } from 'react'
import { Changing } from '../../ui/Changing'
import { WinnerMark } from '../../ui/icons'
import { SiteLink } from '../SiteLink'
import { GameStatus } from './GameStatus'
import { hasWon, type PlayingSide } from './game-sides'
import { TeamName } from './TeamName'
import styles from './GameRow.module.css'

type Props = {
  to: string
  away: PlayingSide
  home: PlayingSide
  /** What comes before the teams: the time, or the date where no heading names the day. */
  when: ReactNode
  /** `Completed`, `Scheduled`, `Live`. */
  status: string
  place?: ReactNode
}

const Team = ({ side, won }: { side: PlayingSide; won: boolean }) => (
  <span className={won ? styles.winner : side.live ? styles.playing : styles.side}>
    <TeamName team={side} twoLines />
    <span className={styles.points}>
      {side.points !== null && <Changing value={side.points} />}
      <span className={styles.mark}>
        {won && (
          <>
            <WinnerMark size={14} />
            <span className="visuallyHidden">won</span>
          </>
        )}
      </span>
    </span>
  </span>
)

/** A game in a list, as a link to its page: two lines, the winner's bold and marked. Used in a `GameList`. */
export const GameRow = ({ to, away, home, when, status, place }: Props) => (
  <li>
    <SiteLink className={styles.row} to={to}>
      <span className={styles.when}>{when}</span>
      <span className={styles.sides}>
        <Team side={away} won={hasWon(away, home)} />
        <Team side={home} won={hasWon(home, away)} />
      </span>
      <span className={styles.about}>
        <span className={styles.status}>
          <GameStatus status={status} live={away.live} />
        </span>
        {place && <span>{place}</span>}
      </span>
    </SiteLink>
  </li>
)

/** A row that is no game: a week off with its reason, or the teams that have a bye. */
export const NoGameRow = ({ children, place }: { children: ReactNode; place?: ReactNode }) => (
  <li className={styles.row}>
    <span className={styles.none}>{children}</span>
    {place && <span className={styles.noPlace}>{place}</span>}
  </li>
)

export const GameList = ({ children }: { children: ReactNode }) => <ul className={styles.list}>{children}</ul>
