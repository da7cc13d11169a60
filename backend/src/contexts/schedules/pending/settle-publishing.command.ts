import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { refuse } from '@fullcourt/domain/facts/decision'
import type { LeagueId, PlanId } from '@fullcourt/domain/ids/kinds'
import { hasFollowed } from '@fullcourt/domain/games/state'
import { scheduleStream } from '@fullcourt/domain/schedules/state'
import type { CommandContext } from '../../../core/facts/command-context'
import type { CommandOutcome, CommandWithContext } from '../../../core/facts/command-with-context'
import { Decider, WROTE_NOTHING } from '../../../core/facts/decider'
import { Refused } from '../../../core/facts/refused'
import { ChangesSeenReader } from './changes-seen'

/** What became of published changes so far; those that are not all made may still be taken back. */
export type SettledPublishing = CommandOutcome & { readonly isCarriedOut: boolean }

/** Tells what became of published changes: refuses with the reason where one was refused, so that nothing came of any. */
export class SettlePublishing implements CommandWithContext<SettledPublishing> {
  declare readonly outcome?: SettledPublishing

  constructor(
    readonly context: CommandContext,
    readonly data: { readonly league: LeagueId; readonly plan: PlanId },
  ) {}
}

@CommandHandler(SettlePublishing)
export class SettlePublishingHandler implements ICommandHandler<SettlePublishing> {
  constructor(
    private readonly decider: Decider,
    private readonly reader: ChangesSeenReader,
  ) {}

  async execute({ data: { league, plan } }: SettlePublishing): Promise<SettledPublishing> {
    const { refused, published } = await this.decider.state(scheduleStream, league)
    const [step] = refused.get(plan) ?? []
    const changes = published?.plan === plan ? published.changes : []
    const seen = await this.reader.ofGames(changes.map(({ game }) => game))
    if (step) throw new Refused(refuse('conflict', `${seen.nameOf(step.game)}: ${step.why} Nothing was published.`))
    const isCarriedOut = changes.every(({ game }) => hasFollowed(seen.gameNow(game), published?.fact))
    return { ...WROTE_NOTHING, isCarriedOut }
  }
}
