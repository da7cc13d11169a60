import type { FactRecords } from '../../history/fact-record'
import { detailsChanged, text, type FieldWords } from '../../history/words'
import type { MenuFact, MenuLinkDetails } from './events'

const DETAILS: FieldWords<MenuLinkDetails> = {
  label: ['the label', text],
  slug: ['the address', text],
  url: ['the url', text],
  shown: ['the place in the menu', shown => (shown ? 'shown' : 'hidden')],
}

const about = ({ organization }: MenuFact['data']) => ({ organization })

/** What the history of organizations shows of their menus. */
export const MENU_HISTORY = {
  MenuLinkAdded: { version: 1, about, sentence: ({ details }) => `added the link ${details.label} to the menu` },
  MenuLinkChanged: {
    version: 1,
    about,
    sentence: ({ link, ...change }, nameOf) => detailsChanged(DETAILS, change, nameOf('link', link)),
  },
  MenuLinksOrdered: { version: 1, about, sentence: () => 'changed the order of the menu' },
  MenuLinkRemoved: { version: 1, about, sentence: ({ details }) => `removed the link ${details.label} from the menu` },
  MenuLinkRestored: { version: 1, about, sentence: ({ details }) => `brought back the link ${details.label} of the menu` },
} as const satisfies FactRecords<MenuFact>
