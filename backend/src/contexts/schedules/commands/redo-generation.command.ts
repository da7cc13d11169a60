import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { seasonStream } from '@fullcourt/domain/entries/state'
import { SIDES } from '@fullcourt/domain/games/sides'
import { gameStream } from '@fullcourt/domain/games/state'
import type { GameId, PlanId } from '@fullcourt/domain/ids/kinds'
import type { LeaguePlace } from '@fullcourt/domain/leagues/events'
import { redoGeneration, type RedoSeen } from '@fullcourt/domain/schedules/redo'
import { scheduleStream, type LeagueSchedules } from '@fullcourt/domain/schedules/state'
import type { CommandContext } from '../../../core/facts/command-context'
import type { CommandOutcome, CommandWithContext } from '../../../core/facts/command-with-context'
import { Decider } from '../../../core/facts/decider'
import type { Scope } from '../../../core/http/scope'
import { GameStates } from '../game-states'
import { ScheduleAccess } from '../schedule-access'
import { SwapSituations } from '../swap-situations'

/** Lets a generation that was taken back hold again, all of it or nothing (docs/history.md#undo). The games follow by a policy. */
export class RedoGeneration implements CommandWithContext {
  constructor(
    readonly context: CommandContext,
    readonly data: { readonly scope: Scope; readonly plan: PlanId },
  ) {}
}

const gamesOf = ({ schedules }: LeagueSchedules, plan: PlanId): readonly GameId[] =>
  [...schedules.values()].flatMap(({ undone }) =>
    undone.flatMap(({ generation, removes }) => (generation.plan === plan ? [...removes, ...generation.replaces] : [])),
  )

@CommandHandler(RedoGeneration)
export class RedoGenerationHandler implements ICommandHandler<RedoGeneration> {
  constructor(
    private readonly decider: Decider,
    private readonly access: ScheduleAccess,
    private readonly games: GameStates,
    private readonly situations: SwapSituations,
  ) {}

  async execute({ context, data: { scope, plan } }: RedoGeneration): Promise<CommandOutcome> {
    const place = await this.access.leagueOfPlan(scope, plan)
    const state = await this.decider.state(scheduleStream, place.league)
    const done = await this.decider.done(scheduleStream, place.league, context)
    if (done) return done
    const seen = await this.seen(place, state, plan)
    return this.decider.handle({
      stream: scheduleStream,
      id: place.league,
      context,
      organization: place.organization,
      decide: now => redoGeneration(now, { place, plan, seen }),
    })
  }

  private async seen({ season }: LeaguePlace, state: LeagueSchedules, plan: PlanId): Promise<RedoSeen> {
    const games = gamesOf(state, plan)
    const [states, { entries }, situation] = await Promise.all([
      this.games.of(games),
      this.decider.state(seasonStream, season),
      this.situations.of(state, { games, dates: [] }),
    ])
    const gameNow: RedoSeen['gameNow'] = id => states.get(id) ?? gameStream.initial
    const outOf: RedoSeen['outOf'] = id => {
      const game = gameNow(id)
      if (game.kind === 'unknown') return []
      const left = SIDES.map(side => game.context[side]).filter(({ entry }) => entries.get(entry)?.left !== false)
      return left.map(({ team }) => situation.around.nameOf(team))
    }
    return { plans: situation.seen.plans, gameNow, outOf, nameOf: situation.seen.nameOf }
  }
}
