import { dateFault, isTime } from '../facts/dates'
import { refuse, refuseField, type Refusal } from '../facts/decision'
import { fieldLabel } from '../facts/field-label'
import { cleanName, nameFault, textFault } from '../facts/text'
import type { ScheduleDetails } from './events'
import { countSlots } from './weeks'

/** A year of weeks. */
export const MOST_WEEKS = 53
export const MOST_TIMES_A_DAY = 100
const MOST_DATES_A_WEEK = 7
const MOST_LOCATIONS = 50
export const MOST_GAMES_A_DAY = 10
const MOST_MEETINGS = 50
/** The most slots of a schedule, of which a report takes a second or two. */
export const MOST_SLOTS = 5_000
const LARGEST_SEED = 2 ** 31 - 1
const LONGEST_LOCATION = 500

/** What a schedule has where nothing else was said. */
export const defaultDetails = {
  gameDays: [],
  sameSlot: true,
  timeSlots: [],
  weeklyTimeSlots: [],
  weeklyDates: [],
  locations: [],
  maxPerDay: 1,
  meetings: null,
  seed: 1,
} as const satisfies Partial<ScheduleDetails>

const numberFault = (field: string, value: number, least: number, most: number): Refusal | undefined =>
  Number.isInteger(value) && value >= least && value <= most
    ? undefined
    : refuseField(field, `${fieldLabel(field)} must be a whole number from ${least} to ${most}.`)

const tooMany = (field: string, list: readonly unknown[], most: number): Refusal | undefined =>
  list.length > most ? refuseField(field, `${fieldLabel(field)}: at most ${most}.`) : undefined

const timesFault = (field: string, times: readonly string[]): Refusal | undefined => {
  const wrong = times.find(time => !isTime(time))
  if (wrong !== undefined) return refuseField(field, `${fieldLabel(field)} must be times such as 19:30, not ${wrong}.`)
  return tooMany(field, times, MOST_TIMES_A_DAY)
}

const firstOf = <Thing>(things: readonly Thing[], faultOf: (thing: Thing) => Refusal | undefined): Refusal | undefined =>
  things.reduce<Refusal | undefined>((fault, thing) => fault ?? faultOf(thing), undefined)

const slotsFault = ({ sameSlot, timeSlots, weeklyTimeSlots, numWeeks }: ScheduleDetails): Refusal | undefined => {
  const fault =
    timesFault('timeSlots', timeSlots) ??
    tooMany('weeklyTimeSlots', weeklyTimeSlots, MOST_WEEKS) ??
    firstOf(weeklyTimeSlots, times => timesFault('weeklyTimeSlots', times))
  if (fault) return fault
  const without = Array.from({ length: numWeeks }, (_, week) => week).find(week => (weeklyTimeSlots[week] ?? []).length === 0)
  return sameSlot || without === undefined ? undefined : refuse('invalid', `Week ${without + 1} needs a time slot.`)
}

const datesFault = ({ weeklyDates }: ScheduleDetails): Refusal | undefined =>
  tooMany('weeklyDates', weeklyDates, MOST_WEEKS) ??
  firstOf(
    weeklyDates,
    dates => tooMany('weeklyDates', dates, MOST_DATES_A_WEEK) ?? firstOf(dates, date => dateFault('weeklyDates', date)),
  )

/** That dates, times and locations come to more slots than a schedule is generated from. */
const slotCountFault = (details: ScheduleDetails): Refusal | undefined => {
  const slots = countSlots(details)
  if (slots <= MOST_SLOTS) return undefined
  const message = `A schedule has at most ${MOST_SLOTS} slots: this one has ${slots}, with every date, time and location.`
  return refuse('invalid', message)
}

const locationFault = (location: string): Refusal | undefined =>
  location === '' ? refuseField('locations', 'Each location needs a name.') : textFault('locations', location, LONGEST_LOCATION)

/** What is wrong with the details of a schedule, in a sentence (docs/schedules.md#weeks-and-slots). */
export const detailsFault = (details: ScheduleDetails): Refusal | undefined =>
  nameFault('Schedule name', details.name) ??
  (details.startDate === '' ? refuseField('startDate', 'Start date is required.') : dateFault('startDate', details.startDate)) ??
  numberFault('numWeeks', details.numWeeks, 1, MOST_WEEKS) ??
  slotsFault(details) ??
  datesFault(details) ??
  tooMany('locations', details.locations, MOST_LOCATIONS) ??
  firstOf(details.locations, locationFault) ??
  slotCountFault(details) ??
  numberFault('maxPerDay', details.maxPerDay, 1, MOST_GAMES_A_DAY) ??
  (details.meetings === null ? undefined : numberFault('meetings', details.meetings, 1, MOST_MEETINGS)) ??
  numberFault('seed', details.seed, 0, LARGEST_SEED)

/** Details as they are stored: texts trimmed, days once. */
export const cleanDetails = (details: ScheduleDetails): ScheduleDetails => ({
  ...details,
  name: cleanName(details.name),
  gameDays: [...new Set(details.gameDays)],
  locations: [...new Set(details.locations.map(location => location.trim()))],
})
