import { pointerWithin, type CollisionDetection } from '@dnd-kit/core'
import { targetOf } from './drop-target'

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
export const underPointer: CollisionDetection = args => {
  if (args.pointerCoordinates === null) return atCorner(args)
  const under = new Set(pointerWithin(args).map(({ id }) => id))
  const found = args.droppableContainers.filter(({ id }) => under.has(id))
  const places = found.filter(container => targetOf(container).place !== undefined)
  return (places.length > 0 ? places : found).map(({ id }) => ({ id }))
}
