import { AWAY_FIRST } from '@fullcourt/domain/games/sides'
import { Changing } from '../../../../../ui/Changing'
import styles from './counts.module.css'
import type { ShownCounts } from './use-counts'

/** Below each team: its fouls in the period, whether it shoots free throws for those of the other one, and its time-outs. */
export const CountsRow = ({ counts: { fouls, isInBonus, timeOutsLeft } }: { counts: ShownCounts }) => (
  <div className={styles.row}>
    {AWAY_FIRST.map(side => (
      <p key={side} className={styles.team}>
        <span>
          Fouls{' '}
          <strong>
            <Changing value={fouls(side)} />
          </strong>
        </span>
        {isInBonus(side) && <strong className={styles.bonus}>Bonus</strong>}
        <span>
          <abbr title="Time-outs left">TO</abbr> <strong>{timeOutsLeft(side)}</strong>
        </span>
      </p>
    ))}
  </div>
)
