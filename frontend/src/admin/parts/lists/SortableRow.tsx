import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { ReactNode } from 'react'
import { OrderedItem } from './OrderedItem'
import item from './OrderedItem.module.css'
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
      className={[item.row, isDragging && styles.dragged].filter(Boolean).join(' ')}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <OrderedItem
        name={name}
        place={`position ${place + 1} of ${count}`}
        handle={{ ref: setActivatorNodeRef, attributes, listeners }}
        menu={<PlaceItems place={place} count={count} onMove={onMove} />}
      >
        {children}
      </OrderedItem>
    </li>
  )
}
