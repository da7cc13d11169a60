import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { setThirdPlace } from '@fullcourt/domain/brackets/decide'
import { bracketStream, thirdPlacePart } from '@fullcourt/domain/brackets/state'
import { DivisionAccess, type DivisionInSeason } from '../../access/division-access'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import { expecting } from '../../facts/expected-revision'
import type { Scope } from '../../http/scope'

/** Says whether the losers of the semifinals of a division play for third place. */
export class SetThirdPlace {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly at: DivisionInSeason,
    readonly is: boolean,
    /** The revision at which the form read the bracket. */
    readonly expectedRevision?: number,
  ) {}
}

@CommandHandler(SetThirdPlace)
export class SetThirdPlaceHandler implements ICommandHandler<SetThirdPlace> {
  constructor(
    private readonly decider: Decider,
    private readonly divisions: DivisionAccess,
  ) {}

  async execute({ context, scope, at, is, expectedRevision }: SetThirdPlace) {
    const place = await this.divisions.placeInSeason(scope, at)
    return this.decider.handle({
      stream: bracketStream,
      id: place.season,
      context,
      organization: place.organization,
      decide: brackets => setThirdPlace(brackets, { ...place, is }),
      expectedRevision: expecting(expectedRevision, [thirdPlacePart(place.division)]),
    })
  }
}
