import { useDraggable, useDroppable } from '@dnd-kit/core'
import type { ReactNode } from 'react'
import { OrderedItem } from '../lists/OrderedItem'
import styles from '../lists/OrderedItem.module.css'
import type { Dragged, DropTarget } from './drop-target'

type Props = {
  dragged: Dragged
  /** Where something is put that is dropped on the row; not given where its list takes things as a whole. */
  target?: DropTarget
  /** Where it is: `position 2 of 4`. */
  place: string
  /** The menu for those who do not drag. */
  menu: ReactNode
  children: ReactNode
}

/** A thing of a `DragBoard`: handle, the thing itself, and its menu. */
export const DragRow = ({ dragged, target, place, menu, children }: Props) => {
  const { key, name } = dragged
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({ id: key, data: dragged })
  const drop = useDroppable({ id: key, data: target ?? {}, disabled: !target })
  return (
    <li
      ref={node => {
        setNodeRef(node)
        drop.setNodeRef(node)
      }}
      className={styles.row}
      data-dragged={isDragging || undefined}
      data-over={(drop.isOver && !isDragging) || undefined}
    >
      <OrderedItem name={name} place={place} handle={{ ref: setActivatorNodeRef, attributes, listeners }} menu={menu}>
        {children}
      </OrderedItem>
    </li>
  )
}
