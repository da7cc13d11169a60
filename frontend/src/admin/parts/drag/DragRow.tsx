import { useDraggable, useDroppable } from '@dnd-kit/core'
import { ActionIcon, Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { HandleIcon, MoreIcon } from '../../../ui/icons'
import sortable from '../SortableList.module.css'
import styles from './drag.module.css'
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
      className={sortable.row}
      data-dragged={isDragging || undefined}
      data-over={(drop.isOver && !isDragging) || undefined}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={sortable.handle}
        {...attributes}
        {...listeners}
        aria-label={`Move ${name}, ${place}`}
      >
        <HandleIcon />
      </button>
      <div className={styles.item}>{children}</div>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Place of ${name}`}>
            <MoreIcon />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>{menu}</Menu.Dropdown>
      </Menu>
    </li>
  )
}
