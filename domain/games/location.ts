import { cleanName } from '../facts/text'

/** A location as it is compared: people write the same court in different ways. */
export const locationKey = (location: string): string => cleanName(location).toLowerCase()

/** Whether two games are at the same place; one without a location is nowhere. */
export const isSameLocation = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && locationKey(one) === locationKey(other)
