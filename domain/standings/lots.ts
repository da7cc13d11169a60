import type { EntryId } from '../ids/kinds'
import type { OrderedPlace } from './table-order'

/** Teams that all steps leave equal, and whose lots were not drawn yet: group by group, in the order of the table. */
export const waitingForLots = (places: readonly OrderedPlace<unknown>[]): readonly (readonly EntryId[])[] => {
  const groups = places.flatMap(({ toNext }) => {
    const last = toNext?.at === null ? toNext.taken.at(-1) : undefined
    return last?.step.step === 'lot' && last.figures === undefined ? [last.teams] : []
  })
  return [...new Map(groups.map(teams => [teams.join(), teams])).values()]
}
