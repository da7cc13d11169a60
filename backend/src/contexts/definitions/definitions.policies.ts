import { definitionStream } from '@fullcourt/domain/definitions/state'
import { playerStream } from '@fullcourt/domain/players/state'
import type { AttributeId } from '@fullcourt/domain/ids/kinds'
import type { Decider } from '../../core/facts/decider'
import type { Policy } from '../../core/facts/policy'
import { BringBackAttribute } from './definitions.commands'

/** An attribute of which a player got a value while a reset removed it comes back (docs/facts.md#rules-over-several-streams). */
export const bringBackUsedAttribute = (decider: Decider): Policy<'AttributeValueSet'> => ({
  name: 'bring-back-used-attribute',
  on: ['AttributeValueSet'],
  onRefused: 'log',
  plan: async ({ data: { organization, player, attribute } }, call) => {
    const [owner, { removed }] = await Promise.all([
      decider.state(playerStream, player),
      decider.state(definitionStream, organization),
    ])
    const isUsed = owner.kind !== 'unknown' && owner.kind !== 'erased' && attribute in owner.values
    if (!isUsed || !removed.some(({ id }) => id === attribute)) return []
    return [new BringBackAttribute(call('bring back'), { organization, attribute })]
  },
})

/** Attributes of which players had values that a reset did not know of yet come back (docs/facts.md#rules-over-several-streams). */
export const bringBackUsedAttributes = (isUsed: (attribute: AttributeId) => Promise<boolean>): Policy<'AttributesReset'> => ({
  name: 'bring-back-used-attributes',
  on: ['AttributesReset'],
  looksAtDocuments: true,
  onRefused: 'log',
  plan: async ({ data: { organization, removed } }, call) => {
    const used = await Promise.all(removed.map(isUsed))
    return removed
      .filter((_, i) => used[i])
      .map(attribute => new BringBackAttribute(call(attribute), { organization, attribute }))
  },
})
