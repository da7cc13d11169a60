import type { KeyboardEvent } from 'react'
import { isBracketKey, neighbourOf } from './neighbours'
import { bracketSides, type ShownBracket } from './shown-bracket'

const openers = 'a[href], button'

const sideAt = (element: Element) => {
  const side = element.closest('[data-side]')?.getAttribute('data-side')
  return bracketSides.find(each => each === side) ?? null
}

/** What takes the focus in a matchup: the same side as before, else what opens it, else the matchup itself. */
const targetIn = (matchup: HTMLElement, from: Element): HTMLElement => {
  const side = sideAt(from)
  const ofSide = side && matchup.querySelector<HTMLElement>(`[data-side=${side}] :is(${openers})`)
  const opener = [...matchup.querySelectorAll<HTMLElement>(openers)].find(each => !each.closest('[data-side]'))
  return ofSide ?? opener ?? matchup.querySelector<HTMLElement>(openers) ?? matchup
}

/** Moves the focus between the matchups of a bracket by the arrow keys. */
export const arrowKeysIn = (bracket: ShownBracket) => ({
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event
    if (!isBracketKey(key) || altKey || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return
    const id = target.closest('[data-matchup]')?.getAttribute('data-matchup')
    const next = id && neighbourOf(bracket, id, key, sideAt(target))
    const matchup = next && currentTarget.querySelector<HTMLElement>(`[data-matchup="${next}"]`)
    if (!matchup) return
    event.preventDefault()
    targetIn(matchup, target).focus()
  },
})
