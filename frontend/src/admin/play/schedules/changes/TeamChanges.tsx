import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { partsInWords } from '@fullcourt/domain/schedules/difference/words'
import { Link } from 'react-router-dom'
import type { TeamChangeAnswer, TeamDifferenceAnswer } from '../../../../api/schema'
import { quantity } from '../../../../ui/format/figures'
import { ChangeLine } from '../../../../ui/schedule/ChangeLine'
import { changeTexts } from '../../../../ui/schedule/scheduled-text'
import styles from './TeamChanges.module.css'

type Props = {
  of: TeamDifferenceAnswer
  /** Tells which years go without saying. */
  today: string
  /** Whether names lead to their pages: a dialog that asks something leads nowhere. */
  isLinked?: boolean
}

const Change = ({ change, today, isLinked }: { change: TeamChangeAnswer; today: string; isLinked: boolean }) => {
  const { opponent, was, is } = changeTexts(change, today)
  const { gameId, parts } = change
  const game = gameId === null || !isLinked ? opponent : <Link to={adminAddress('game', { game: gameId })}>{opponent}</Link>
  return <ChangeLine what={partsInWords(parts)} game={game} was={was} is={is} />
}

/** A game that is planned alone has no id: where it was and is tells it from others. */
const keyOf = ({ gameId, was, is }: TeamChangeAnswer) =>
  [gameId, ...[was, is].flatMap(at => [at?.date, at?.time, at?.opponent.id])].join(' ')

/** What changed for a team. */
export const TeamChanges = ({ of: { team, changes }, today, isLinked = true }: Props) => (
  <section className={styles.team} aria-labelledby={`team-${team.id}`}>
    <h2 id={`team-${team.id}`} className={styles.name}>
      {isLinked ? <Link to={adminAddress('team', { team: team.id })}>{team.name}</Link> : team.name}{' '}
      <span className={styles.count}>{quantity(changes.length, 'change')}</span>
    </h2>
    <ul>
      {changes.map(change => (
        <Change key={keyOf(change)} change={change} today={today} isLinked={isLinked} />
      ))}
    </ul>
  </section>
)
