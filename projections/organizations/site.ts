import type { SiteFact } from '@fullcourt/domain/organizations/site/events'
import { withContent, type SiteContent } from '@fullcourt/domain/organizations/site/state'
import { DEFAULT_TEMPLATE, type SiteTemplate } from '@fullcourt/domain/pages/site-templates'
import { projection } from '../projection'

/**
 * The site of an organization: its template, and what was written. Revision and moment (ISO 8601) are those of the last change, 0
 * and null before the first.
 */
export type SiteDocument = {
  readonly revision: number
  readonly changedAt: string | null
  readonly template: SiteTemplate
  readonly content: SiteContent
}

/** The site of an organization that has neither chosen nor written anything. */
export const BLANK_SITE: SiteDocument = { revision: 0, changedAt: null, template: DEFAULT_TEMPLATE, content: {} }

const siteOf = ({ organization }: SiteFact['data']) => [String(organization)]

type Change = { readonly fact: { readonly revision: number; readonly metadata: { readonly time: string } } }

const at = ({ fact: { revision, metadata } }: Change) => ({ revision, changedAt: metadata.time })

export const siteContent = projection<SiteDocument, SiteFact>('siteContent', { version: 2, initial: () => BLANK_SITE })
  .on('SiteTemplateChosen', siteOf, (site, { is }, change) => ({ ...site, ...at(change), template: is }))
  .on('SiteContentSet', siteOf, (site, data, change) => ({
    ...site,
    ...at(change),
    content: withContent(site.content, data),
  }))
