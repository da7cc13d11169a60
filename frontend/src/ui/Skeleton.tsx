import styles from './Skeleton.module.css'

type Props = {
  /** How many rows the real thing is likely to have. */
  rows?: number
  /** What is loading, for screen readers; shown too where the specification has a text. */
  label?: string
  labelShown?: boolean
}

/** Shown where something is still loading: hidden for 150 ms, then rows of the real height. */
export const Skeleton = ({ rows = 4, label = 'Loading...', labelShown = false }: Props) => (
  <div className={styles.skeleton} role="status">
    <span className={labelShown ? styles.label : 'visuallyHidden'}>{label}</span>
    {Array.from({ length: rows }, (_, row) => (
      <span key={row} className={styles.row} aria-hidden="true" />
    ))}
  </div>
)
