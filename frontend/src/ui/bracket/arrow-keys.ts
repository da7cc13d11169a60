import type { KeyboardEvent } from 'react'
import { bracketSides, type ShownBracket, columnsOf, nextOf, type BracketSide, type ShownMatchup } from './shown-bracket'

const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const

type BracketKey = (typeof keys)[number]

const isBracketKey = (key: string): key is BracketKey => keys.some(each => each === key)

const sourcesOf = (matchup: ShownMatchup, side: BracketSide | null): readonly string[] =>
  [side, ...bracketSides].flatMap(each => {
    const slot = each && matchup[each]
    return slot && slot.kind !== 'bye' && slot.sourceMatchId !== null ? [slot.sourceMatchId] : []
  })

/**
 * The matchup that an arrow key leads to: above and below in the round, to the right where the winner goes, to the left where
 * the team of a side (the upper one, where none is meant) comes from. Null where there is none.
 */
export const neighbourOf = (bracket: ShownBracket, matchId: string, key: BracketKey, side: BracketSide | null): string | null => {
  const column = columnsOf(bracket).find(({ matchups }) => matchups.some(each => each.matchId === matchId))?.matchups ?? []
  const place = column.findIndex(each => each.matchId === matchId)
  const matchup = column[place]
  if (!matchup) return null
  switch (key) {
    case 'ArrowUp':
      return column[place - 1]?.matchId ?? null
    case 'ArrowDown':
      return column[place + 1]?.matchId ?? null
    case 'ArrowRight':
      return nextOf(bracket, matchup)?.matchId ?? null
    case 'ArrowLeft':
      return sourcesOf(matchup, side)[0] ?? null
  }
}

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
