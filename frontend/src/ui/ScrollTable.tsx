import type { ComponentProps, ReactNode, Ref } from 'react'
import styles from './ScrollTable.module.css'

type Props = {
  /** What the table holds, for screen readers; the heading above it says it to the others. */
  caption: string
  /** The look of the box and of the table, beyond what every table has. */
  boxClass?: string
  box?: Ref<HTMLDivElement>
  table?: Omit<ComponentProps<'table'>, 'children'>
  /** False where cells inside take the focus, so that the box itself need not. */
  focusable?: boolean
  busy?: boolean
  children: ReactNode
}

const classes = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ')

/** A table in a box of its own, which scrolls sideways, by keyboard too, and shows by a shadow at its edge that there is more. */
export const ScrollTable = ({ caption, boxClass, box, table = {}, focusable = true, busy, children }: Props) => (
  <div
    ref={box}
    className={classes(styles.scroll, boxClass)}
    role="region"
    aria-label={caption}
    aria-busy={busy}
    tabIndex={focusable ? 0 : undefined}
  >
    <table {...table} className={classes(styles.table, table.className)}>
      <caption className="visuallyHidden">{caption}</caption>
      {children}
    </table>
  </div>
)
