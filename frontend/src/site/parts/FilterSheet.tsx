import type { ReactNode } from 'react'
import { CloseIcon, FilterIcon } from '../../ui/icons'
import styles from './FilterSheet.module.css'

type Props = {
  id: string
  /** How many filters are set. */
  set: number
  children: ReactNode
}

/** Filters behind one button on a phone: a popover of the browser's own, which opens without script. Open where there is room. */
export const FilterSheet = ({ id, set, children }: Props) => (
  <>
    <button type="button" className={`${styles.button} screen-only`} popoverTarget={id}>
      <FilterIcon /> Filter{set > 0 && ` (${set})`}
    </button>
    <div id={id} popover="auto" className={styles.sheet}>
      <button type="button" className={styles.button} popoverTarget={id} popoverTargetAction="hide">
        <CloseIcon /> Close
      </button>
      {children}
    </div>
  </>
)
