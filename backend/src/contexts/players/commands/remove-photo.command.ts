import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Sealed } from '@fullcourt/domain/facts/sealed'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import type { CommandContext } from '../../../core/facts/command-context'
import { WROTE_NOTHING, type Outcome } from '../../../core/facts/decider'
import type { People } from '../../../storage/people/people'
import { PEOPLE } from '../../../core/injection/tokens'
import { Photos } from '../../../core/uploads/photos'

/** Removes the file of a photo that was taken away or replaced; `address` is what the player's details had. */
export class RemovePhoto {
  constructor(
    readonly context: CommandContext,
    readonly data: { readonly player: PlayerId; readonly address: Sealed },
  ) {}
}

@CommandHandler(RemovePhoto)
export class RemovePhotoHandler implements ICommandHandler<RemovePhoto> {
  constructor(
    private readonly photos: Photos,
    @Inject(PEOPLE) private readonly people: People,
  ) {}

  /** The photos of a player who was erased are gone already. */
  async execute({ data: { player, address } }: RemovePhoto): Promise<Outcome> {
    const opened = await this.people.open(`player-${player}`, address)
    if (opened !== null) await this.photos.remove(player, opened)
    return WROTE_NOTHING
  }
}
