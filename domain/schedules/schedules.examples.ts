import type { Traced } from '../facts/fact'
import { specification } from '../testing/specification'
import type { GameSlot } from '../games/events'
import type { GameId } from '../ids/kinds'
import * as decisions from './decide'
import { defaultDetails } from './details'
import type {
  DraftedGame,
  GenerationPlan,
  MovedDraftGame,
  PlannedWeek,
  ScheduleDetails,
  ScheduleFact,
  SchedulePlanned,
  SwappedGame,
  UnplacedGame,
} from './events'
import type { PlanInProgress, PlansSeen } from './in-progress'
import { scheduleStream, type LeagueSchedules } from './state'

/** Words in which the specs describe the schedules of a league: `given(created()).when(deleteSchedule).then(deleted())`. */
export const given = specification(scheduleStream.initial, scheduleStream.evolve)

export const league = { organization: 1, season: 3, league: 5 }
export const place = { ...league, schedule: 71 }

export const details = (changes: Partial<ScheduleDetails> = {}): ScheduleDetails => ({
  ...defaultDetails,
  name: 'Fall',
  startDate: '2026-01-04',
  numWeeks: 2,
  timeSlots: ['18:00'],
  ...changes,
})

/** A week with a game of Ohana (home) and DINKs for each id. */
export const week = (date: string, ...games: readonly number[]): PlannedWeek => ({
  date,
  games: games.map(game => ({ game, home: 11, away: 12, date, time: '18:00', location: null })),
  byes: [],
})

/** Ohana cannot play at two of three slots; another game is at the third. */
export const unplaced: UnplacedGame = {
  home: 11,
  away: 12,
  week: null,
  slots: 3,
  obstacles: [
    { rule: 'unavailable', team: 11, slots: 2 },
    { rule: 'taken', team: null, slots: 1 },
  ],
}

export const planOf = (plan: number, changes: Partial<GenerationPlan> = {}): GenerationPlan => ({
  ...place,
  plan,
  teams: [
    { team: 11, entry: 21 },
    { team: 12, entry: 22 },
  ],
  weeks: [week('2026-01-04', 41), week('2026-01-11', 42)],
  unplaced: [],
  keeps: [],
  replaces: [],
  replacesPlayed: false,
  seed: 1,
  ...changes,
})

// What happened.
export const created = (changes: Partial<ScheduleDetails> = {}): ScheduleFact => ({
  type: 'ScheduleCreated',
  data: { ...place, details: details(changes) },
})
export const changed = (was: Partial<ScheduleDetails>, is: Partial<ScheduleDetails>): ScheduleFact => ({
  type: 'ScheduleChanged',
  data: { ...place, was, is },
})
export const deleted = (...removes: readonly number[]): ScheduleFact => ({ type: 'ScheduleDeleted', data: { ...place, removes } })
export const restored = (undoes: string, ...restores: readonly number[]): ScheduleFact => ({
  type: 'ScheduleRestored',
  data: { ...place, details: details(), restores, undoes },
})
export const requested = (plan: number, replacesPlayed = false): ScheduleFact => ({
  type: 'GenerationRequested',
  data: { ...place, plan, replacesPlayed },
})
export const stopped = (plan: number, why: string | null = null): ScheduleFact => ({
  type: 'GenerationStopped',
  data: { ...place, plan, why },
})
export const planned = (plan: number, changes: Partial<SchedulePlanned['data']> = {}): ScheduleFact => ({
  type: 'SchedulePlanned',
  data: { draft: null, ...planOf(plan, changes) },
})
export const drafted = (plan: number, was: number | null = null, changes: Partial<GenerationPlan> = {}): ScheduleFact => ({
  type: 'ScheduleDrafted',
  data: { ...planOf(plan, changes), was },
})
export const draftMoved = (plan: number, ...games: readonly MovedDraftGame[]): ScheduleFact => ({
  type: 'DraftGamesMoved',
  data: { ...place, plan, games },
})
export const draftAdded = (plan: number, ...games: readonly DraftedGame[]): ScheduleFact => ({
  type: 'DraftGamesAdded',
  data: { ...place, plan, games },
})
export const draftRemoved = (plan: number, ...games: readonly DraftedGame[]): ScheduleFact => ({
  type: 'DraftGamesRemoved',
  data: { ...place, plan, games },
})
export const draftChosen = (was: number | null, is: number | null): ScheduleFact => ({
  type: 'DraftChosen',
  data: { ...place, was, is },
})
export const generationUndone = (
  plan: number,
  removes: readonly number[],
  restores: readonly number[] = [],
  undoes = '',
): ScheduleFact => ({ type: 'GenerationUndone', data: { ...place, plan, removes, restores, undoes } })
export const generationRedone = (
  plan: number,
  removes: readonly number[],
  restores: readonly number[] = [],
  undoes = '',
): ScheduleFact => ({ type: 'GenerationRedone', data: { ...place, plan, removes, restores, undoes } })
export const swapPlanned = (plan: number, games: readonly SwappedGame[], undoes: number | null = null): ScheduleFact => ({
  type: 'GamesSwapPlanned',
  data: { ...league, plan, games, undoes },
})
export const stepRefused = (plan: number, game: number, why = 'The game was moved meanwhile.'): ScheduleFact => ({
  type: 'PlanStepRefused',
  data: { ...league, plan, game, why },
})
/** A fact under an id, as it is once it was written. */
export const written = (id: string, fact: ScheduleFact): Traced<ScheduleFact> => ({ ...fact, id })

export const slot = (date: string, time = '18:00', location: string | null = null): GameSlot => ({ date, time, location })

// What is wanted.
export const create =
  (changes: Partial<ScheduleDetails> = {}) =>
  (state: LeagueSchedules) =>
    decisions.createSchedule(state, {
      place,
      details: { name: 'Fall', startDate: '2026-01-04', numWeeks: 2, timeSlots: ['18:00'], ...changes },
    })
export const change = (wanted: Partial<ScheduleDetails>) => (state: LeagueSchedules) =>
  decisions.changeSchedule(state, { place, wanted })
/** Nothing is in progress; that was found out when the league had these plans. */
export const nothingInProgress = ({ plans }: Pick<LeagueSchedules, 'plans'>): PlansSeen => ({ plans, inProgress: [] })
export const inProgress = ({ plans }: LeagueSchedules, is: PlanInProgress['is']): PlansSeen => ({
  plans,
  inProgress: [{ schedule: place.schedule, name: 'Fall', is }],
})
export const deleteSchedule = (state: LeagueSchedules) =>
  decisions.deleteSchedule(state, { place, seen: nothingInProgress(state), mayGo: game => game !== 42 })
export const deleteScheduleWith =
  (...only: readonly GameId[]) =>
  (state: LeagueSchedules) =>
    decisions.deleteSchedule(state, { place, seen: nothingInProgress(state), mayGo: () => true, only })
export const restoreSchedule = (state: LeagueSchedules) => decisions.restoreSchedule(state, place)
