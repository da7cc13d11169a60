import type { ShownRound } from './shown-bracket'
import styles from './RoundJumps.module.css'

type Props = {
  rounds: readonly ShownRound[]
  /** The one that is being played, from 0. */
  current: number
}

/** On a phone, links to the rounds, which are side by side. */
export const RoundJumps = ({ rounds, current }: Props) => (
  <nav aria-label="Rounds" className={styles.jumps}>
    <ol>
      {rounds.map(({ label }, i) => (
        <li key={label}>
          <a href={`#round-${i + 1}`} aria-current={i === current ? 'step' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ol>
  </nav>
)
