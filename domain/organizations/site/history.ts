import type { FactRecords } from '../../history/fact-record'
import { changeInWords } from '../../history/words'
import type { SiteContentSet, SiteFact } from './events'
import { choiceInWords, isSitePage, siteFieldOf, sitePage } from '../../pages/site-fields'

const about = ({ organization }: SiteFact['data']) => ({ organization })

/** `the welcome of the page Home`; a field that no page has any more by its name. */
const fieldInWords = (page: string, field: string) => {
  const label = siteFieldOf(page, field)?.label ?? field
  return `${label} of ${isSitePage(page) ? sitePage(page).title : page} on the website`
}

/** What the history of organizations shows of their sites; the texts themselves would be too long for a sentence. */
export const SITE_HISTORY = {
  SiteTemplateChosen: {
    version: 1,
    about,
    sentence: ({ was, is }) => `changed the template of the website from ${was} to ${is}`,
  },
  SiteContentSet: {
    version: 1,
    about,
    sentence: ({ page, field, was, is }) => {
      const known = siteFieldOf(page, field)
      if (known?.kind === 'choice') {
        const inWords = (chosen: SiteContentSet['data']['is']) => `“${choiceInWords(known, chosen)}”`
        return changeInWords(fieldInWords(page, field), inWords(was), inWords(is))
      }
      return `${is === null ? 'removed' : was === null ? 'wrote' : 'changed'} ${fieldInWords(page, field)}`
    },
  },
} as const satisfies FactRecords<SiteFact>
