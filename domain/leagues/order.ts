/** Leagues at these venues come first in the public list, in this order (docs/seasons.md#leagues). */
const PREFERRED_VENUES = ['fountain valley', 'tustin columbus', 'irvine valley college']
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

const firstNamed = (names: readonly string[], league: string) => {
  const found = names.findIndex(name => league.toLowerCase().includes(name))
  return found === -1 ? names.length : found
}

/**
 * The order of the public league lists: leagues at preferred venues, then weekday names Monday to Sunday, then alphabetical
 * (docs/seasons.md#leagues). An organization names its own venues; without any they are those of the specification.
 */
export const leagueOrder = (venues: readonly string[] = PREFERRED_VENUES) => {
  const preferred = venues.map(venue => venue.toLowerCase())
  return (a: string, b: string): number =>
    firstNamed(preferred, a) - firstNamed(preferred, b) ||
    firstNamed(WEEKDAYS, a) - firstNamed(WEEKDAYS, b) ||
    a.localeCompare(b, 'en', { numeric: true, sensitivity: 'base' })
}

/** The same where nobody's venues are known. */
export const compareLeagueNames = leagueOrder()
