import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useId, useState, type ReactNode } from 'react'
import { moveItem } from './reorder'
import { useOrder, type SaveOrder } from './use-order'
import { SortableRow } from './SortableRow'
import styles from './SortableList.module.css'

type Key = string | number

type Props<Item> = {
  /** What is put in order: `Leagues`. */
  label: string
  items: readonly Item[]
  itemKey: (item: Item) => Key
  /** The name of an item, for screen readers. */
  itemName: (item: Item) => string
  /** The whole new order; of several in a row the next is sent when the one before is answered. Refused, the list goes back. */
  onReorder: SaveOrder<Item>
  children: (item: Item) => ReactNode
}

/** What is said while an item is dragged. */
const announcementsFor = (names: ReadonlyMap<Key, string>, places: readonly Key[]): Announcements => {
  const nameOf = (key: Key) => names.get(key) ?? ''
  const place = (key: Key) => `position ${places.indexOf(key) + 1} of ${places.length}`
  return {
    onDragStart: ({ active }) => `${nameOf(active.id)} lifted, ${place(active.id)}.`,
    onDragOver: ({ active, over }) => (over ? `${nameOf(active.id)} over ${place(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) =>
      over ? `${nameOf(active.id)} dropped at ${place(over.id)}.` : `${nameOf(active.id)} dropped.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} is back at ${place(active.id)}.`,
  }
}

const instructions = { draggable: 'Press Space to lift, the arrow keys to move, Space to drop, Escape to put it back.' }

/** A list that is put in order by hand, by the keyboard (the handle), or by a menu beside each item. */
export const SortableList = <Item,>({ label, items, itemKey, itemName, onReorder, children }: Props<Item>) => {
  const { shown, order } = useOrder(items, itemKey, onReorder)
  const [announcement, announce] = useState('')
  const contextId = useId()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const keys = shown.map(itemKey)
  const names = new Map(shown.map(item => [itemKey(item), itemName(item)]))

  const move = (from: number, to: number) => void order(moveItem(shown, from, to))
  const dropped = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(keys.indexOf(active.id), keys.indexOf(over.id))
  }

  return (
    <DndContext
      id={contextId}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={dropped}
      accessibility={{ announcements: announcementsFor(names, keys), screenReaderInstructions: instructions }}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ol className={styles.list} aria-label={label}>
          {shown.map((item, place) => (
            <SortableRow
              key={itemKey(item)}
              id={itemKey(item)}
              name={itemName(item)}
              place={place}
              count={shown.length}
              onMove={to => {
                move(place, to)
                announce(`${itemName(item)} moved to position ${to + 1} of ${shown.length}.`)
              }}
            >
              {children(item)}
            </SortableRow>
          ))}
        </ol>
      </SortableContext>
      <span className="visuallyHidden" role="status">
        {announcement}
      </span>
    </DndContext>
  )
}
