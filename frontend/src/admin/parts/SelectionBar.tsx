import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { whole } from '../../ui/format/figures'
import styles from './AdminTable.module.css'

type Props = { count: number; onClear: () => void; children: ReactNode }

/** How many rows are selected, and what can be done with them. It keeps its place while nothing is selected, so nothing moves. */
export const SelectionBar = ({ count, onClear, children }: Props) => (
  <div className={styles.bar}>
    <span role="status">{count === 0 ? 'Nothing selected' : `${whole(count)} selected`}</span>
    {children}
    {count > 0 && (
      <Button variant="subtle" onClick={onClear}>
        Clear selection
      </Button>
    )}
  </div>
)
