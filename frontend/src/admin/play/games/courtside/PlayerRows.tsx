import { Changing } from '../../../../ui/Changing'
import type { RowKey } from '../sheet/sheet'
import { linesText, pointsOf } from './line-text'
import styles from './PlayerRows.module.css'
import type { ScorerRow } from './scorer-rows'

type Props = {
  rows: readonly ScorerRow[]
  open: RowKey | null
  /** The game is final: the rows are read and not tapped. */
  isClosed: boolean
  onOpen: (row: RowKey) => void
  /** Who is on the court: they come first. Null where nobody says it. */
  lineup: readonly number[] | null
  /** Whether somebody has left the game for good. */
  isOut: (player: number) => boolean
}

/** Of `12 points` the number alone is seen. */
const Points = ({ count }: { count: number }) => (
  <>
    <Changing value={count} />
    <span className="visuallyHidden"> {count === 1 ? 'point' : 'points'}</span>
  </>
)

type ListProps = Omit<Props, 'lineup'> & { label?: string }

const List = ({ rows, open, isClosed, onOpen, isOut, label }: ListProps) => (
  <ul className={styles.rows} aria-label={label}>
    {rows.map(({ key, player, number, name, line }) => (
      <li key={key}>
        <button
          id={`player-${key}`}
          type="button"
          className={styles.row}
          aria-pressed={key === open}
          disabled={isClosed}
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
          <span className={styles.figures}>
            {[isOut(player) ? 'Fouled out' : '', linesText([line])].filter(Boolean).join(' · ')}
          </span>
        </button>
      </li>
    ))}
  </ul>
)

/** The players of a team by shirt number, each with what was counted of them; those on the court before the bench, where that is known. */
export const PlayerRows = ({ rows, lineup, ...list }: Props) => {
  const isOn = ({ player }: ScorerRow) => lineup?.includes(player) ?? false
  if (!rows.some(isOn)) return <List rows={rows} {...list} />
  return (
    <>
      <List rows={rows.filter(isOn)} label="On the court" {...list} />
      <p className={styles.bench} aria-hidden>
        Bench
      </p>
      <List rows={rows.filter(row => !isOn(row))} label="Bench" {...list} />
    </>
  )
}
