import type { Figures } from '@fullcourt/domain/statistics/figures'
import { Button } from '@mantine/core'
import { CheckIcon, WarningIcon } from '../../../../ui/icons'
import type { EditStatus } from '../../../parts/editing/editing'
import type { SheetRow } from '../sheet/sheet'
import styles from './BoxScoreTable.module.css'

const Note = ({ status, onRetry }: { status: EditStatus<Figures | null>; onRetry: () => void }) => {
  switch (status.kind) {
    case 'editing':
      return null
    case 'sending':
      return <span className={styles.note}>Saving…</span>
    case 'saved':
      return (
        <span className={styles.saved}>
          <CheckIcon size={14} /> Saved
        </span>
      )
    case 'conflict':
      return (
        <span className={styles.failed}>
          <WarningIcon size={14} /> Changed by someone else: choose below
        </span>
      )
    case 'failed':
      return (
        <span className={styles.failed} role="alert">
          {status.message}{' '}
          <Button variant="subtle" size="compact-sm" onClick={onRetry}>
            Retry
          </Button>
        </span>
      )
  }
}

const statusNote = ({ onRoster, removed }: SheetRow) => (removed ? 'Deleted player' : onRoster ? null : 'Not on the roster')

type Props = {
  row: SheetRow
  status: EditStatus<Figures | null> | undefined
  flags: readonly string[]
  onRetry: (row: SheetRow) => void
}

/** Who it is, what became of their line, and what cannot be in it: it is saved all the same, and stays flagged. */
export const RowName = ({ row, status, flags, onRetry }: Props) => (
  <th scope="row" className={styles.name}>
    {row.name}
    {statusNote(row) && <span className={styles.note}>{statusNote(row)}</span>}
    {flags.length > 0 && (
      <span id={`flags-${row.key}`} className={styles.failed}>
        <WarningIcon size={14} /> {flags.join('; ')}
      </span>
    )}
    {status && <Note status={status} onRetry={() => onRetry(row)} />}
  </th>
)
