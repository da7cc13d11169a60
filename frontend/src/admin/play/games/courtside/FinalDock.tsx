import { Button } from '@mantine/core'
import { usePerson } from '../../../parts/session/SessionGate'
import styles from './FinalDock.module.css'

/** What stands under the thumb once the game is final: nothing is tapped by mistake, and what was wrong can still be mended. */
export const FinalDock = ({ onCorrect }: { onCorrect: () => void }) => {
  const { isScorer } = usePerson()
  return (
    <div className={styles.final}>
      <p role="status">
        <strong>The game is final.</strong>{' '}
        {isScorer ? 'What is wrong is corrected here.' : 'What is wrong is corrected here or in the box score.'}
      </p>
      <Button size="md" variant="default" onClick={onCorrect}>
        Correct figures
      </Button>
    </div>
  )
}
