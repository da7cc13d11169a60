import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Decision } from '@fullcourt/domain/facts/decision'
import { isPlayed, slotOf } from '@fullcourt/domain/games/decide'
import type { Game } from '@fullcourt/domain/games/state'
import type { GameId, PlanId } from '@fullcourt/domain/ids/kinds'
import type { LeaguePlace } from '@fullcourt/domain/leagues/events'
import type { ScheduleFact } from '@fullcourt/domain/schedules/events'
import { undoGeneration } from '@fullcourt/domain/schedules/plan'
import { scheduleStream, type LeagueSchedules, type Swap } from '@fullcourt/domain/schedules/state'
import { undoFault, undoSwap } from '@fullcourt/domain/schedules/swap'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import { leaguesOf, SurroundingsReader } from '../../games/queries/surroundings-reader'
import type { Scope } from '../../http/scope'
import { GameStates } from '../game-states'
import { ScheduleAccess } from '../schedule-access'

/** Takes a generation or a swap back; what came after it stays. The games follow by a policy. */
export class UndoPlan {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly plan: PlanId,
  ) {}
}

type Decide = (state: LeagueSchedules) => Decision<ScheduleFact>
type Games = ReadonlyMap<GameId, Game>

/** The games that a generation put where they are. */
const addedBy = ({ schedules }: LeagueSchedules, plan: PlanId): readonly GameId[] => {
  const generations = [...schedules.values()].flatMap(schedule => schedule.generations)
  return generations.find(generation => generation.plan === plan)?.adds ?? []
}

const scheduled = (games: Games, id: GameId) => {
  const game = games.get(id)
  return game?.kind === 'scheduled' ? game : undefined
}

@CommandHandler(UndoPlan)
export class UndoPlanHandler implements ICommandHandler<UndoPlan> {
  constructor(
    private readonly decider: Decider,
    private readonly access: ScheduleAccess,
    private readonly games: GameStates,
    private readonly surroundings: SurroundingsReader,
  ) {}

  async execute({ context, scope, plan: undoes }: UndoPlan) {
    const place = await this.access.leagueOfPlan(scope, undoes)
    const state = await this.decider.state(scheduleStream, place.league)
    const swap = state.swaps.get(undoes)
    const decide = swap
      ? await this.ofSwap(place, swap, await context.nextId('plan'))
      : await this.ofGeneration(place, state, undoes)
    return this.decider.handle({ stream: scheduleStream, id: place.league, context, organization: place.organization, decide })
  }

  private async ofGeneration(place: LeaguePlace, state: LeagueSchedules, plan: PlanId): Promise<Decide> {
    const open = await this.games.open(addedBy(state, plan))
    return now => undoGeneration(now, { place, plan, mayGo: game => open.has(game) })
  }

  private async ofSwap(place: LeaguePlace, swap: Swap, plan: PlanId): Promise<Decide> {
    const games = await this.games.of(swap.games.map(({ game }) => game))
    const now = (id: GameId) => {
      const game = scheduled(games, id)
      return game && { slot: slotOf(game.details), played: isPlayed(game) }
    }
    const contexts = swap.games.flatMap(({ game }) => scheduled(games, game)?.context ?? [])
    const teams = contexts.flatMap(({ home, away }) => [home.team, away.team])
    const dates = swap.games.flatMap(({ was, is }) => [was.date, is.date])
    const around = await this.surroundings.of({ season: place.season, leagues: leaguesOf(contexts), teams, dates })
    return state => {
      const decision = undoSwap(state, { place, undoes: swap.plan, plan, now })
      const [fact] = decision.kind === 'facts' ? decision.facts : []
      if (fact?.type !== 'GamesSwapPlanned') return decision
      const back = fact.data.games.map(({ game, is }) => ({ game, was: is }))
      return undoFault(back, around, around.nameOf) ?? decision
    }
  }
}
