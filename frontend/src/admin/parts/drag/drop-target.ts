import type { Active, DroppableContainer, Over } from '@dnd-kit/core'

/** What is dragged, and its name for screen readers. */
export type Dragged = { readonly key: number; readonly name: string }

/** Where something may be dropped: at a place of a list (from 0), or, without one, in the list as a whole. */
export type DropTarget = {
  readonly list: string
  readonly place?: number
  /** What is said when something is over it: `Gold, position 2`. */
  readonly name: string
}

export const dragDataOf = (active: Active): Dragged => active.data.current as Dragged
export const targetOf = (at: Pick<Over | DroppableContainer, 'data'>): DropTarget => at.data.current as DropTarget
