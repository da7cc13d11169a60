import { DndContext, DragOverlay, KeyboardSensor, PointerSensor, useSensor, useSensors, type Announcements } from '@dnd-kit/core'
import { useId, useState, type ReactNode } from 'react'
import styles from './drag.module.css'
import { underPointer } from './drop-collision'
import { dropKeys } from './drop-keys'
import { dragDataOf, targetOf, type Dragged, type DropTarget } from './drop-target'

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
