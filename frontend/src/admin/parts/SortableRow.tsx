import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ActionIcon, Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { HandleIcon, MoreIcon } from '../../ui/icons'
import { PlaceItems } from './PlaceItems'
import styles from './SortableList.module.css'

type Props = {
  id: string | number
  name: string
  place: number
  count: number
  onMove: (to: number) => void
  children: ReactNode
}

/** An item of a `SortableList`: handle, the item itself, and the menu for those who do not drag. */
export const SortableRow = ({ id, name, place, count, onMove, children }: Props) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id })
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? styles.dragged : styles.row}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={styles.handle}
        {...attributes}
        {...listeners}
        aria-label={`Move ${name}, position ${place + 1} of ${count}`}
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
        <Menu.Dropdown>
          <PlaceItems place={place} count={count} onMove={onMove} />
        </Menu.Dropdown>
      </Menu>
    </li>
  )
}
