import { quantity, whole } from '../../../ui/format/figures'
import styles from './ProgressBar.module.css'

type Props = {
  /** What is being done: `Importing games`. */
  label: string
  /** Null while nobody knows how much is done. */
  done: number | null
  /** Null while nobody knows yet how much there is. */
  total: number | null
  /** Rate, time left, what failed. */
  note?: string
}

/** `412 of 1,230`, or what is known of that. */
const inFigures = (done: number | null, total: number | null): string => {
  if (done === null) return ''
  return total === null ? quantity(done, 'step') : `${whole(done)} of ${whole(total)}`
}

const tenth = (done: number, total: number) => Math.floor((done / total) * 10) * 10

/** How far a job on the server is. Screen readers announce every tenth. */
export const ProgressBar = ({ label, done, total, note }: Props) => {
  const isKnown = done !== null && total !== null
  const share = isKnown && total > 0 ? Math.min(1, done / total) : 0
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <span>{label}</span>
        <span>{inFigures(done, total)}</span>
      </div>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total ?? undefined}
        aria-valuenow={isKnown ? done : undefined}
      >
        <div className={isKnown ? styles.bar : styles.unknown} style={isKnown ? { width: `${share * 100}%` } : undefined} />
      </div>
      {note && <p className={styles.note}>{note}</p>}
      <span className="visuallyHidden" role="status">
        {isKnown && total > 0 ? `${label}: ${tenth(done, total)} percent` : label}
      </span>
    </div>
  )
}
