import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Decision } from '@fullcourt/domain/facts/decision'
import { isPlayed } from '@fullcourt/domain/games/decide'
import type { GameId, LeagueId, PlanId } from '@fullcourt/domain/ids/kinds'
import type { LeaguePlace } from '@fullcourt/domain/leagues/events'
import type { ScheduleFact } from '@fullcourt/domain/schedules/events'
import { undoDraft } from '@fullcourt/domain/schedules/draft-decisions'
import { undoGeneration, type UndoGeneration } from '@fullcourt/domain/schedules/plan'
import { scheduleStream, type LeagueSchedules, type Swap } from '@fullcourt/domain/schedules/state'
import { twiceFault, undoSwap } from '@fullcourt/domain/schedules/swap'
import type { CommandContext } from '../../../core/facts/command-context'
import type { CommandOutcome, CommandWithContext } from '../../../core/facts/command-with-context'
import { Decider } from '../../../core/facts/decider'
import type { Scope } from '../../../core/http/scope'
import { GameStates } from '../game-states'
import { Publishings } from '../pending/publishings'
import { PlansInProgress } from '../plans-in-progress'
import { ScheduleAccess } from '../schedule-access'
import { SwapSituations } from '../swap-situations'

/** Takes a generation, the draft of one, a swap or published changes back, all of it or nothing. The games follow by a policy. */
export class UndoPlan implements CommandWithContext<UndonePlan> {
  declare readonly outcome?: UndonePlan

  constructor(
    readonly context: CommandContext,
    readonly data: { readonly scope: Scope; readonly plan: PlanId; readonly only?: readonly GameId[] | undefined },
  ) {}
}

/** The plan of a swap that takes one back, and its league; null where a generation was taken back. */
export type UndonePlan = CommandOutcome & { readonly swap: { readonly league: LeagueId; readonly plan: PlanId } | null }

const swapOf = ({ league }: LeaguePlace, plan: PlanId | undefined): UndonePlan['swap'] =>
  plan === undefined ? null : { league, plan }

type Undone = Pick<UndoGeneration, 'plan' | 'only'>

type Decide = (state: LeagueSchedules) => Decision<ScheduleFact>

const generationOf = ({ schedules }: LeagueSchedules, plan: PlanId) => {
  const found = [...schedules.values()].map(({ id, generations }) => ({
    id,
    generation: generations.find(one => one.plan === plan),
  }))
  return found.find(({ generation }) => generation !== undefined)
}

/** Undefined where the plan is no draft. */
const ofDraft = (place: LeaguePlace, { schedules }: LeagueSchedules, draft: PlanId): Decide | undefined => {
  const schedule = [...schedules.values()].find(({ drafts }) => drafts.has(draft))
  return schedule && (now => undoDraft(now, { place: { ...place, schedule: schedule.id }, draft }))
}

@CommandHandler(UndoPlan)
export class UndoPlanHandler implements ICommandHandler<UndoPlan> {
  constructor(
    private readonly decider: Decider,
    private readonly access: ScheduleAccess,
    private readonly games: GameStates,
    private readonly plans: PlansInProgress,
    private readonly situations: SwapSituations,
    private readonly publishings: Publishings,
  ) {}

  async execute({ context, data: { scope, plan: undoes, only } }: UndoPlan): Promise<UndonePlan> {
    const place = await this.access.leagueOfPlan(scope, undoes)
    const state = await this.decider.state(scheduleStream, place.league)
    const swap = state.swaps.get(undoes)
    const published = await this.publishings.of(undoes)
    const plan = swap || published ? await context.nextId('plan') : undefined
    const done = await this.decider.done(scheduleStream, place.league, context)
    if (done) return { ...done, swap: swapOf(place, swap && plan) }
    const decide =
      published && plan !== undefined
        ? await this.publishings.undoing(place, published, plan)
        : swap && plan !== undefined
          ? await this.ofSwap(place, state, swap, plan)
          : (ofDraft(place, state, undoes) ?? (await this.ofGeneration(place, state, { plan: undoes, only })))
    const outcome = await this.decider.handle({
      stream: scheduleStream,
      id: place.league,
      context,
      organization: place.organization,
      decide,
    })
    return { ...outcome, swap: swapOf(place, swap && plan) }
  }

  /** Of a generation whose games are being made, those go as well that are not there yet, and come back that are not gone yet. */
  private async ofGeneration(place: LeaguePlace, state: LeagueSchedules, { plan, only }: Undone): Promise<Decide> {
    const found = generationOf(state, plan)
    const { adds = [], replaces = [] } = found?.generation ?? {}
    const [seen, games] = await Promise.all([this.plans.of(state), this.games.of([...adds, ...replaces])])
    const isBeingMade = seen.inProgress.some(({ schedule }) => schedule === found?.id)
    const mayGo = (id: number) => {
      const game = games.get(id)
      return game === undefined || game.kind === 'unknown' ? isBeingMade : game.kind === 'active' && !isPlayed(game)
    }
    const comesBack = (id: number, fact: string) => {
      const game = games.get(id)
      return isBeingMade || (game?.kind === 'deleted' && game.cause === fact)
    }
    return now => undoGeneration(now, { place, plan, seen, mayGo, comesBack, only })
  }

  private async ofSwap(place: LeaguePlace, state: LeagueSchedules, swap: Swap, plan: PlanId): Promise<Decide> {
    const { seen, around } = await this.situations.of(state, {
      games: swap.games.map(({ game }) => game),
      dates: swap.games.flatMap(({ was, is }) => [was.date, is.date]),
    })
    return now => {
      const decision = undoSwap(now, { place, undoes: swap.plan, plan, seen })
      const [fact] = decision.kind === 'facts' ? decision.facts : []
      if (fact?.type !== 'GamesSwapPlanned') return decision
      return twiceFault(fact.data.games, around, around.nameOf) ?? decision
    }
  }
}
