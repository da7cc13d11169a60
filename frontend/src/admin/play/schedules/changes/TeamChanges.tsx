import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { partsInWords } from '@fullcourt/domain/schedules/difference/words'
import { Link } from 'react-router-dom'
import type { TeamChangeAnswer, TeamDifferenceAnswer } from '../../../../api/schema'
import { quantity } from '../../../../ui/format/figures'
import { ChangeLine } from '../../../../ui/schedule/ChangeLine'
import { changeTexts } from '../../../../ui/schedule/scheduled-text'
import styles from './TeamChanges.module.css'

const Change = ({ change, today }: { change: TeamChangeAnswer; today: string }) => {
  const { opponent, was, is } = changeTexts(change, today)
  const { gameId, parts } = change
  const game = gameId === null ? opponent : <Link to={adminAddress('game', { game: gameId })}>{opponent}</Link>
  return <ChangeLine what={partsInWords(parts)} game={game} was={was} is={is} />
}

/** What changed for a team. `today` tells which years go without saying. */
export const TeamChanges = ({ of: { team, changes }, today }: { of: TeamDifferenceAnswer; today: string }) => (
  <section className={styles.team} aria-labelledby={`team-${team.id}`}>
    <h2 id={`team-${team.id}`} className={styles.name}>
      <Link to={adminAddress('team', { team: team.id })}>{team.name}</Link>{' '}
      <span className={styles.count}>{quantity(changes.length, 'change')}</span>
    </h2>
    <ul>
      {changes.map(change => (
        <Change
          key={`${change.gameId} ${change.was?.date} ${change.was?.time} ${change.was?.opponent.id}`}
          change={change}
          today={today}
        />
      ))}
    </ul>
  </section>
)
