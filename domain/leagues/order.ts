/** Spec 2 §2: leagues at these venues come first in the public list, in this order. */
const PREFERRED_VENUES = ['fountain valley', 'tustin columbus', 'irvine valley college']
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

const firstNamed = (names: readonly string[], league: string) => {
  const found = names.findIndex(name => league.toLowerCase().includes(name))
  return found === -1 ? names.length : found
}

/** The order of the public league lists: preferred venues, then weekday names Monday to Sunday, then alphabetical (spec 2 §9). */
export const compareLeagueNames = (a: string, b: string): number =>
  firstNamed(PREFERRED_VENUES, a) - firstNamed(PREFERRED_VENUES, b) ||
  firstNamed(WEEKDAYS, a) - firstNamed(WEEKDAYS, b) ||
  a.localeCompare(b, 'en', { numeric: true, sensitivity: 'base' })
