import type { EntryId, TeamId } from '../ids/kinds'
import { refuse, type Refusal } from '../facts/decision'
import type { GameSlot } from '../games/events'
import type { ScheduleDetails } from './events'
import type { AskedBye, PlanGame, PlanSlot, PlanWeek, ScheduleInput } from './generation/input'
import type { SeasonDates } from '../seasons/dates'
import type { UnavailableSlot } from './slots'
import { countSlots, datesOfWeek, firstDateOfWeek, timesOfWeek } from './weeks'

/** The most teams of a league that a schedule is generated for. */
const MOST_TEAMS = 64
/** The most games that are asked for by meetings; one that asks for every week has at most as many. */
const MOST_GAMES = 2_500

/** A game of these teams that is no part of the schedule: another schedule's, another league's, a bracket's. */
export type OtherGame = GameSlot & { readonly teams: readonly [TeamId, TeamId] }

export type LeagueTeam = {
  readonly team: TeamId
  readonly entry: EntryId
  readonly unavailable: readonly UnavailableSlot[]
}

/** What a league's schedule is generated from. */
export type LeagueForSchedule = {
  readonly teams: readonly LeagueTeam[]
  readonly weekOffs: readonly string[]
  readonly byes: readonly AskedBye[]
  /** Games of the league that stay, and count as games of the schedule. */
  readonly kept: readonly PlanGame[]
  readonly others: readonly OtherGame[]
  readonly season: SeasonDates
}

const slotsOfWeek = (details: ScheduleDetails, week: number): readonly PlanSlot[] => {
  const { locations } = details
  const times = timesOfWeek(details, week)
  const places: readonly (string | null)[] = locations.length === 0 ? [null] : locations
  // At each location one game is played at a time, however often the time is listed.
  const wanted = locations.length === 0 ? times : [...new Set(times)]
  return datesOfWeek(details, week).flatMap(date => wanted.flatMap(time => places.map(location => ({ date, time, location }))))
}

/** The weeks of a schedule with their slots. */
export const planWeeks = (details: ScheduleDetails): readonly PlanWeek[] =>
  Array.from({ length: details.numWeeks }, (_, week) => ({
    startsOn: firstDateOfWeek(details, week),
    slots: slotsOfWeek(details, week),
  }))

/** The input of the generator. */
export const generationInput = (details: ScheduleDetails, { teams, others, ...now }: LeagueForSchedule): ScheduleInput => {
  const entries = new Map(teams.map(({ team, entry }) => [team, entry]))
  return {
    weeks: planWeeks(details),
    teams: teams.map(({ entry, unavailable }) => ({ entry, unavailable })),
    others: others.map(({ teams: playing, date, time, location }) => ({
      entries: playing.flatMap(team => entries.get(team) ?? []),
      date,
      time,
      location,
    })),
    ...now,
    meetings: details.meetings,
    maxPerDay: details.maxPerDay,
    seed: details.seed,
  }
}

/** Why no schedule can be generated for a league, in a sentence. */
export const generationFault = (details: ScheduleDetails, teams: number): Refusal | undefined => {
  if (teams < 2) return refuse('conflict', 'The league needs at least two teams.')
  if (teams > MOST_TEAMS)
    return refuse('conflict', `A schedule is generated for at most ${MOST_TEAMS} teams: this league has ${teams}.`)
  const games = ((details.meetings ?? 0) * teams * (teams - 1)) / 2
  if (games > MOST_GAMES)
    return refuse(
      'conflict',
      `A schedule has at most ${MOST_GAMES} games: with ${teams} teams this one has ${games}. Let them meet less often.`,
    )
  return countSlots(details) > 0 ? undefined : refuse('conflict', 'The schedule has no time slots: add some first.')
}
