import { Changing } from '../Changing'
import { WinnerMark } from '../icons'
import { TeamBadge } from '../team/TeamBadge'
import type { BracketLink } from './BracketLink'
import type { BracketSide, ShownMatchup, ShownTeam } from './shown-bracket'
import styles from './TeamRow.module.css'

type Props = {
  matchup: ShownMatchup
  side: BracketSide
  /** Who is there, in words: a name, `Bye`, `Winner of Quarterfinal 2`. */
  name: string
  link: BracketLink
  isLit: boolean
  /** Chooses the winner; not given where nobody chooses. */
  onPick?: (() => void) | undefined
}

const classOf = ({ matchup, side, isLit }: Props) => {
  const kind = matchup[side].kind
  const state = kind === 'team' && matchup.winner !== null ? (matchup.winner === side ? styles.winner : styles.loser) : ''
  return [styles.row, kind === 'team' ? state : styles[kind], isLit && styles.lit].filter(Boolean).join(' ')
}

/** A name with more letters is on two lines, where a row has room for one of usual size. */
const LONG_NAME = 24

const Name = ({
  team,
  link: Link,
  isPicked,
  onPick,
}: {
  team: ShownTeam
  link: BracketLink
  isPicked: boolean
  onPick: Props['onPick']
}) => {
  const inner = (
    <>
      <TeamBadge team={team} size={20} />
      <span className={team.name.length > LONG_NAME ? `${styles.name} ${styles.long}` : styles.name} title={team.name}>
        {team.name}
      </span>
    </>
  )
  if (onPick)
    return (
      <button type="button" className={styles.team} aria-pressed={isPicked} onClick={onPick}>
        {inner}
      </button>
    )
  return team.to ? (
    <Link className={styles.team} to={team.to}>
      {inner}
    </Link>
  ) : (
    <span className={styles.team} aria-hidden="true">
      {inner}
    </span>
  )
}

const Points = ({ matchup: { game, winner, isBye }, side }: Pick<Props, 'matchup' | 'side'>) => {
  const points = game?.points[side] ?? null
  const won = winner === side
  return (
    <span className={game?.live ? styles.livePoints : styles.points} aria-hidden="true">
      {game?.walkover && points === null ? won && 'w/o' : points !== null && <Changing value={points} />}
      <span className={styles.mark}>{won && !isBye && <WinnerMark size={12} />}</span>
    </span>
  )
}

/** A side of a matchup: seed, team and points; or who is not there. What it says is in the sentence of the matchup too. */
export const TeamRow = (props: Props) => {
  const { matchup, side, name, link, onPick } = props
  const slot = matchup[side]
  if (slot.kind !== 'team')
    return (
      <div className={classOf(props)} aria-hidden="true">
        <span className={styles.name} title={name}>
          {name}
        </span>
      </div>
    )
  return (
    <div className={classOf(props)} data-team={slot.team.id} data-side={side}>
      <span className={styles.seed} aria-hidden="true">
        {slot.team.seed}
      </span>
      <Name team={slot.team} link={link} isPicked={matchup.winner === side} onPick={onPick} />
      <Points matchup={matchup} side={side} />
    </div>
  )
}
