/** How many dates a filter offers: more than a usual season has. */
export const datesOffered = 200

/** The dates to choose from; of a very long season at most so many, those around the day that the page shows. */
export const offeredDates = (dates: readonly string[], shown: string | undefined, most = datesOffered): readonly string[] => {
  const found = dates.findIndex(date => shown !== undefined && date >= shown)
  const middle = found === -1 ? dates.length : found
  const start = Math.max(0, Math.min(middle - most / 2, dates.length - most))
  return dates.slice(start, start + most)
}
