import { Injectable } from '@nestjs/common'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import { NUMBER_ATTRIBUTE } from '@fullcourt/domain/definitions/lists'
import { activeOf } from '@fullcourt/projections/card'
import { playerCard } from '@fullcourt/projections/players/player'
import { Documents } from '../../storage/documents/documents'
import type { Scope } from '../http/scope'
import { AttributeValueReader } from './attribute-value-reader'

/** The shirt numbers of players: what they have of the attribute `Number`, as far as the caller may see it. */
@Injectable()
export class ShirtNumberReader {
  constructor(
    private readonly documents: Documents,
    private readonly values: AttributeValueReader,
  ) {}

  async of(scope: Scope, players: Iterable<PlayerId>): Promise<ReadonlyMap<PlayerId, string>> {
    const cards = await this.documents.getMany(playerCard, players)
    const values = await this.values.of(
      scope,
      [...cards.values()].flatMap(card => activeOf(card) ?? []),
    )
    return new Map(
      [...values].flatMap(([player, all]) => {
        const number = all.find(({ attribute_id }) => attribute_id === NUMBER_ATTRIBUTE)
        return number ? [[player, number.value] as const] : []
      }),
    )
  }
}
