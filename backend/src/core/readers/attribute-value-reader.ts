import { Inject, Injectable } from '@nestjs/common'
import type { AttributeId, OrganizationId, PlayerId } from '@fullcourt/domain/ids/kinds'
import { attributesOf, NO_LISTS, type ListedAttribute } from '@fullcourt/domain/definitions/lists'
import type { Known } from '@fullcourt/projections/card'
import { definitionLists } from '@fullcourt/projections/definitions/definition-lists'
import type { PlayerCard } from '@fullcourt/projections/players/player'
import { Documents } from '../../storage/documents/documents'
import type { Scope } from '../http/scope'
import { PEOPLE } from '../injection/tokens'
import type { People, PersonSealed } from '../../storage/people/people'
import type { AttributeValueAnswer } from './attribute-value.answers'

type ValueCard = Pick<Known<PlayerCard>, 'id' | 'organization' | 'values'>
type Placed = PersonSealed & { readonly player: PlayerId; readonly attribute: AttributeId; readonly name: string }

const placedValues = ({ id: player, values }: ValueCard, list: readonly ListedAttribute[]): readonly Placed[] =>
  list.flatMap(({ id: attribute, name }) => {
    const sealed = values[attribute]
    return sealed === undefined ? [] : [{ player, attribute, name, person: `player-${player}` as const, sealed }]
  })

/**
 * What players have of their organization's attributes: for staff all of it, for the public that of visible ones
 * (docs/people.md#attributes).
 */
@Injectable()
export class AttributeValueReader {
  constructor(
    private readonly documents: Documents,
    @Inject(PEOPLE) private readonly people: People,
  ) {}

  /** By player, in the order of the attributes. */
  async of(scope: Scope, cards: readonly ValueCard[]): Promise<ReadonlyMap<PlayerId, AttributeValueAnswer[]>> {
    const lists = await this.lists(scope, new Set(cards.map(({ organization }) => organization)))
    const placed = cards.flatMap(card => placedValues(card, lists.get(card.organization) ?? []))
    const opened = await this.people.openMany(placed)
    const values = new Map<PlayerId, AttributeValueAnswer[]>(cards.map(({ id }) => [id, []]))
    placed.forEach(({ player, attribute, name }, i) => {
      const value = opened[i]
      if (value != null) values.get(player)?.push({ attribute_id: attribute, value, attribute: { attribute_name: name } })
    })
    return values
  }

  private async lists(
    scope: Scope,
    of: ReadonlySet<OrganizationId>,
  ): Promise<ReadonlyMap<OrganizationId, readonly ListedAttribute[]>> {
    const found = await this.documents.getMany(definitionLists, of)
    const listOf = (organization: OrganizationId) => attributesOf(found.get(String(organization))?.lists ?? NO_LISTS)
    const shown = (organization: OrganizationId) =>
      scope.kind === 'public' ? listOf(organization).filter(({ hidden }) => !hidden) : listOf(organization)
    return new Map([...of].map(organization => [organization, shown(organization)]))
  }
}
