import { datesOfWeek } from '@fullcourt/domain/schedules/weeks'
import { type Known, activeOf } from '@fullcourt/projections/card'
import { type ScheduleCard, scheduleCard } from '@fullcourt/projections/schedules/schedule'
import type { LeagueId, ScheduleId } from '@fullcourt/domain/ids/kinds'
import { weekOfDate } from '@fullcourt/domain/schedules/generation/problem'
import { planWeeks } from '@fullcourt/domain/schedules/generation-input'
import { byeCard, type ByeCard } from '@fullcourt/projections/schedules/byes/bye'
import { gameCard } from '@fullcourt/projections/games/game-card'
import { plannedGameCard, weekKey } from '@fullcourt/projections/schedules/planned-game'
import { query } from '../../core/readers/query'
import { Documents } from '../../storage/documents/documents'
import type { Scope, WithScope } from '../../core/http/scope'
import { SeasonReader } from '../../core/readers/season-reader'
import type { GameAnswer } from '../games/games.answers'
import type { GameRecord } from '../games/queries/game-answer'
import { GameNameReader } from '../games/queries/game-name-reader'
import { inPlayingOrder } from '../games/queries/game-reader'
import type { ScheduleAnswer } from './schedules.answers'
import { ScheduleReader, type ScheduleWeek } from './queries/schedule-reader'
import { ByeReader } from './byes/bye-reader'
import type { ByeAnswer } from './byes/byes.answers'
import { PlannedByes } from './byes/planned-byes'
import { GENERATION_CANCELLED } from '@fullcourt/domain/schedules/plan'
import { GenerationJobs } from './generation/generation-jobs'
import { GenerationTasks } from './generation/generation-task'
import type { Generated } from './generation/requested-generation'
import type { GenerationStateAnswer, ScheduleStateAnswer } from './report.answers'
import { ScheduleReports } from './queries/schedule-reports'
import { schedulesOfSeason } from './queries/season-schedules'

const scheduleAnswer = ({ id, league, season, details, generations, draft, revision }: Known<ScheduleCard>): ScheduleAnswer => ({
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
  draftId: draft ?? null,
  revision,
})

type OfLeague = WithScope & { readonly league: LeagueId | undefined }
type OfSchedule = WithScope & { readonly schedule: ScheduleId }
type OfState = OfSchedule & { readonly preview?: Generated | undefined }
type OfWeek = WithScope & { readonly week: ScheduleWeek }

const schedulesOfActiveSeason = async (documents: Documents, seasons: SeasonReader, scope: Scope) => {
  const season = await seasons.namedOrActive(scope, undefined)
  if (season === undefined) return []
  const leagues = (await seasons.leaguesOf(season)).map(({ league }) => league.id)
  return schedulesOfSeason(documents, { season: season.id, leagues })
}

const schedulesOfLeague = async (
  documents: Documents,
  seasons: SeasonReader,
  { scope, league }: WithScope & { league: LeagueId },
) => {
  await seasons.leagueById(scope, league)
  return documents.active(scheduleCard, { index: 'league', key: String(league) })
}

/** The schedules of a league; without one, of all leagues of the active season. */
export const SchedulesQuery = query('SchedulesQuery', {
  uses: { documents: Documents, seasons: SeasonReader },
  answer: async ({ scope, league }: OfLeague, { documents, seasons }): Promise<ScheduleAnswer[]> => {
    const schedules =
      league === undefined
        ? schedulesOfActiveSeason(documents, seasons, scope)
        : schedulesOfLeague(documents, seasons, { scope, league })
    return (await schedules).map(scheduleAnswer)
  },
})

export const ScheduleQuery = query('ScheduleQuery', {
  uses: { schedules: ScheduleReader },
  answer: async ({ scope, schedule }: OfSchedule, { schedules }): Promise<ScheduleAnswer> =>
    scheduleAnswer(await schedules.schedule(scope, schedule)),
})

/** The byes that were given for a week of a schedule. */
const byesOfWeek = async (
  documents: Documents,
  { league, details }: Known<ScheduleCard>,
  week: number,
): Promise<readonly Known<ByeCard>[]> => {
  const weeks = planWeeks(details)
  const byes = await documents.active(byeCard, { index: 'league', key: String(league) })
  return byes.filter(({ date }) => weekOfDate(weeks, date) === week)
}

/** The byes of a week of a schedule: of teams for which it has no game, and those that were asked for. */
export const WeeklyByesQuery = query('WeeklyByesQuery', {
  uses: { documents: Documents, schedules: ScheduleReader, plannedByes: PlannedByes, byes: ByeReader },
  answer: async ({ scope, week }: OfWeek, { documents, schedules, plannedByes, byes }): Promise<ByeAnswer[]> => {
    const schedule = await schedules.withWeek(scope, week)
    const [planned, given] = await Promise.all([plannedByes.ofSchedule(schedule), byesOfWeek(documents, schedule, week.week)])
    return byes.answers([...planned.filter(bye => bye.week === week.week), ...given])
  },
})

/** The active games that a schedule's generations made for a week. */
const gamesOfWeek = async (documents: Documents, { id }: Known<ScheduleCard>, week: number): Promise<readonly GameRecord[]> => {
  const planned = await documents.list(plannedGameCard, { index: 'week', key: weekKey(id, week) })
  const cards = await documents.getFor(gameCard, planned, one => one.id)
  return inPlayingOrder([...cards.values()].flatMap(card => activeOf(card) ?? []))
}

/** The games that were planned for a week of a schedule, wherever they are played by now. */
export const WeeklyGamesQuery = query('WeeklyGamesQuery', {
  uses: { documents: Documents, schedules: ScheduleReader, names: GameNameReader },
  answer: async ({ scope, week }: OfWeek, { documents, schedules, names }): Promise<GameAnswer[]> => {
    const schedule = await schedules.withWeek(scope, week)
    return names.answers(await gamesOfWeek(documents, schedule, week.week))
  },
})

/** It goes on until its games are there, which follow the plan, where this process sees to it. */
const generationState = (
  jobs: GenerationJobs,
  { id: schedule, running, stopped, generations }: Known<ScheduleCard>,
): GenerationStateAnswer => {
  const plan = running?.plan ?? generations.at(-1)
  const done = plan === undefined ? undefined : jobs.share({ schedule, plan })
  if (running || done !== undefined) return { state: 'running', done: done ?? null, message: null }
  if (stopped) return { state: 'failed', done: 0, message: stopped.why ?? GENERATION_CANCELLED.message }
  return { state: 'none', done: 0, message: null }
}

/** A schedule's report, and how its generation goes; `preview` is a generation that was not written down. */
export const ScheduleStateQuery = query('ScheduleStateQuery', {
  uses: { schedules: ScheduleReader, reports: ScheduleReports, jobs: GenerationJobs, tasks: GenerationTasks },
  answer: async (
    { scope, schedule: id, preview }: OfState,
    { schedules, reports, jobs, tasks },
  ): Promise<ScheduleStateAnswer> => {
    const schedule = await schedules.schedule(scope, id)
    return {
      schedule_id: id,
      planId: schedule.generations.at(-1) ?? null,
      draftId: schedule.draft ?? null,
      asDraft: await tasks.isDraft(schedule),
      generation: generationState(jobs, schedule),
      report: preview ? await reports.preview(schedule, preview.task, preview.schedule) : await reports.standing(schedule),
    }
  },
})
