import { refuseField, type Refusal } from './decision'
import { fieldLabel } from './field-label'

/** Whether a text is a day of the calendar, `YYYY-MM-DD`, from 1900 to 2200. */
export const isDate = (text: string): boolean => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return false
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number]
  const date = new Date(Date.UTC(year, month - 1, day))
  return year >= 1900 && year <= 2200 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Whether a text is a time of day, `HH:MM`. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

export const dateFault = (field: string, date: string | null | undefined): Refusal | undefined =>
  date == null || isDate(date) ? undefined : refuseField(field, `${fieldLabel(field)} must be a date such as 2026-01-31.`)

export const timeFault = (field: string, time: string | null | undefined): Refusal | undefined =>
  time == null || isTime(time) ? undefined : refuseField(field, `${fieldLabel(field)} must be a time such as 19:30.`)
