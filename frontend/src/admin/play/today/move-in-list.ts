import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Up and down lead from a box to that of the same side in the row above or below. */
export const moveInList = (event: KeyboardEvent<HTMLInputElement>) => {
  const step = steps[event.key]
  const { currentTarget } = event
  if (step === undefined) return
  const sameSide = `input[data-side="${currentTarget.dataset.side}"]`
  const boxes = [...(currentTarget.closest('ul')?.querySelectorAll<HTMLInputElement>(sameSide) ?? [])]
  event.preventDefault()
  boxes[boxes.indexOf(currentTarget) + step]?.focus()
}
