import { Injectable } from '@nestjs/common'
import { groupBy } from '@fullcourt/domain/facts/group-by'
import type { GameId, OrganizationId } from '@fullcourt/domain/ids/kinds'
import type { Identities } from '@fullcourt/domain/players/merging/identities'
import { addLines } from '@fullcourt/domain/statistics/add-lines'
import { gameSheet, type GameSheet, type SheetLine } from '@fullcourt/projections/games/game-sheet'
import { Documents } from '../../storage/documents/documents'
import { PlayerIdentity } from './player-identity'

/** Lines of one person and side as one, which was changed when the last of them was. */
const resolvedLines = (lines: readonly SheetLine[], { masterOf }: Identities): readonly SheetLine[] => {
  return groupBy(lines, ({ player, side }) => `${masterOf(player)}-${side}`).map(same => ({
    player: masterOf(same[0].player),
    side: same[0].side,
    line: addLines(same.map(({ line }) => line)),
    revision: Math.max(...same.map(({ revision }) => revision)),
  }))
}

/** The sheets of games as answers show them: a person has at most one line of each side, under the id that they have now. */
@Injectable()
export class GameSheets {
  constructor(
    private readonly documents: Documents,
    private readonly identity: PlayerIdentity,
  ) {}

  async get(organization: OrganizationId, game: GameId): Promise<GameSheet | undefined> {
    return (await this.getMany(organization, [game])).get(String(game))
  }

  /** Those that exist, by the game's id. */
  async getMany(organization: OrganizationId, games: Iterable<GameId>): Promise<ReadonlyMap<string, GameSheet>> {
    const [sheets, identities] = await Promise.all([
      this.documents.getMany(gameSheet, games),
      this.identity.identities(organization),
    ])
    return new Map([...sheets].map(([id, sheet]) => [id, { ...sheet, lines: resolvedLines(sheet.lines, identities) }]))
  }
}
