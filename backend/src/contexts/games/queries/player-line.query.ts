import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import { refuse } from '@fullcourt/domain/facts/decision'
import type { GameId, PlayerId, TeamId } from '@fullcourt/domain/ids/kinds'
import type { SheetLine } from '@fullcourt/projections/games/game-sheet'
import { Refused } from '../../../core/facts/refused'
import type { Scope } from '../../../core/http/scope'
import { PlayerIdentity } from '../../../core/identity/player-identity'
import type { PlayerLineAnswer } from '../box-score.answers'
import { GameDocuments } from './game-documents'
import { playerLineAnswer } from './player-line-answer'

/** One player's line in one game, with its revision: as it was just written, else as it is, which merged players have in several. */
export class PlayerLineQuery {
  constructor(
    readonly scope: Scope,
    readonly game: GameId,
    readonly player: PlayerId,
    readonly team: TeamId | undefined,
    readonly written?: SheetLine,
  ) {}
}

const NO_LINE = refuse('not-found', 'The player has no line in this game.')

@QueryHandler(PlayerLineQuery)
export class PlayerLineQueryHandler implements IQueryHandler<PlayerLineQuery> {
  constructor(
    private readonly games: GameDocuments,
    private readonly identity: PlayerIdentity,
  ) {}

  async execute({ scope, game, player, team, written }: PlayerLineQuery): Promise<PlayerLineAnswer> {
    const shown = await this.games.of(scope, game)
    const { card, sheet } = shown
    const [person, ...merged] = (await this.identity.identities(card.context.organization)).idsOf(player)
    const isHis = (one: SheetLine) => one.player === person && (team === undefined || card.context[one.side].team === team)
    const own = merged.length === 0 ? written : undefined
    const line = own ?? sheet.lines.find(isHis)
    if (line === undefined) throw new Refused(NO_LINE)
    return playerLineAnswer(shown, line)
  }
}
