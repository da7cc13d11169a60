import { Inject, Injectable } from '@nestjs/common'
import type { OrganizationId, PlayerId } from '@fullcourt/domain/ids/kinds'
import { attributesOf } from '@fullcourt/domain/definitions/lists'
import { definitionStream } from '@fullcourt/domain/definitions/state'
import { checkedValues, type ValueText } from '@fullcourt/domain/players/attribute-value'
import type { WantedValue } from '@fullcourt/domain/players/decide'
import type { AttributeValues } from '@fullcourt/domain/players/state'
import { Decider } from '../../../core/facts/decider'
import { orThrow } from '../../../core/facts/refused'
import { PEOPLE } from '../../../core/injection/tokens'
import type { People } from '../../../storage/people/people'
import { sealDetails } from './sealed-details'

/** A player, and the values that they have. */
type Owner = { readonly id: PlayerId; readonly organization: OrganizationId; readonly values: AttributeValues }

/** Values of a player's attributes as a decision takes them: of the types of the attributes, sealed with their key. */
@Injectable()
export class SealedValues {
  constructor(
    private readonly decider: Decider,
    @Inject(PEOPLE) private readonly people: People,
  ) {}

  /** Only what differs from what they have: the same text sealed again would look like another one. */
  async change(player: Owner, wanted: readonly ValueText[]): Promise<readonly WantedValue[]> {
    if (wanted.length === 0) return []
    const { lists } = await this.decider.state(definitionStream, player.organization)
    const checked = orThrow(checkedValues(attributesOf(lists), wanted))
    const before = await this.opened(player, checked)
    const changed = checked.filter(({ value }, i) => value !== before[i])
    const sealed = await sealDetails(this.people, player.id, Object.fromEntries(changed.map(one => [one.attribute, one.value])))
    return changed.map(({ attribute }) => ({ attribute, value: sealed[attribute] ?? null }))
  }

  private async opened({ id, values }: Owner, of: readonly ValueText[]): Promise<readonly (string | null)[]> {
    const has = of.flatMap(({ attribute }) => values[attribute] ?? [])
    const opened = (await this.people.openMany(has.map(sealed => ({ person: `player-${id}` as const, sealed })))).values()
    return of.map(({ attribute }) => (values[attribute] === undefined ? null : (opened.next().value ?? null)))
  }
}
