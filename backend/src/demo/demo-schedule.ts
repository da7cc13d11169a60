import type { SchedulePlace, SchedulePlanned } from '@fullcourt/domain/schedules/events'
import { generateSchedule } from '@fullcourt/domain/schedules/generation/generate'
import { generationInput, type LeagueTeam } from '@fullcourt/domain/schedules/generation-input'
import { defaultDetails } from '@fullcourt/domain/schedules/details'
import { plannedGame } from '@fullcourt/domain/schedules/planned-game'
import { countGames, plannedSchedule } from '@fullcourt/domain/schedules/planned-schedule'
import { CreateSchedule } from '../schedules/commands/create-schedule.command'
import { PlanSchedule } from '../schedules/commands/plan-schedule.command'
import { RequestGeneration } from '../schedules/commands/request-generation.command'
import { SchedulePlannedGame } from '../schedules/commands/schedule-planned-game.command'
import { COURTS, TIPS } from './names'
import type { Stage } from './stage'

export type DemoSchedule = {
  readonly place: Omit<SchedulePlace, 'schedule'>
  readonly teams: readonly LeagueTeam[]
  readonly startDate: string
  readonly numWeeks: number
  /** A day of the week in which nobody plays. */
  readonly weekOff: string
}

const SEED = 7

/**
 * Generates the schedule of a league: everybody meets everybody twice. Seed and ids are settled, so that it is the same after a
 * start that was cut off.
 */
export const planSeason = async (
  stage: Stage,
  { place: at, weekOff, ...demo }: DemoSchedule,
): Promise<SchedulePlanned['data']> => {
  const { league } = at
  const { teams, startDate, numWeeks } = demo
  const wanted = { startDate, numWeeks, name: 'Regular Season', timeSlots: [...TIPS], locations: [...COURTS], meetings: 2 }
  const details = { ...defaultDetails, ...wanted, seed: SEED }
  const schedule = await stage.make(new CreateSchedule(stage.context('schedule', league), stage.scope, league, details))
  const place = { ...at, schedule }
  const input = generationInput(details, { teams, weekOffs: [weekOff], byes: [], kept: [], others: [] })
  const generated = generateSchedule(input)
  if (!generated) throw new Error('The schedule of the demo was not generated.')
  const asked = new RequestGeneration(stage.context('generation', league), place, false)
  const plan = await stage.make(asked)
  const games = await stage.settled('game', countGames(generated))
  const task = { place, from: { details, plan: null }, teams, replaces: [], keeps: [], replacesPlayed: false, input }
  await stage.do(new PlanSchedule(stage.context('plan', league), plan, task, generated, games))
  const planned = plannedSchedule({ ...task, plan, generated, games })
  for (const game of planned.weeks.flatMap(week => week.games))
    await stage.do(new SchedulePlannedGame(stage.context('planned', game.game), plannedGame(planned, game)))
  return planned
}
