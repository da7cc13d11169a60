import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { endPeriod } from '@fullcourt/domain/games/end-period'
import { gameStream } from '@fullcourt/domain/games/state'
import type { GameId, PeriodId } from '@fullcourt/domain/ids/kinds'
import type { CommandContext } from '../../facts/command-context'
import { expecting } from '../../facts/expected-revision'
import { Decider } from '../../facts/decider'
import type { Scope } from '../../http/scope'
import { BracketAccess } from '../../access/bracket-access'
import { GameAccess } from '../../access/game-access'
import { GamePeriods } from './game-periods'

/** Ends a period of both teams; `expectedRevision` is the latest revision of the periods as the scorer read them. */
export class EndPeriod {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly game: GameId,
    readonly period: PeriodId,
    readonly expectedRevision?: number,
  ) {}
}

@CommandHandler(EndPeriod)
export class EndPeriodHandler implements ICommandHandler<EndPeriod> {
  constructor(
    private readonly decider: Decider,
    private readonly games: GameAccess,
    private readonly brackets: BracketAccess,
    private readonly periods: GamePeriods,
  ) {}

  async execute({ context, scope, game, period, expectedRevision }: EndPeriod) {
    const place = await this.games.placeOf(scope, game)
    const known = await this.periods.of(place)
    return this.decider.handle({
      stream: gameStream,
      id: game,
      context,
      organization: place.organization,
      decide: await this.brackets.guarded(place, [], state => endPeriod(state, { period, known })),
      expectedRevision: expecting(expectedRevision, [`period:${period}`]),
    })
  }
}
