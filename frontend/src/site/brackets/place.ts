import { idIn } from '../filters'
import { activeSeason, type Season } from '../seasons/queries'
import type { Division } from './queries'

/** The season of the bracket that an address names; without one the active season. */
export const seasonAt = (seasons: readonly Season[], search: URLSearchParams): Season | undefined => {
  const id = idIn(search, 'seasonId')
  return id === undefined ? activeSeason(seasons) : seasons.find(season => season.id === id)
}

/** The division that an address names; without one the only one of the season. Undefined where there is a choice, or none. */
export const divisionAt = (divisions: readonly Division[], search: URLSearchParams): Division | undefined => {
  const id = idIn(search, 'divisionId')
  if (id !== undefined) return divisions.find(division => division.id === id)
  return divisions.length === 1 ? divisions[0] : undefined
}

/** Whether an address names a season or a division that is not there. */
export const namesSomething = (search: URLSearchParams) => search.has('divisionId') || search.has('seasonId')

/** The address of a division's bracket, inside the site. */
export const bracketAddress = (division: number, season: number) => `/tournamentBracket?divisionId=${division}&seasonId=${season}`
