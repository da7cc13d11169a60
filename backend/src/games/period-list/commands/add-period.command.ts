import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { addPeriod } from '@fullcourt/domain/games/period-list/decide'
import { periodStream } from '@fullcourt/domain/games/period-list/state'
import type { OrganizationId, SportId } from '@fullcourt/domain/ids/kinds'
import type { CommandContext } from '../../../facts/command-context'
import { Decider } from '../../../facts/decider'

/** Adds a period of an organization's own to a sport. */
export class AddPeriod {
  constructor(
    readonly context: CommandContext,
    readonly organization: OrganizationId,
    readonly sport: SportId,
    readonly name: string,
  ) {}
}

@CommandHandler(AddPeriod)
export class AddPeriodHandler implements ICommandHandler<AddPeriod> {
  constructor(private readonly decider: Decider) {}

  async execute({ context, organization, sport, name }: AddPeriod) {
    const period = await context.nextId('period')
    const outcome = await this.decider.handle({
      stream: periodStream,
      id: organization,
      context,
      organization,
      decide: state => addPeriod(state, { organization, sport, period, name }),
    })
    return { ...outcome, id: period }
  }
}
