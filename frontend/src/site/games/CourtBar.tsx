import { courtOf, type Court } from './court'
import styles from './DrawnPart.module.css'
import type { FollowedGame } from './followed-game'
import { RunningClock } from './RunningClock'

type FoulsProps = { team: string; fouls: NonNullable<Court['fouls']>['home']; className: string | undefined }

const Fouls = ({ team, fouls: { count, isInBonus }, className }: FoulsProps) => (
  <span className={className}>
    <span className="visuallyHidden">{team}: </span>
    Fouls <b>{count}</b>
    {isInBonus && <span className={styles.bonus}>Bonus</span>}
  </span>
)

/** What is on: the period and its clock, and the team fouls below each side. Its place stays when the game is over, so that nothing moves. */
export const CourtBar = ({ game: { id, away, home, court: answer } }: { game: FollowedGame }) => {
  if (!answer) return <div className={styles.barPlace} />
  const court = courtOf(answer, home.id)
  return (
    <div className={styles.bar}>
      {court.fouls && <Fouls className={styles.awayFouls} team={away.name} fouls={court.fouls.away} />}
      <span className={styles.stage}>
        {court.stage}
        {court.clock && (
          <span className={styles.clock}>
            <span className="visuallyHidden">, clock </span>
            <RunningClock game={id} clock={court.clock} />
          </span>
        )}
      </span>
      {court.fouls && <Fouls className={styles.homeFouls} team={home.name} fouls={court.fouls.home} />}
    </div>
  )
}
