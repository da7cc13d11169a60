import { isDate, isTime } from '../facts/dates'
import { refuse, type Refusal } from '../facts/decision'
import { longDate, timeOfDay } from '../facts/wall-time'

/**
 * A time at which a team cannot play: `HH:MM` in every week, or `YYYY-MM-DD HH:MM` on one day. Wall times of
 * the organization.
 * See docs/schedules.md#when-teams-cannot-play.
 */
export type UnavailableSlot = string

/** A date `YYYY-MM-DD` and a time `HH:MM` at which a game would begin. */
export type Slot = { readonly date: string; readonly time: string }

/** The most unavailable slots of one team. */
export const MOST_SLOTS = 500

const isUnavailableSlot = (text: string): boolean => {
  const [first = '', second, ...more] = text.split(' ')
  if (second === undefined) return isTime(first)
  return more.length === 0 && isDate(first) && isTime(second)
}

/** A slot as it is stored: trimmed, one blank between date and time. */
const cleanSlot = (text: string): UnavailableSlot => text.trim().replace(/\s+/gu, ' ')

/** Those of every week first, each kind in the order of time. */
const byTime = (a: UnavailableSlot, b: UnavailableSlot): number => a.length - b.length || (a < b ? -1 : 1)

/** Slots as they are stored: each once, in order. */
export const cleanSlots = (texts: readonly string[]): readonly UnavailableSlot[] =>
  [...new Set(texts.map(cleanSlot))].sort(byTime)

/** Refuses slots that are none, naming the first; clean ones are expected. */
export const slotsFault = (slots: readonly string[]): Refusal | undefined => {
  if (slots.length > MOST_SLOTS) return refuse('invalid', `A team has at most ${MOST_SLOTS} unavailable slots.`)
  const wrong = slots.find(slot => !isUnavailableSlot(slot))
  if (wrong === undefined) return undefined
  return refuse('invalid', `Unavailable slots must be times such as 19:30 or 2026-01-31 19:30, not "${wrong.slice(0, 40)}".`)
}

/** The unavailable slot that a game at this date and time would hit; undefined where the team can play. */
export const unavailableSlotAt = (slots: readonly UnavailableSlot[], { date, time }: Slot): UnavailableSlot | undefined =>
  slots.find(slot => slot === time || slot === `${date} ${time}`)

/** Whether a team can play at a date and time: `unavailableSlotAt`, prepared for being asked about many of them. */
export const isAvailableWith = (slots: readonly UnavailableSlot[]): ((at: Slot) => boolean) => {
  const unavailable = new Set(slots)
  return ({ date, time }) => !unavailable.has(time) && !unavailable.has(`${date} ${time}`)
}

/** `at 6:00 PM every week`, `at 6:00 PM on January 4, 2026` */
export const unavailableSlotInWords = (slot: UnavailableSlot): string => {
  const [date = '', time] = slot.split(' ')
  return time === undefined ? `at ${timeOfDay(date)} every week` : `at ${timeOfDay(time)} on ${longDate(date)}`
}
