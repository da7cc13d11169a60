import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Link } from 'react-router-dom'
import type { GameRowAnswer } from '../../../api/schema'
import { shortDate } from '../../../ui/format/dates'
import { quantity } from '../../../ui/format/figures'
import { WarningIcon } from '../../../ui/icons'
import { matchup, differenceText } from '../games/list/score-text'
import styles from './Today.module.css'

/** Games in which the players, the periods or the figures of a line do not add up to the score, each with the difference. */
export const UnequalGames = ({ games, today }: { games: readonly GameRowAnswer[]; today: string }) =>
  games.length > 0 && (
    <section className={styles.section} aria-labelledby="not-equal">
      <h2 id="not-equal" className={styles.warned}>
        <WarningIcon /> Does not add up
      </h2>
      <ul className={styles.card}>
        {games.map(game => (
          <li key={game.id}>
            <Link to={adminAddress('game', { game: game.id })}>{matchup(game)}</Link>, {shortDate(game.date, today)}
            <ul className={styles.muted}>
              {game.mismatches.map(mismatch => (
                <li key={`${mismatch.side} ${mismatch.what}`}>
                  {differenceText(mismatch, mismatch.side === 'home' ? game.homeTeam : game.awayTeam)}
                </li>
              ))}
              {game.flaggedLines > 0 && <li>{quantity(game.flaggedLines, 'line')} of the box score</li>}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
