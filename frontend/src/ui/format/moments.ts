import { dateText, timeText } from './dates'

/** Moments are ISO 8601 with a zone; they are shown in the organization's zone (docs/tenancy.md#organizations). */

const formats = new Map<string, Intl.DateTimeFormat>()

/** Made once for each zone: making one takes longer than all that a page writes with it. */
const inZone = (zone: string) => {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formats.set(zone, format)
  return format
}

/** The wall date (`YYYY-MM-DD`) and time (`HH:MM`) of a moment in a zone; of `Intl` the numbers alone are taken. */
export const wallTime = (moment: string, zone: string) => {
  const parts = new Map(
    inZone(zone)
      .formatToParts(new Date(moment))
      .map(({ type, value }) => [type, value]),
  )
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return { date: `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}`, time: `${of('hour')}:${of('minute')}` }
}

/** `November 21, 2026, 7:30 PM` */
export const longMoment = (moment: string, zone: string) => {
  const { date, time } = wallTime(moment, zone)
  return `${dateText(date)}, ${timeText(time)}`
}

const steps = [
  { unit: 'minute', seconds: 60, upTo: 3600 },
  { unit: 'hour', seconds: 3600, upTo: 86_400 },
  { unit: 'day', seconds: 86_400, upTo: 30 * 86_400 },
  { unit: 'month', seconds: 30 * 86_400, upTo: 365 * 86_400 },
  { unit: 'year', seconds: 365 * 86_400, upTo: Infinity },
]

/** `2 hours ago`, `just now`; what lies ahead (a clock that is off) is `just now` too. */
export const ago = (moment: string, now: string) => {
  const passed = (Date.parse(now) - Date.parse(moment)) / 1000
  const step = steps.find(({ upTo }) => passed < upTo)
  if (!step || passed < 60) return 'just now'
  const count = Math.floor(passed / step.seconds)
  return `${count} ${step.unit}${count === 1 ? '' : 's'} ago`
}
