import { isWebAddress } from '@fullcourt/domain/facts/web-address'
import { Fragment, type ReactNode } from 'react'
import { Changing } from '../../../ui/Changing'
import { dateText, timeText } from '../../../ui/format/dates'
import { whole } from '../../../ui/format/figures'
import { OpenIcon } from '../../../ui/icons'
import { statusText } from '../../../ui/status-text'
import { TeamBadge } from '../../../ui/team/TeamBadge'
import { IconWord } from '../../parts/tables/IconWord'
import type { BoxScoreGameAnswer, TeamNameAnswer } from '../../../api/schema'
import styles from './GameHead.module.css'

const Place = ({ location, location_url: url }: BoxScoreGameAnswer) =>
  isWebAddress(url) ? (
    <a href={url} rel="noopener" target="_blank">
      {location ?? 'Map'}
    </a>
  ) : (
    location
  )

const Video = ({ url }: { url: string }) => (
  <a href={url} rel="noopener" target="_blank">
    <IconWord icon={<OpenIcon size={16} />}>Video</IconWord>
  </a>
)

/** Status, date, time and place of a game, in one line. */
export const GameAbout = ({ game }: { game: BoxScoreGameAnswer }) => {
  const parts: ReactNode[] = [
    statusText(game),
    game.matchupLabel ?? (game.stage === 'playoff' && 'Play-offs'),
    dateText(game.date),
    game.time && timeText(game.time),
    (game.location ?? game.location_url) && <Place {...game} />,
    isWebAddress(game.video_url) && <Video url={game.video_url} />,
  ].filter(Boolean)
  return parts.map((part, place) => (
    <Fragment key={place}>
      {place > 0 && ' · '}
      {part}
    </Fragment>
  ))
}

const Team = ({ team, points }: { team: TeamNameAnswer; points: number | null }) => (
  <div className={styles.team}>
    <TeamBadge team={team} size={36} />
    <span className={styles.name}>{team.name}</span>
    <span className={styles.points}>
      <Changing value={points}>{whole(points)}</Changing>
    </span>
  </div>
)

/** Both teams and the score, or what it is so far, the away team first; whether it is final says the line above. */
export const GameHead = ({ game }: { game: BoxScoreGameAnswer }) => {
  const { score_home: home, score_away: away } = game.live ?? game
  return (
    <div className={styles.head}>
      <Team team={game.away_team} points={away} />
      <Team team={game.home_team} points={home} />
    </div>
  )
}
