import { Injectable } from '@nestjs/common'
import type { AttributeId } from '@fullcourt/domain/ids/kinds'
import { playerCard } from '@fullcourt/projections/players/player'
import { Documents } from '../../documents/documents'

/** Of which own attributes players have values. */
@Injectable()
export class AttributeUse {
  constructor(private readonly documents: Documents) {}

  /** Whether a player who was not erased has a value of it. */
  async isUsed(attribute: AttributeId): Promise<boolean> {
    const [first] = await this.documents.list(playerCard, { index: 'ownAttribute', key: String(attribute), limit: 1 })
    return first !== undefined
  }
}
