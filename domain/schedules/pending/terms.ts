import { isSameSlot, slotOf } from '../../games/decide'
import { SIDES } from '../../games/sides'
import type { ActiveGame } from '../../games/state'
import type { GameTerms } from '../events'

/** Between whom, when and where a game is now. */
export const termsOf = ({ context: { home, away }, details }: Pick<ActiveGame, 'context' | 'details'>): GameTerms => ({
  home,
  away,
  ...slotOf(details),
})

/** Whether a game is the same for whoever reads the schedule; null is one that is not there. */
export const isSameTerms = (one: GameTerms | null, other: GameTerms | null): boolean => {
  if (one === null || other === null) return one === other
  return isSameSlot(one, other) && SIDES.every(side => one[side].entry === other[side].entry)
}
