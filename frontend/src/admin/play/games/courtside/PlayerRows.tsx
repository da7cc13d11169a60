import { Changing } from '../../../../ui/Changing'
import type { RowKey } from '../sheet/sheet'
import { linesText, pointsOf } from './line-text'
import styles from './PlayerRows.module.css'
import type { ScorerRow } from './scorer-rows'

type Props = { rows: readonly ScorerRow[]; open: RowKey | null; onOpen: (row: RowKey) => void }

/** Of `12 points` the number alone is seen. */
const Points = ({ count }: { count: number }) => (
  <>
    <Changing value={count} />
    <span className="visuallyHidden"> {count === 1 ? 'point' : 'points'}</span>
  </>
)

/** The players of a team by shirt number, each with what was counted of them. */
export const PlayerRows = ({ rows, open, onOpen }: Props) => (
  <ul className={styles.rows}>
    {rows.map(({ key, number, name, line }) => (
      <li key={key}>
        <button
          id={`player-${key}`}
          type="button"
          className={styles.row}
          aria-pressed={key === open}
          onClick={({ currentTarget }) => {
            onOpen(key)
            currentTarget.scrollIntoView({ block: 'nearest' })
          }}
        >
          <span className={styles.number}>{number ?? '–'}</span>
          <span className={styles.name}>{name}</span>
          <span className={styles.points}>
            <Points count={pointsOf([line])} />
          </span>
          <span className={styles.figures}>{linesText([line])}</span>
        </button>
      </li>
    ))}
  </ul>
)
