import type { EntryId, PlayerId } from '@fullcourt/domain/ids/kinds'
import { padId } from '../order'

/** Places an entry by its id among those that have a captain, and says who that is. */
export const captainOrder = (entry: EntryId, captain: PlayerId): string => `${padId(entry)} ${captain}`

/** The entry and its captain. */
export const captainOfOrder = (order: string): readonly [EntryId, PlayerId] => {
  const [entry, captain] = order.split(' ')
  return [Number(entry), Number(captain)]
}
