import type { AttributeId } from '@fullcourt/domain/ids/kinds'
import type { Policy } from '../../../core/facts/policy'
import { BringBackAttribute } from '../definitions.commands'

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
