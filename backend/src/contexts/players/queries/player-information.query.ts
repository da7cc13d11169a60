import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import type { Scope } from '../../../core/http/scope'
import { didNotPlay } from '@fullcourt/domain/statistics/line'
import { PlayedLines } from './played-lines'
import { MergedPlayerReader } from './merged-players'
import { PlayerReader } from './player-reader'
import type { PlayerInformationAnswer } from '../players.answers'
import { TeamHistories } from './team-histories'

/** Everything that staff may see of one player. */
export class PlayerInformationQuery {
  constructor(
    readonly scope: Scope,
    readonly player: PlayerId,
  ) {}
}

@QueryHandler(PlayerInformationQuery)
export class PlayerInformationQueryHandler implements IQueryHandler<PlayerInformationQuery> {
  constructor(
    private readonly players: PlayerReader,
    private readonly histories: TeamHistories,
    private readonly merged: MergedPlayerReader,
    private readonly lines: PlayedLines,
  ) {}

  async execute({ scope, player: id }: PlayerInformationQuery): Promise<PlayerInformationAnswer> {
    const person = await this.players.person(scope, id)
    const entries = await this.lines.of(person.ids)
    const [player, teamHistory, merged] = await Promise.all([
      this.players.player(scope, person),
      this.histories.of(person.ids, entries),
      this.merged.into(person),
    ])
    const lines = entries.flatMap(entry => entry.lines)
    const games = new Set(lines.filter(({ line }) => !didNotPlay(line)).map(({ game }) => game)).size
    return { ...player, organization_id: person.card.organization, teamHistory, merged, games, lines: lines.length }
  }
}
