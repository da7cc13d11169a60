import type { SiteFact } from '@fullcourt/domain/organizations/site/events'
import { withContent, type SiteContent } from '@fullcourt/domain/organizations/site/state'
import { DEFAULT_TEMPLATE, type SiteTemplate } from '@fullcourt/domain/pages/site-templates'
import { projection } from '../projection'

/** The site of an organization: its template, and what was written. The revision is that of the last change, 0 before the first. */
export type SiteDocument = { readonly revision: number; readonly template: SiteTemplate; readonly content: SiteContent }

/** The site of an organization that has neither chosen nor written anything. */
export const BLANK_SITE: SiteDocument = { revision: 0, template: DEFAULT_TEMPLATE, content: {} }

const siteOf = ({ organization }: SiteFact['data']) => [String(organization)]

export const siteContent = projection<SiteDocument, SiteFact>('siteContent', { version: 1, initial: () => BLANK_SITE })
  .on('SiteTemplateChosen', siteOf, (site, { is }, { fact: { revision } }) => ({ ...site, revision, template: is }))
  .on('SiteContentSet', siteOf, (site, data, { fact: { revision } }) => ({
    ...site,
    revision,
    content: withContent(site.content, data),
  }))
