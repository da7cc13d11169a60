import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { OrganizationId, PlayerId } from '@fullcourt/domain/ids/kinds'
import { erasePlayer } from '@fullcourt/domain/players/decide'
import { playerStream } from '@fullcourt/domain/players/state'
import type { CommandContext } from '../facts/command-context'
import { Decider } from '../facts/decider'

/** Erases what is stored of a person under one more of his ids. */
export class EraseMergedPlayer {
  constructor(
    readonly context: CommandContext,
    readonly organization: OrganizationId,
    readonly player: PlayerId,
  ) {}
}

@CommandHandler(EraseMergedPlayer)
export class EraseMergedPlayerHandler implements ICommandHandler<EraseMergedPlayer> {
  constructor(private readonly decider: Decider) {}

  execute({ context, organization, player }: EraseMergedPlayer) {
    return this.decider.handle({ stream: playerStream, id: player, context, organization, decide: erasePlayer })
  }
}
