import { datesOfWeek } from '@fullcourt/domain/schedules/weeks'
import type { Known } from '@fullcourt/projections/card'
import type { ScheduleCard } from '@fullcourt/projections/schedules/schedule'
import type { ScheduleAnswer } from '../schedules.answers'

export const scheduleAnswer = ({ id, league, season, details, generations, revision }: Known<ScheduleCard>): ScheduleAnswer => ({
  id,
  name: details.name,
  leagueId: league,
  season_id: season,
  startDate: details.startDate,
  numWeeks: details.numWeeks,
  gameDays: [...details.gameDays],
  sameSlot: details.sameSlot,
  timeSlots: [...details.timeSlots],
  weeklyTimeSlots: details.weeklyTimeSlots.map(times => [...times]),
  weeklyDates: details.weeklyDates.map(dates => [...dates]),
  weekDates: Array.from({ length: details.numWeeks }, (_, week) => [...datesOfWeek(details, week)]),
  locations: [...details.locations],
  maxPerDay: details.maxPerDay,
  meetings: details.meetings,
  seed: details.seed,
  planId: generations.at(-1) ?? null,
  revision,
})
