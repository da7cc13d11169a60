import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { MoveTeam, MoveTeamHandler } from '../../entries/commands/move-team.command'
import { NameCaptain, NameCaptainHandler } from '../../entries/commands/name-captain.command'
import type { CommandContext } from '../../facts/command-context'
import type { Outcome } from '../../facts/decider'
import { ChangeTeam, ChangeTeamHandler } from './change-team.command'

/**
 * Changes a team and its place: its captain in a league, or the league that it plays in. They are kept in two streams, so that both
 * are decided before the first is written (docs/facts.md#commands).
 */
export class ChangeTeamWithPlace {
  readonly context: CommandContext

  constructor(
    readonly place: NameCaptain | MoveTeam,
    readonly team: ChangeTeam,
  ) {
    this.context = team.context
  }
}

@CommandHandler(ChangeTeamWithPlace)
export class ChangeTeamWithPlaceHandler implements ICommandHandler<ChangeTeamWithPlace> {
  constructor(
    private readonly changeTeam: ChangeTeamHandler,
    private readonly nameCaptain: NameCaptainHandler,
    private readonly moveTeam: MoveTeamHandler,
  ) {}

  async execute({ context, place, team }: ChangeTeamWithPlace): Promise<Outcome> {
    const change = { ...team, context }
    await this.changeTeam.check(change)
    const placed = await this.changePlace({ ...place, context })
    return both(placed, await this.changeTeam.execute(change))
  }

  private changePlace(place: NameCaptain | MoveTeam): Promise<Outcome> {
    return 'to' in place ? this.moveTeam.execute(place) : this.nameCaptain.execute(place)
  }
}

/** What a caller of both reads next must have seen both. */
const both = (one: Outcome, other: Outcome): Outcome => {
  const last = (one.position ?? '') > (other.position ?? '') ? one : other
  return { ...last, facts: [...one.facts, ...other.facts] }
}
