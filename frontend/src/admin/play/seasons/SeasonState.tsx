import type { SeasonStateAnswer } from '../../../api/schema'
import styles from './SeasonState.module.css'
import { STAGES, seasonStateInWords } from './season-state-in-words'

/** How far a season is: its stage, and what there is to say of it. */
export const SeasonState = ({ state }: { state: SeasonStateAnswer }) => {
  const { stage, games, completed } = state
  const isPlayed = stage === 'running' || stage === 'play-offs'
  return (
    <span className={styles.state}>
      <span className={styles.stage} data-stage={stage}>
        {STAGES[stage]}
      </span>
      <span className={styles.words}>
        {seasonStateInWords(state)}
        {isPlayed && <progress className={styles.progress} max={games} value={completed} aria-hidden="true" />}
      </span>
    </span>
  )
}
