import { idIn } from '../filters'
import type { DivisionSummary } from './queries'

/** The division that an address names; without one the first of the season. Undefined where it is not there, or there is none. */
export const divisionAt = (divisions: readonly DivisionSummary[], search: URLSearchParams): DivisionSummary | undefined => {
  const id = idIn(search, 'divisionId')
  if (id !== undefined) return divisions.find(division => division.id === id)
  return search.has('divisionId') ? undefined : divisions[0]
}

/** The address of a division's bracket, inside the site. */
export const bracketAddress = (division: number, season: number) => `/tournamentBracket?divisionId=${division}&seasonId=${season}`
