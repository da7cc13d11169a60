import type { TeamChangeAnswer } from '../../../../api/schema'
import { quantity } from '../../../../ui/format/figures'

/** `12 new games, 2 changed, 1 off the schedule` */
export const changeCounts = (changes: readonly Pick<TeamChangeAnswer, 'parts'>[]): string => {
  const added = changes.filter(({ parts }) => parts.includes('added')).length
  const removed = changes.filter(({ parts }) => parts.includes('removed')).length
  const others = changes.length - added - removed
  return [
    added > 0 && quantity(added, 'new game'),
    others > 0 && `${others} changed`,
    removed > 0 && `${removed} off the schedule`,
  ]
    .filter(Boolean)
    .join(', ')
}
