import { Button } from '@mantine/core'
import type { StatisticsCheckAnswer } from '../../../api/schema'
import { ProgressBar } from '../../parts/feedback/ProgressBar'
import { checkPaceWords } from './check-words'
import styles from './statistics-check.module.css'

/** Percent: how much there is in facts and documents is known at its end alone. */
const WHOLE = 100

type Props = { check: StatisticsCheckAnswer; cancel: () => void }

/** How far the check is that goes on. */
export const RunningCheck = ({ check, cancel }: Props) => (
  <div className={styles.running}>
    <ProgressBar
      label={check.repairs ? 'Checking and repairing the statistics' : 'Checking the statistics'}
      done={Math.round(check.share * WHOLE)}
      total={WHOLE}
      note={checkPaceWords(check)}
    />
    <p className={styles.quiet}>It goes on if you close this page.</p>
    <Button variant="default" onClick={cancel}>
      Cancel
    </Button>
  </div>
)
