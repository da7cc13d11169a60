import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { NameCaptain } from './entries.commands'
import { MoveTeam, MoveTeamHandler } from './move-team.command'
import type { CommandContext } from '../../core/facts/command-context'
import type { Outcome } from '../../core/facts/decider'
import { ChangeTeam } from '../teams/teams.commands'

type ChangedPlace = InstanceType<typeof NameCaptain> | MoveTeam

/**
 * Changes a team and its place: its captain in a league, or the league that it plays in. They are kept in two streams, so that both
 * are decided before the first is written (docs/facts.md#commands).
 */
export class ChangeTeamWithPlace {
  constructor(
    readonly context: CommandContext,
    readonly data: { readonly place: ChangedPlace; readonly team: InstanceType<typeof ChangeTeam> },
  ) {}
}

@CommandHandler(ChangeTeamWithPlace)
export class ChangeTeamWithPlaceHandler implements ICommandHandler<ChangeTeamWithPlace> {
  constructor(
    @Inject(ChangeTeam.handler) private readonly changeTeam: InstanceType<typeof ChangeTeam.handler>,
    @Inject(NameCaptain.handler) private readonly nameCaptain: InstanceType<typeof NameCaptain.handler>,
    private readonly moveTeam: MoveTeamHandler,
  ) {}

  async execute({ context, data: { place, team } }: ChangeTeamWithPlace): Promise<Outcome> {
    const change = new ChangeTeam(context, team.data)
    await this.changeTeam.check(change)
    const placed = await this.changePlace(context, place)
    return both(placed, await this.changeTeam.execute(change))
  }

  private changePlace(context: CommandContext, { data }: ChangedPlace): Promise<Outcome> {
    return 'to' in data
      ? this.moveTeam.execute(new MoveTeam(context, data))
      : this.nameCaptain.execute(new NameCaptain(context, data))
  }
}

/** What a caller of both reads next must have seen both. */
const both = (one: Outcome, other: Outcome): Outcome => {
  const last = (one.position ?? '') > (other.position ?? '') ? one : other
  return { ...last, facts: [...one.facts, ...other.facts] }
}
