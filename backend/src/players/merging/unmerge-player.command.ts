import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import { unmergePlayer } from '@fullcourt/domain/players/merging/decide'
import { mergesStream } from '@fullcourt/domain/players/merging/state'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import { within, type Scope } from '../../http/scope'
import { MergeParties } from './merge-parties'

/** Undoes one merge, whatever was merged or edited since. */
export class UnmergePlayer {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly master: PlayerId,
    readonly duplicate: PlayerId,
  ) {}
}

@CommandHandler(UnmergePlayer)
export class UnmergePlayerHandler implements ICommandHandler<UnmergePlayer> {
  constructor(
    private readonly decider: Decider,
    private readonly parties: MergeParties,
  ) {}

  async execute({ context, scope, master, duplicate }: UnmergePlayer) {
    const organization = await this.parties.organizationOf(scope, master)
    await this.parties.organizationOf(within(scope, organization), duplicate)
    const outcome = await this.decider.handle({
      stream: mergesStream,
      id: organization,
      context,
      organization,
      decide: merges => unmergePlayer(merges, { organization, master, duplicate }),
    })
    return { ...outcome, id: await this.parties.shownAfterUndo(scope, { master, duplicate }) }
  }
}
