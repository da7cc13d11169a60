import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { refuse } from '@fullcourt/domain/facts/decision'
import type { LeagueId, PlanId } from '@fullcourt/domain/ids/kinds'
import { hasFollowed } from '@fullcourt/domain/games/state'
import { scheduleStream } from '@fullcourt/domain/schedules/state'
import type { CommandContext } from '../../../core/facts/command-context'
import type { CommandOutcome, CommandWithContext } from '../../../core/facts/command-with-context'
import { Decider, WROTE_NOTHING } from '../../../core/facts/decider'
import { Refused } from '../../../core/facts/refused'
import { GameStates } from '../game-states'

/** What became of a planned swap so far; one that is not carried out may still be refused. */
export type SettledSwap = CommandOutcome & { readonly isCarriedOut: boolean }

/** Tells what became of a planned swap: refuses with the reason where a half was refused, so that nothing came of it. */
export class SettleSwap implements CommandWithContext<SettledSwap> {
  declare readonly outcome?: SettledSwap

  constructor(
    readonly context: CommandContext,
    readonly data: { readonly league: LeagueId; readonly plan: PlanId },
  ) {}
}

@CommandHandler(SettleSwap)
export class SettleSwapHandler implements ICommandHandler<SettleSwap> {
  constructor(
    private readonly decider: Decider,
    private readonly games: GameStates,
  ) {}

  async execute({ data: { league, plan } }: SettleSwap): Promise<SettledSwap> {
    const { refused, swaps } = await this.decider.state(scheduleStream, league)
    const [step] = refused.get(plan) ?? []
    if (step) throw new Refused(refuse('conflict', step.why))
    const swap = swaps.get(plan)
    const states = await this.games.of(swap?.games.map(({ game }) => game) ?? [])
    const isCarriedOut = [...states.values()].every(game => hasFollowed(game, swap?.fact))
    return { ...WROTE_NOTHING, isCarriedOut }
  }
}
