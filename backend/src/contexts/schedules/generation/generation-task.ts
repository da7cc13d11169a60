import { Inject, Injectable } from '@nestjs/common'
import { isPlayed } from '@fullcourt/domain/games/decide'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import { schedulesAreDrafts } from '@fullcourt/domain/organizations/features'
import { organizationStream } from '@fullcourt/domain/organizations/state'
import type { GamesBefore } from '@fullcourt/domain/schedules/draft-decisions'
import { existingSchedule, SCHEDULE_NOT_FOUND } from '@fullcourt/domain/schedules/decide'
import type { SchedulePlace } from '@fullcourt/domain/schedules/events'
import type { ScheduleInput } from '@fullcourt/domain/schedules/generation/input'
import { generationFault, generationInput, type LeagueTeam } from '@fullcourt/domain/schedules/generation-input'
import { planInTheWay } from '@fullcourt/domain/schedules/in-progress'
import type { PlannedFrom } from '@fullcourt/domain/schedules/plan'
import { currentGeneration, isComingBack, scheduleStream, type Schedule } from '@fullcourt/domain/schedules/state'
import type { EventStore } from '@fullcourt/event-store/port'
import type { Runner } from '@fullcourt/projections/runner/runner'
import { caughtUpOf } from '../../../storage/documents/caught-up'
import { Decider } from '../../../core/facts/decider'
import { Refused } from '../../../core/facts/refused'
import type { Placing } from '../../games/conflicts/placing'
import { EVENT_STORE, RUNNER } from '../../../core/injection/tokens'
import { GameStates } from '../game-states'
import { PlansInProgress } from '../plans-in-progress'
import { ScheduleGames } from './schedule-games'
import { LeagueConditions } from './league-conditions'
import { GeneratorStopped } from './schedule-generator'

/** All that a generation needs, as things were when it began. */
export type GenerationTask = {
  readonly place: SchedulePlace
  readonly from: PlannedFrom
  readonly teams: readonly LeagueTeam[]
  /** Games of the schedule that give way, and that stay. */
  readonly replaces: readonly GameId[]
  readonly keeps: readonly GameId[]
  readonly replacesPlayed: boolean
  /** Whether it stays a draft until somebody publishes it. */
  readonly asDraft: boolean
  readonly input: ScheduleInput
}

/** Brings together what a schedule is generated from; refuses what cannot be generated, with the reason. */
@Injectable()
export class GenerationTasks {
  constructor(
    private readonly decider: Decider,
    private readonly games: GameStates,
    private readonly leagueGames: ScheduleGames,
    private readonly leagueTeams: LeagueConditions,
    private readonly plans: PlansInProgress,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(RUNNER) private readonly runner: Runner,
  ) {}

  /**
   * Refuses what cannot be generated, and anything while games of the league are being made or taken back. It waits until documents
   * show all that was done before; throws `GeneratorStopped` where the signal comes first.
   */
  async of(place: SchedulePlace, replacesPlayed: boolean, stop: AbortSignal): Promise<GenerationTask> {
    const state = await this.decider.state(scheduleStream, place.league)
    const inTheWay = planInTheWay(state, await this.plans.of(state))
    if (inTheWay) throw new Refused(inTheWay)
    if (!(await caughtUpOf(this.runner)(await this.store.head(), stop))) throw new GeneratorStopped()
    return this.check(place, replacesPlayed)
  }

  /** Refuses what cannot be generated, from what documents show now. */
  async check(place: SchedulePlace, replacesPlayed: boolean): Promise<GenerationTask> {
    const task = await this.situation(place, replacesPlayed)
    const fault = generationFault(task.from.details, task.teams.length)
    if (fault) throw new Refused(fault)
    return task
  }

  /** The same of a schedule that may be too large, or have too few teams or no slots; games that are `changed` as they would be. */
  async situation(place: SchedulePlace, replacesPlayed: boolean, changed: readonly Placing[] = []): Promise<GenerationTask> {
    const [state, now, asDraft] = await Promise.all([
      this.decider.state(scheduleStream, place.league),
      this.leagueTeams.of(place),
      this.isDraft(place),
    ])
    const schedule = existingSchedule(state, place.schedule)
    if (!schedule) throw new Refused(SCHEDULE_NOT_FOUND)
    const { details } = schedule
    const { replaces, keeps } = await this.gamesBefore(schedule, replacesPlayed)
    const games = await this.leagueGames.of(place, state, new Set(replaces), changed)
    return {
      place,
      from: { details, plans: state.plans },
      teams: now.teams,
      replaces,
      keeps,
      replacesPlayed,
      asDraft,
      input: generationInput(details, { ...now, ...games }),
    }
  }

  /** The games of the schedule that are there, or about to come back: played ones stay, unless somebody confirmed that they go. */
  async gamesBefore(schedule: Schedule, replacesPlayed: boolean): Promise<GamesBefore> {
    const states = await this.games.of(currentGeneration(schedule)?.weeks.keys() ?? [])
    const scheduled = [...states].flatMap(([id, game]) => {
      if (isComingBack(schedule, game)) return [{ id, stays: false }]
      return game.kind === 'active' ? [{ id, stays: isPlayed(game) && !replacesPlayed }] : []
    })
    return {
      replaces: scheduled.filter(({ stays }) => !stays).map(({ id }) => id),
      keeps: scheduled.filter(({ stays }) => stays).map(({ id }) => id),
    }
  }

  /** Whether an organization works with drafts. */
  async isDraft({ organization }: Pick<SchedulePlace, 'organization'>): Promise<boolean> {
    const state = await this.decider.state(organizationStream, organization)
    return state.kind === 'active' && schedulesAreDrafts(state.flags)
  }
}
