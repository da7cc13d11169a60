import type { DroppableContainer, KeyboardCoordinateGetter, UniqueIdentifier } from '@dnd-kit/core'
import { targetOf } from './drop-target'

const follows = (one: Node, other: Node) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

type Step = 1 | -1

/** The target that a step leads to, in the order of the page; `from` is what is over now, or dragged while nothing is. */
const neighbour = (
  targets: readonly DroppableContainer[],
  { over, from, step, isOther }: { over: UniqueIdentifier | undefined; from: Node; step: Step; isOther: boolean },
) => {
  const at = targets.find(({ id }) => id === over)
  const node = at?.node.current ?? from
  const list = at && targetOf(at).list
  const ahead = targets.filter(target => {
    const element = target.node.current
    if (!element || target.id === over) return false
    if (isOther && targetOf(target).list === list) return false
    return step === 1 ? follows(node, element) : follows(element, node)
  })
  return step === 1 ? ahead[0] : ahead.at(-1)
}

const STEPS: Readonly<Record<string, { readonly step: Step; readonly isOther: boolean }>> = {
  ArrowDown: { step: 1, isOther: false },
  ArrowUp: { step: -1, isOther: false },
  ArrowRight: { step: 1, isOther: true },
  ArrowLeft: { step: -1, isOther: true },
}

/** The arrow keys lead from target to target: up and down to the next place, left and right to the next list. */
export const dropKeys: KeyboardCoordinateGetter = (
  event,
  { context: { active, activeNode, over, droppableContainers, droppableRects } },
) => {
  const step = STEPS[event.code]
  if (!step || !activeNode) return undefined
  event.preventDefault()
  const targets = droppableContainers
    .getEnabled()
    .filter(({ id, node }) => node.current && id !== active?.id)
    .sort((one, other) => (follows(one.node.current as Node, other.node.current as Node) ? -1 : 1))
  const next = neighbour(targets, { ...step, over: over?.id, from: activeNode })
  const rect = next && droppableRects.get(next.id)
  return rect && { x: rect.left, y: rect.top }
}
