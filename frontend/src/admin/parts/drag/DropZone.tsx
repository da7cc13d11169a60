import { useDroppable } from '@dnd-kit/core'
import type { ReactNode } from 'react'
import styles from './drag.module.css'
import type { DropTarget } from './drop-target'

type Props = {
  target: DropTarget
  /** What it is for screen readers. */
  label: string
  children: ReactNode
}

/** A list as a whole, into which things are dropped. */
export const DropZone = ({ target, label, children }: Props) => {
  const { setNodeRef, isOver } = useDroppable({ id: `list ${target.list}`, data: target })
  return (
    <section ref={setNodeRef} className={styles.zone} data-over={isOver || undefined} aria-label={label}>
      {children}
    </section>
  )
}
