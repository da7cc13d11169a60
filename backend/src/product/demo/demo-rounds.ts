import type { ScheduleDetails } from '@fullcourt/domain/schedules/events'
import { defaultDetails } from '@fullcourt/domain/schedules/details'
import { generateSchedule } from '@fullcourt/domain/schedules/generation/generate'
import type { SchedulePlan } from '@fullcourt/domain/schedules/generation/plan'
import { generationInput, type LeagueTeam } from '@fullcourt/domain/schedules/generation-input'
import { firstDateOfWeek } from '@fullcourt/domain/schedules/weeks'
import { COURTS, TIPS } from './names'
import { roundRobin } from './played'

export const TEAMS_OF_LEAGUE = 6

/** Ten rounds, and a week off. */
export const WEEKS = 11

/** The week in which nobody plays, from 0. */
export const WEEK_OFF = 8

const SEED = 7

/** A game of a week: places of teams in their league, when it begins, and where it is. */
export type RoundGame = { readonly home: number; readonly away: number; readonly time: string; readonly location: string }

/** The games of a week, in the order in which they are played. */
export type DemoRound = readonly RoundGame[]

/** What the schedule of the running season is generated from: everybody meets everybody twice. */
export const scheduleDetails = (startDate: string): ScheduleDetails => ({
  ...defaultDetails,
  startDate,
  numWeeks: WEEKS,
  name: 'Regular Season',
  timeSlots: [...TIPS],
  locations: [...COURTS],
  meetings: 2,
  seed: SEED,
})

export const scheduleInput = (details: ScheduleDetails, teams: readonly LeagueTeam[]) =>
  generationInput(details, {
    teams,
    weekOffs: [firstDateOfWeek(details, WEEK_OFF)],
    byes: [],
    kept: [],
    others: [],
    season: { from: null, to: null },
  })

/** Generates the weeks of the running season. Their order depends on no date, so they are placed on any first day. */
export const generatedRounds = (): readonly DemoRound[] => {
  const teams = Array.from({ length: TEAMS_OF_LEAGUE }, (_, team) => ({ team, entry: team, unavailable: [] }))
  const generated: SchedulePlan | undefined = generateSchedule(scheduleInput(scheduleDetails('2026-01-05'), teams))
  if (!generated) throw new Error('The schedule of the demo was not generated.')
  return generated.weeks.map(({ games }) =>
    games.map(({ home, away, time, location }) => ({ home, away, time, location: location ?? '' })),
  )
}

/** Twice everybody against everybody, one round a week. */
export const pastRounds = (): readonly DemoRound[] => {
  const once = roundRobin(TEAMS_OF_LEAGUE)
  const twice = [...once, ...once.map(round => round.map(([home, away]) => [away, home] as const))]
  return twice.map(round => round.map(([home, away], slot) => ({ home, away, ...placeOfSlot(slot) })))
}

/** When and where the game of a slot is played. */
export const placeOfSlot = (slot: number) => ({
  time: TIPS[slot % TIPS.length] as string,
  location: COURTS[slot % COURTS.length] as string,
})
