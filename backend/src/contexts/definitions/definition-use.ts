import { Injectable } from '@nestjs/common'
import type { OwnKind } from '@fullcourt/domain/definitions/decide'
import { attributesOf } from '@fullcourt/domain/definitions/lists'
import { definitionStream } from '@fullcourt/domain/definitions/state'
import type { AttributeId, OrganizationId } from '@fullcourt/domain/ids/kinds'
import { periodCard } from '@fullcourt/projections/games/period'
import { playerCard } from '@fullcourt/projections/players/player'
import { Documents } from '../../storage/documents/documents'
import { Decider } from '../../core/facts/decider'

/**
 * What of an organization's own is used: players have values of it, or games scores in it. What is entered in the same moment may be
 * missed: an attribute is brought back by a policy, a period keeps its name in that game, though it is offered no more.
 */
@Injectable()
export class DefinitionUse {
  constructor(
    private readonly decider: Decider,
    private readonly documents: Documents,
  ) {}

  usedIn(organization: OrganizationId, kind: OwnKind): Promise<ReadonlySet<number>> {
    return kind === 'attribute' ? this.attributes(organization) : this.periods(organization)
  }

  /** Whether a player who was not erased has a value of it. */
  async isUsedAttribute(attribute: AttributeId): Promise<boolean> {
    const [first] = await this.documents.list(playerCard, { index: 'ownAttribute', key: String(attribute), limit: 1 })
    return first !== undefined
  }

  private async attributes(organization: OrganizationId): Promise<ReadonlySet<number>> {
    const list = attributesOf((await this.decider.state(definitionStream, organization)).lists)
    const found = await Promise.all(list.map(({ id }) => this.isUsedAttribute(id)))
    return new Set(list.flatMap(({ id }, i) => (found[i] ? [id] : [])))
  }

  private async periods(organization: OrganizationId): Promise<ReadonlySet<number>> {
    const periods = await this.documents.active(periodCard, { index: 'organization', key: String(organization) })
    return new Set(periods.flatMap(({ id, games }) => (games > 0 ? [id] : [])))
  }
}
