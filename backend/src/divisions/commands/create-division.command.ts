import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { bracketStream } from '@fullcourt/domain/brackets/state'
import { createDivision } from '@fullcourt/domain/divisions/decide'
import type { SeasonId } from '@fullcourt/domain/ids/kinds'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import type { Scope } from '../../http/scope'
import { DivisionAccess } from '../../access/division-access'

/** Creates a division of a season, without teams. */
export class CreateDivision {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly season: SeasonId,
    readonly name: string,
  ) {}
}

@CommandHandler(CreateDivision)
export class CreateDivisionHandler implements ICommandHandler<CreateDivision> {
  constructor(
    private readonly decider: Decider,
    private readonly divisions: DivisionAccess,
  ) {}

  async execute({ context, scope, season, name }: CreateDivision) {
    const organization = await this.divisions.organizationOf(scope, season)
    const division = await context.nextId('division')
    const outcome = await this.decider.handle({
      stream: bracketStream,
      id: season,
      context,
      organization,
      decide: state => createDivision(state, { organization, season, division, name }),
    })
    return { ...outcome, id: division }
  }
}
