import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  pointerWithin,
  type CollisionDetection,
} from '@dnd-kit/core'
import { useId, useState, type ReactNode } from 'react'
import styles from './drag.module.css'
import { dropKeys } from './drop-keys'
import { dragDataOf, targetOf, type Dragged, type DropTarget } from './drop-target'

const cornersApart = (one: { left: number; top: number }, other: { left: number; top: number }) =>
  Math.hypot(one.left - other.left, one.top - other.top)

/** The keyboard moves what is dragged to the corner of a target (`drop-keys.ts`). */
const atCorner: CollisionDetection = ({ collisionRect, droppableContainers, droppableRects }) =>
  droppableContainers
    .flatMap(droppableContainer => {
      const rect = droppableRects.get(droppableContainer.id)
      const value = rect ? cornersApart(rect, collisionRect) : Infinity
      return rect ? [{ id: droppableContainer.id, data: { droppableContainer, value } }] : []
    })
    .sort((one, other) => one.data.value - other.data.value)

/** What is under the pointer: a place of a list before the list itself. */
const underPointer: CollisionDetection = args => {
  if (args.pointerCoordinates === null) return atCorner(args)
  const under = new Set(pointerWithin(args).map(({ id }) => id))
  const found = args.droppableContainers.filter(({ id }) => under.has(id))
  const places = found.filter(container => targetOf(container).place !== undefined)
  return (places.length > 0 ? places : found).map(({ id }) => ({ id }))
}

const announcements: Announcements = {
  onDragStart: ({ active }) => `${dragDataOf(active).name} lifted.`,
  onDragOver: ({ active, over }) => (over ? `${dragDataOf(active).name} over ${targetOf(over).name}.` : undefined),
  onDragEnd: ({ active, over }) =>
    over ? `${dragDataOf(active).name} dropped at ${targetOf(over).name}.` : `${dragDataOf(active).name} dropped.`,
  onDragCancel: ({ active }) => `${dragDataOf(active).name} is back where it was.`,
}

const instructions = {
  draggable:
    'Press Space to lift, the up and down arrow keys to move by a place, left and right to move to another list, Space to drop, Escape to put it back.',
}

type Props = {
  onDrop: (dragged: Dragged, target: DropTarget) => void
  children: ReactNode
}

/** Several lists between which things are dragged, by pointer or by keyboard; a `DragRow` is dragged, a `DropZone` takes it. */
export const DragBoard = ({ onDrop, children }: Props) => {
  const contextId = useId()
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: dropKeys }),
  )
  return (
    <DndContext
      id={contextId}
      sensors={sensors}
      collisionDetection={underPointer}
      onDragStart={({ active }) => setDragged(dragDataOf(active))}
      onDragCancel={() => setDragged(null)}
      onDragEnd={({ active, over }) => {
        setDragged(null)
        if (over) onDrop(dragDataOf(active), targetOf(over))
      }}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
    >
      {children}
      <DragOverlay dropAnimation={null}>{dragged && <div className={styles.overlay}>{dragged.name}</div>}</DragOverlay>
    </DndContext>
  )
}
