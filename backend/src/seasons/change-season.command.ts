import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { fieldsOf } from '@fullcourt/domain/facts/change'
import type { SeasonId } from '@fullcourt/domain/ids/kinds'
import { changeSeason } from '@fullcourt/domain/seasons/decide'
import type { SeasonDetails } from '@fullcourt/domain/seasons/events'
import { seasonPart, seasonsStream } from '@fullcourt/domain/seasons/state'
import type { CommandContext } from '../facts/command-context'
import { expecting } from '../facts/expected-revision'
import { Decider } from '../facts/decider'
import type { Scope } from '../http/scope'
import { SeasonAccess } from '../access/season-access'

/** Changes details of a season; `active` makes it the only active one of its sport, or no longer active. */
export class ChangeSeason {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly season: SeasonId,
    readonly wanted: Partial<SeasonDetails>,
    readonly active?: boolean,
    /** The revision at which the form read the season. */
    readonly expectedRevision?: number,
  ) {}
}

@CommandHandler(ChangeSeason)
export class ChangeSeasonHandler implements ICommandHandler<ChangeSeason> {
  constructor(
    private readonly decider: Decider,
    private readonly seasons: SeasonAccess,
  ) {}

  async execute({ context, scope, season, wanted, active, expectedRevision }: ChangeSeason) {
    const organization = await this.seasons.organizationOf(scope, season)
    return this.decider.handle({
      stream: seasonsStream,
      id: organization,
      context,
      organization,
      decide: seasons => changeSeason(seasons, { season, wanted, ...(active === undefined ? {} : { active }) }),
      expectedRevision: expecting(
        expectedRevision,
        fieldsOf({ ...wanted, active }).map(field => seasonPart(season, field)),
      ),
    })
  }
}
