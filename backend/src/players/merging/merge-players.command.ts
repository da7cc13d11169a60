import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { mergePlayers } from '@fullcourt/domain/players/merging/decide'
import { mergesStream } from '@fullcourt/domain/players/merging/state'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import type { Scope } from '../../http/scope'
import { MergeParties, type NamedMerge } from './merge-parties'

/** Merges duplicates into a player: from now on they are shown and counted as one, and each merge can be undone. */
export class MergePlayers {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly named: NamedMerge,
  ) {}
}

@CommandHandler(MergePlayers)
export class MergePlayersHandler implements ICommandHandler<MergePlayers> {
  constructor(
    private readonly decider: Decider,
    private readonly parties: MergeParties,
  ) {}

  async execute({ context, scope, named }: MergePlayers) {
    const merge = await this.parties.of(scope, named)
    const { organization } = merge
    return this.decider.handle({
      stream: mergesStream,
      id: organization,
      context,
      organization,
      decide: merges => mergePlayers(merges, merge),
    })
  }
}
