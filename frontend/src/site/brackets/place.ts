import { idIn } from '../filters'
import type { DivisionSummary } from './queries'

/** The division that an address names; without one the only one of the season. Undefined where there is a choice, or none. */
export const divisionAt = (divisions: readonly DivisionSummary[], search: URLSearchParams): DivisionSummary | undefined => {
  const id = idIn(search, 'divisionId')
  if (id !== undefined) return divisions.find(division => division.id === id)
  return divisions.length === 1 ? divisions[0] : undefined
}

/** The address of a division's bracket, inside the site. */
export const bracketAddress = (division: number, season: number) => `/tournamentBracket?divisionId=${division}&seasonId=${season}`
