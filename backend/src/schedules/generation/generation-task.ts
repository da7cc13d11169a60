import { Injectable } from '@nestjs/common'
import { isPlayed } from '@fullcourt/domain/games/decide'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import { existingSchedule, SCHEDULE_NOT_FOUND } from '@fullcourt/domain/schedules/decide'
import type { SchedulePlace } from '@fullcourt/domain/schedules/events'
import type { ScheduleInput } from '@fullcourt/domain/schedules/generation/input'
import { generationFault, generationInput, type LeagueTeam } from '@fullcourt/domain/schedules/generation-input'
import type { PlannedFrom } from '@fullcourt/domain/schedules/plan'
import { currentGeneration, scheduleStream, type Schedule } from '@fullcourt/domain/schedules/state'
import { Decider } from '../../facts/decider'
import { Refused } from '../../facts/refused'
import { GameStates } from '../game-states'
import { LeagueGames } from './league-games'
import { LeagueTeams } from './league-teams'

/** All that a generation needs, as things were when it began. */
export type GenerationTask = {
  readonly place: SchedulePlace
  readonly from: PlannedFrom
  readonly teams: readonly LeagueTeam[]
  /** Games of the schedule that give way, and that stay. */
  readonly replaces: readonly GameId[]
  readonly keeps: readonly GameId[]
  readonly replacesPlayed: boolean
  readonly input: ScheduleInput
}

/** Brings together what a schedule is generated from; refuses what cannot be generated, with the reason. */
@Injectable()
export class GenerationTasks {
  constructor(
    private readonly decider: Decider,
    private readonly games: GameStates,
    private readonly leagueGames: LeagueGames,
    private readonly leagueTeams: LeagueTeams,
  ) {}

  /** Refuses what cannot be generated. */
  async of(place: SchedulePlace, replacesPlayed: boolean): Promise<GenerationTask> {
    const task = await this.situation(place, replacesPlayed)
    const fault = generationFault(task.from.details, task.teams.length)
    if (fault) throw new Refused(fault)
    return task
  }

  /** The same of a schedule that may be too large, or have too few teams or no slots. */
  async situation(place: SchedulePlace, replacesPlayed: boolean): Promise<GenerationTask> {
    const [state, now] = await Promise.all([this.decider.state(scheduleStream, place.league), this.leagueTeams.of(place)])
    const schedule = existingSchedule(state, place.schedule)
    if (!schedule) throw new Refused(SCHEDULE_NOT_FOUND)
    const { details } = schedule
    const { replaces, keeps } = await this.before(schedule, replacesPlayed)
    const games = await this.leagueGames.of(place, state, new Set(replaces))
    return {
      place,
      from: { details, plan: currentGeneration(schedule)?.plan ?? null },
      teams: now.teams,
      replaces,
      keeps,
      replacesPlayed,
      input: generationInput(details, { ...now, ...games }),
    }
  }

  /** The games of the schedule that are there: played ones stay, unless somebody confirmed that they go. */
  private async before(schedule: Schedule, replacesPlayed: boolean): Promise<Pick<GenerationTask, 'replaces' | 'keeps'>> {
    const states = await this.games.of(currentGeneration(schedule)?.weeks.keys() ?? [])
    const scheduled = [...states].flatMap(([id, game]) =>
      game.kind === 'scheduled' ? [{ id, stays: isPlayed(game) && !replacesPlayed }] : [],
    )
    return {
      replaces: scheduled.filter(({ stays }) => !stays).map(({ id }) => id),
      keeps: scheduled.filter(({ stays }) => stays).map(({ id }) => id),
    }
  }
}
