import { formatInTimeZone } from 'date-fns-tz'
import { LRUCache } from 'lru-cache'

const DAY = 24 * 60 * 60 * 1000

/** How far the clock of a zone is from UTC at a moment (milliseconds since 1970), e.g. `-08:00`. */
export const offsetAt = (zone: string, moment: number): string => formatInTimeZone(moment, zone, 'xxx')

/**
 * The offset of a wall time. An hour that comes twice is meant the first time. One that the clock leaves out counts on from the
 * clock before the change: 02:30 is half an hour after 02:00, when it is 03:30. (`fromZonedTime` answers both differently in
 * processes of different zones.)
 */
const offsetOf = (wallTime: string, zone: string): string => {
  const near = Date.parse(`${wallTime}Z`)
  const before = offsetAt(zone, near - DAY)
  const after = offsetAt(zone, near + DAY)
  const holds = (offset: string) => offsetAt(zone, Date.parse(`${wallTime}${offset}`)) === offset
  return holds(before) || !holds(after) ? before : after
}

/** The offset that a day of a zone has from the day before it to the day after, by zone and day; null where the clock changes. */
const offsetsOfDays = new LRUCache<string, { readonly offset: string | null }>({ max: 5_000 })

const offsetOfDay = (date: string, zone: string): string | null => {
  const key = `${zone} ${date}`
  const known = offsetsOfDays.get(key)
  if (known) return known.offset
  const midnight = Date.parse(`${date}T00:00:00Z`)
  const [before, after] = [offsetAt(zone, midnight - DAY), offsetAt(zone, midnight + 2 * DAY)]
  const offset = before === after ? before : null
  offsetsOfDays.set(key, { offset })
  return offset
}

/** A wall time of a zone as a moment with its offset, e.g. `2026-01-31T19:30:00-08:00`; without a time the day's beginning. */
export const momentOf = (date: string, time: string | null, zone: string): string => {
  const wallTime = `${date}T${time ?? '00:00'}:00`
  return `${wallTime}${offsetOfDay(date, zone) ?? offsetOf(wallTime, zone)}`
}

/** When a day begins in a zone, in milliseconds since 1970. */
export const beginningOf = (date: string, zone: string): number => Date.parse(momentOf(date, null, zone))
