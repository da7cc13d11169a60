import type { FactRecords } from '../../history/fact-record'
import type { AttributeFact } from './events'

const about = ({ organization }: AttributeFact['data']) => ({ organization })

/** What the history of organizations shows of the attributes of their players. */
export const ATTRIBUTE_HISTORY = {
  AttributeAdded: { version: 1, about, sentence: ({ name }) => `added the player attribute ${name}` },
  AttributeVisibilitySet: {
    version: 1,
    about,
    sentence: ({ attribute, is }, nameOf) => `${is ? 'hid' : 'showed'} the player attribute ${nameOf('attribute', attribute)}`,
  },
  AttributesOrdered: { version: 1, about, sentence: () => 'changed the order of the player attributes' },
  AttributesReset: { version: 1, about, sentence: () => 'reset the player attributes to the default' },
} as const satisfies FactRecords<AttributeFact>
