import { counted, whole } from '../../ui/format/figures'
import styles from './ProgressBar.module.css'

type Props = {
  /** What is being done: `Importing games`. */
  label: string
  done: number
  /** Null while nobody knows yet how much there is. */
  total: number | null
  /** Rate, time left, what failed. */
  note?: string
}

const tenth = (done: number, total: number) => Math.floor((done / total) * 10) * 10

/** How far a job on the server is. Screen readers announce every tenth. */
export const ProgressBar = ({ label, done, total, note }: Props) => {
  const share = total ? Math.min(1, done / total) : 0
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <span>{label}</span>
        <span>{total === null ? counted(done, 'step') : `${whole(done)} of ${whole(total)}`}</span>
      </div>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total ?? undefined}
        aria-valuenow={total === null ? undefined : done}
      >
        <div
          className={total === null ? styles.unknown : styles.bar}
          style={total === null ? undefined : { width: `${share * 100}%` }}
        />
      </div>
      {note && <p className={styles.note}>{note}</p>}
      <span className="visuallyHidden" role="status">
        {total ? `${label}: ${tenth(done, total)} percent` : label}
      </span>
    </div>
  )
}
