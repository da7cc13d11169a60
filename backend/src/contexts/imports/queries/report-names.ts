import { Injectable } from '@nestjs/common'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import { playersIn, withPlayerNames } from '@fullcourt/domain/imports/named-reports'
import { fullName } from '@fullcourt/domain/players/full-name'
import { activeOf } from '@fullcourt/projections/card'
import { playerCard } from '@fullcourt/projections/players/player'
import { Documents } from '../../../storage/documents/documents'
import { PlayerNameReader } from '../../../core/readers/player-name-reader'

/** Reports are stored with ids of players, so that no name is in the log; an answer puts the names in. */
@Injectable()
export class ReportNames {
  constructor(
    private readonly documents: Documents,
    private readonly players: PlayerNameReader,
  ) {}

  /** Only players of the import's organization are named: a file may write anything that looks like an id. */
  async in(reports: readonly string[], organization: OrganizationId): Promise<string[]> {
    const cards = await this.documents.getMany(playerCard, playersIn(reports))
    const own = [...cards.values()].flatMap(card => activeOf(card) ?? []).filter(card => card.organization === organization)
    const names = await this.players.of(own.map(({ id }) => id))
    const nameOf = (id: number) => {
      const name = names.get(id)
      return name === undefined || name.removed ? undefined : fullName(name)
    }
    return reports.map(report => withPlayerNames(report, nameOf))
  }
}
