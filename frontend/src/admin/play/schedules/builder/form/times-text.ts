import { isTime } from '@fullcourt/domain/facts/dates'

const timePattern = /^(\d{1,2})(?:[:.]?(\d{2}))?\s*([ap])?\.?m?\.?$/i

/** `18:00` for `6 PM`, `6:00 pm`, `18:00`, `1800`; what is no time stays as it was written. */
const readTime = (text: string): string => {
  const [, hours = '', minutes = '00', half] = timePattern.exec(text) ?? []
  if (hours === '') return text
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours)
  const time = `${String(hour).padStart(2, '0')}:${minutes}`
  return isTime(time) ? time : text
}

/** The times of a field: with commas or line breaks between them, one that comes twice is two games at that time. */
export const readTimes = (text: string): readonly string[] =>
  text
    .split(/[,;\n]/)
    .map(part => part.trim())
    .filter(Boolean)
    .map(readTime)

export const timesText = (times: readonly string[]): string => times.join(', ')

/** The first text of a field that is no time, in a sentence. */
export const timesFault = (text: string): string | undefined => {
  const wrong = readTimes(text).find(time => !isTime(time))
  return wrong === undefined ? undefined : `${wrong} is not a time: write times such as 18:00 or 6:00 PM.`
}
