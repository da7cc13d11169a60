import { LRUCache } from 'lru-cache'

const partsIn = (zone: string, moment: number) =>
  Object.fromEntries(
    new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  )

/** How far a zone's wall clock is ahead of UTC at a moment, in milliseconds. */
const offsetAt = (zone: string, moment: number): number => {
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = partsIn(zone, moment)
  return Date.UTC(year, month - 1, day, hour, minute, second) - moment
}

const offsetText = (offset: number): string => {
  const minutes = Math.abs(offset) / 60_000
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`
}

const offsets = new LRUCache<string, string>({ max: 20_000 })

/** A wall time of a zone as a moment with its offset, e.g. `2026-01-31T19:30:00-08:00`; without a time the day's beginning. */
export const momentOf = (date: string, time: string | null, zone: string): string => {
  const wall = Date.parse(`${date}T${time ?? '00:00'}:00Z`)
  const day = `${zone} ${date} ${time?.slice(0, 2) ?? '00'}`
  const known = offsets.get(day)
  if (known) return `${date}T${time ?? '00:00'}:00${known}`
  const guess = wall - offsetAt(zone, wall)
  const offset = offsetText(offsetAt(zone, guess))
  offsets.set(day, offset)
  return `${date}T${time ?? '00:00'}:00${offset}`
}
