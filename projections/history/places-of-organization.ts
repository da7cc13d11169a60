import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import type { Position } from '@fullcourt/event-store/port'
import { NotBuiltYet } from '../not-built-yet'
import type { OpenReading } from '../open-reading'
import { aboutKey } from './about'
import { history } from './history'

/** What its history tells, and what it leaves out of it: together all that was done in an organization. */
const LISTS = ['about', 'untold'] as const

export type WantedPlaces = { readonly organization: OrganizationId; readonly after: Position; readonly limit: number }

/**
 * The positions of what was done in an organization after a position, in order, at most so many, as far as the reading reaches: sign-ins
 * and what an import remembers of its files are not among them. Undefined where the documents do not tell: they are being built, or
 * parked.
 */
export const placesOfOrganization = async (
  reading: OpenReading,
  { organization, after, limit }: WantedPlaces,
): Promise<readonly Position[] | undefined> => {
  const key = aboutKey('organization', organization)
  try {
    const lists = await Promise.all(LISTS.map(index => reading.places(history, { index, key, after, limit })))
    if (reading.stale()) return undefined
    const positions = lists.flatMap(places => places.map(({ id }) => id)).filter(position => position <= reading.position)
    return positions.toSorted().slice(0, limit)
  } catch (error) {
    if (error instanceof NotBuiltYet) return undefined
    throw error
  }
}
