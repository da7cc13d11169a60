import { MOST_WEEKS } from '@fullcourt/domain/schedules/details'
import { WEEKDAYS, type Weekday } from '@fullcourt/domain/schedules/events'
import type { ScheduleAnswer } from '../../../../../api/schema'
import { none } from '../../../../../ui/format/figures'
import { requiredText, tick, type RecordField, type RecordFields } from '../../../../parts/editing/record-fields'
import type { FieldErrors } from '../../../../parts/forms/form-errors'
import { datesFault, datesText, readDates, saidWeeks } from './dates-text'
import { readTimes, timesFault, timesText } from './times-text'

/** What a form says of a schedule. */
export type ScheduleValues = Pick<
  ScheduleAnswer,
  'name' | 'startDate' | 'numWeeks' | 'sameSlot' | 'maxPerDay' | 'meetings' | 'seed'
> & {
  readonly gameDays: readonly Weekday[]
  readonly timeSlots: readonly string[]
  readonly weeklyTimeSlots: readonly (readonly string[])[]
  /** The dates of each week instead of those of the game days; weeks at the end without any are left out. */
  readonly weeklyDates: readonly (readonly string[])[]
  readonly locations: readonly string[]
}

export const NEW_SCHEDULE: ScheduleValues = {
  name: '',
  startDate: '',
  numWeeks: 8,
  gameDays: [],
  sameSlot: true,
  timeSlots: [],
  weeklyTimeSlots: [],
  weeklyDates: [],
  locations: [],
  maxPerDay: 1,
  meetings: null,
  seed: 1,
}

export const scheduleValues = (schedule: ScheduleAnswer): ScheduleValues => ({
  name: schedule.name,
  startDate: schedule.startDate,
  numWeeks: schedule.numWeeks,
  gameDays: schedule.gameDays,
  sameSlot: schedule.sameSlot,
  timeSlots: schedule.timeSlots,
  weeklyTimeSlots: schedule.weeklyTimeSlots,
  weeklyDates: saidWeeks(schedule.weeklyDates),
  locations: schedule.locations,
  maxPerDay: schedule.maxPerDay,
  meetings: schedule.meetings,
  seed: schedule.seed,
})

const textIn = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : undefined
}

const count = (label: string): RecordField<number> => ({
  label,
  entered: (form, name, read) => Number(textIn(form, name) ?? read),
  shown: String,
})

const listOf = (label: string, read: (text: string) => readonly string[]): RecordField<readonly string[]> => ({
  label,
  entered: (form, name, stored) => {
    const text = textIn(form, name)
    return text === undefined ? stored : read(text)
  },
  shown: list => list.join(', ') || none,
})

/** The fields of a week's own times and dates. */
export const weekField = (week: number): string => `weeklyTimeSlots.${week}`
export const datesField = (week: number): string => `weeklyDates.${week}`

const fieldsOfWeeks = (form: FormData, fieldOf: (week: number) => string): readonly string[] => {
  const named = new Set(form.keys())
  return Array.from({ length: named.size }, (_, week) => fieldOf(week)).filter(name => named.has(name))
}

export const SCHEDULE_FIELDS: RecordFields<ScheduleValues> = {
  name: requiredText('Schedule name'),
  startDate: requiredText('Start date'),
  numWeeks: count('Number of weeks'),
  gameDays: {
    label: 'Game days',
    entered: (form, name) => WEEKDAYS.filter(day => form.getAll(name).includes(day)),
    shown: days => days.join(', ') || none,
  },
  sameSlot: tick('Same time slots every week'),
  timeSlots: listOf('Time slots', readTimes),
  weeklyTimeSlots: {
    label: 'Time slots per week',
    entered: (form, _, read) => {
      const weeks = fieldsOfWeeks(form, weekField)
      return weeks.length === 0 ? read : weeks.map(name => readTimes(textIn(form, name) ?? ''))
    },
    shown: weeks => weeks.map(timesText).join(' / ') || none,
  },
  weeklyDates: {
    label: 'Dates per week',
    entered: (form, _, read) => {
      const weeks = fieldsOfWeeks(form, datesField)
      return weeks.length === 0 ? read : saidWeeks(weeks.map(name => readDates(textIn(form, name) ?? '')))
    },
    shown: weeks => weeks.map(datesText).join(' / ') || none,
  },
  locations: listOf('Locations', text =>
    text
      .split('\n')
      .map(line => line.trim())
      .filter(Boolean),
  ),
  maxPerDay: count('Most games of a team in a day'),
  meetings: {
    label: 'Meetings per pair',
    entered: (form, name, read) => {
      const text = textIn(form, name)
      return text === undefined ? read : text === '' ? null : Number(text)
    },
    shown: value => (value === null ? 'As many as fit' : String(value)),
  },
  seed: count('Seed'),
}

/**
 * Times and dates that are none, and too many weeks; where slots differ by week each week needs one (docs/schedules.md#weeks-and-slots).
 */
export const scheduleProblems = (form: FormData): FieldErrors => {
  const weeks = fieldsOfWeeks(form, weekField)
  const faultsOf = (names: readonly string[], faultOf: (text: string) => string | undefined) =>
    names.flatMap(name => {
      const text = textIn(form, name)
      const fault = text === undefined ? undefined : faultOf(text)
      return fault === undefined ? [] : [[name, fault] as const]
    })
  const faults = [...faultsOf(['timeSlots', ...weeks], timesFault), ...faultsOf(fieldsOfWeeks(form, datesField), datesFault)]
  const missing = weeks.filter(name => !textIn(form, name)).map(name => [name, 'This week needs a time slot.'] as const)
  const numWeeks = Number(textIn(form, 'numWeeks'))
  const long = numWeeks > MOST_WEEKS ? [['numWeeks', `A schedule has at most ${MOST_WEEKS} weeks.`] as const] : []
  return Object.fromEntries([...missing, ...faults, ...long])
}
