export const MONTHS: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** A date `YYYY-MM-DD` as `June 29, 2025` (docs/public-pages.md#dates-and-times). By its digits: no time zone moves a wall date. */
export const longDate = (date: string): string => {
  const [year, month, day] = date.split('-').map(Number)
  return `${MONTHS[(month ?? 0) - 1]} ${day}, ${year}`
}

/** A time `HH:MM` as `3:30 PM` (docs/public-pages.md#dates-and-times). */
export const timeOfDay = (time: string): string => {
  const [hours = 0, minutes] = time.split(':')
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'AM' : 'PM'}`
}
