import { createElement, type ReactNode } from 'react'
import { Changing } from '../../ui/Changing'
import { WinnerMark } from '../../ui/icons'
import { TeamBadge } from '../../ui/team/TeamBadge'
import { SiteLink } from '../SiteLink'
import { GameStatus } from './GameStatus'
import { hasWon, inWords, type PlayingSide } from './game-sides'
import styles from './ScoreHead.module.css'

type Props = {
  away: PlayingSide
  home: PlayingSide
  /** `Completed`, `Scheduled`, `Live`. */
  status: string
  /** Date, time and place. */
  details: readonly ReactNode[]
  /** Of the heading: 1 on the page of the game itself. */
  level?: 1 | 3
}

const Team = ({ side }: { side: PlayingSide }) => (
  <div className={styles.team}>
    <TeamBadge team={side} size={48} />
    <div>
      {side.to ? <SiteLink to={side.to}>{side.name}</SiteLink> : side.name}
      {side.record && <span className={styles.record}>{side.record}</span>}
    </div>
  </div>
)

/** Before there are points there is a dash in their place: the first ones move nothing. */
const Points = ({ side, won }: { side: PlayingSide; won: boolean }) => (
  <div className={won || side.live ? styles.won : styles.points}>
    {side.points === null ? <span aria-hidden="true">–</span> : <Changing value={side.points} />}
    {won && (
      <span className={styles.mark}>
        <WinnerMark size={20} />
      </span>
    )}
  </div>
)

/** The head of a game's page: the largest figures of the site. The heading says the score in words. */
export const ScoreHead = ({ away, home, status, details, level = 1 }: Props) => (
  <div className={styles.head}>
    {createElement(`h${level}`, { className: 'visuallyHidden', ...(level === 1 && { tabIndex: -1 }) }, inWords(away, home))}
    <div className={styles.away}>
      <Team side={away} />
      <Points side={away} won={hasWon(away, home)} />
    </div>
    <div className={styles.about}>
      <span className={styles.status}>
        <GameStatus status={status} live={away.live} />
      </span>
      {details.map((detail, line) => (
        <span key={line} className={styles.detail}>
          {detail}
        </span>
      ))}
    </div>
    <div className={styles.home}>
      <Points side={home} won={hasWon(home, away)} />
      <Team side={home} />
    </div>
  </div>
)
