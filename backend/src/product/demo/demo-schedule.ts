import type { GenerationPlan, SchedulePlace } from '@fullcourt/domain/schedules/events'
import type { SchedulePlan } from '@fullcourt/domain/schedules/generation/plan'
import type { LeagueTeam } from '@fullcourt/domain/schedules/generation-input'
import { plannedGame } from '@fullcourt/domain/schedules/planned-game'
import { countGames, plannedSchedule } from '@fullcourt/domain/schedules/planned-schedule'
import { firstDateOfWeek } from '@fullcourt/domain/schedules/weeks'
import { CreateSchedule, PlanSchedule, RequestGeneration, SchedulePlannedGame } from '../../contexts/schedules/schedules.commands'
import type { LeaguePlan } from './demo-plan'
import { scheduleDetails, scheduleInput } from './demo-rounds'
import type { DemoStage } from './stage'

type Weeks = Pick<LeaguePlan['present'], 'firstDay' | 'weeks'>

/** The weeks of the demo as the generator gives them to these teams. */
export const generateFor = (teams: readonly LeagueTeam[], { firstDay, weeks }: Weeks): SchedulePlan => {
  const entryAt = (place: number) => (teams[place] as LeagueTeam).entry
  return {
    weeks: weeks.map((games, week) => {
      const placed = games.map(({ home, away, date, time, location }) => ({
        home: entryAt(home),
        away: entryAt(away),
        date,
        time,
        location,
      }))
      const playing = new Set(placed.flatMap(({ home, away }) => [home, away]))
      return {
        startsOn: firstDateOfWeek({ startDate: firstDay }, week),
        games: placed,
        byes: teams.flatMap(({ entry }) => (playing.has(entry) ? [] : entry)),
      }
    }),
    unplaced: [],
    seed: scheduleDetails(firstDay).seed,
  }
}

/** Writes the generated schedule of a league down. Its ids are settled, so that it is the same after a start that was cut off. */
export const planSeason = async (
  stage: DemoStage,
  at: Omit<SchedulePlace, 'schedule'>,
  teams: readonly LeagueTeam[],
  weeks: Weeks,
): Promise<GenerationPlan> => {
  const { league } = at
  const details = scheduleDetails(weeks.firstDay)
  const schedule = await stage.make(
    new CreateSchedule(stage.context('schedule', league), { scope: stage.scope, league, details }),
  )
  const place = { ...at, schedule }
  const generated = generateFor(teams, weeks)
  const asked = new RequestGeneration(stage.context('generation', league), { place, replacesPlayed: false })
  const plan = await stage.make(asked)
  const games = await stage.settled('game', countGames(generated))
  const input = scheduleInput(details, teams)
  const task = {
    place,
    from: { details, plans: 0 },
    teams,
    replaces: [],
    keeps: [],
    replacesPlayed: false,
    asDraft: false,
    input,
  }
  await stage.do(new PlanSchedule(stage.context('plan', league), { plan, task, generated, games }))
  const planned = plannedSchedule({ ...task, plan, generated, games })
  for (const game of planned.weeks.flatMap(week => week.games))
    await stage.do(
      new SchedulePlannedGame(stage.context('planned', game.game), { wanted: plannedGame(planned, game), of: planned }),
    )
  return planned
}
