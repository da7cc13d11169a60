import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { whole } from '../../../ui/format/figures'
import styles from './AdminTable.module.css'

type Props = {
  count: number
  onClear: () => void
  /** What can be done is there while nothing is selected too. */
  always?: boolean | undefined
  /** What can be done with what is selected. */
  children: ReactNode
  /** What can be done with the whole list. */
  aside?: ReactNode
}

/** Above a list: what can be done with all of it, and once something is selected how much, and what can be done with that. */
export const SelectionBar = ({ count, onClear, always = false, children, aside }: Props) => (
  <div className={styles.bar} data-chosen={count > 0 || undefined} data-empty={(count === 0 && !always && !aside) || undefined}>
    <span role="status">{count > 0 && `${whole(count)} selected`}</span>
    {(count > 0 || always) && children}
    {count > 0 && (
      <Button variant="subtle" className={styles.clear} onClick={onClear}>
        Clear selection
      </Button>
    )}
    {aside && <span className={styles.aside}>{aside}</span>}
  </div>
)
