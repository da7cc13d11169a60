import { isDate } from '@fullcourt/domain/facts/dates'

const MOST_DATES = 7

/** The dates of a field, `YYYY-MM-DD`, with commas or line breaks between them. */
export const readDates = (text: string): readonly string[] =>
  text
    .split(/[,;\s]/)
    .map(part => part.trim())
    .filter(Boolean)

export const datesText = (dates: readonly string[]): string => dates.join(', ')

/** The first text of a field that is no date, or that there are too many for a week, in a sentence. */
export const datesFault = (text: string): string | undefined => {
  const dates = readDates(text)
  const wrong = dates.find(date => !isDate(date))
  if (wrong !== undefined) return `${wrong} is not a date: write dates such as 2026-01-31.`
  return dates.length > MOST_DATES ? `A week has at most ${MOST_DATES} dates.` : undefined
}

/** The lists of weeks without those at the end that say nothing. */
export const saidWeeks = (weeks: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  weeks.slice(0, weeks.findLastIndex(list => list.length > 0) + 1)
