import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { recordSheet } from '@fullcourt/domain/games/decide'
import type { BoxScoreLine } from '@fullcourt/domain/games/events'
import { gameStream } from '@fullcourt/domain/games/state'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import { expecting } from '../../facts/expected-revision'
import type { Scope } from '../../http/scope'
import { PlayerIdentity } from '../../identity/player-identity'
import { BracketAccess } from '../../access/bracket-access'
import { GameAccess } from '../../access/game-access'

/** The named lines of a sheet as they shall be, with one append; others stay. For jobs: the sides are known to them. */
export class RecordSheet {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly game: GameId,
    readonly lines: readonly BoxScoreLine[],
    /** The revision at which the lines were looked at. */
    readonly expectedRevision?: number,
  ) {}
}

@CommandHandler(RecordSheet)
export class RecordSheetHandler implements ICommandHandler<RecordSheet> {
  constructor(
    private readonly decider: Decider,
    private readonly games: GameAccess,
    private readonly brackets: BracketAccess,
    private readonly identity: PlayerIdentity,
  ) {}

  async execute({ context, scope, game, lines, expectedRevision }: RecordSheet) {
    const place = await this.games.placeOf(scope, game)
    const { organization } = place
    const { idsOf, masterOf } = await this.identity.now(organization)
    const resolved = lines.map(line => ({ ...line, player: masterOf(line.player) }))
    return this.decider.handle({
      stream: gameStream,
      id: game,
      context,
      organization,
      decide: await this.brackets.guarded(place, [], state =>
        recordSheet(state, { lines: resolved, mergedInto: player => idsOf(player).slice(1) }),
      ),
      expectedRevision: expecting(
        expectedRevision,
        resolved.flatMap(({ side, player }) => idsOf(player).map(id => `line:${side}:${id}`)),
      ),
    })
  }
}
