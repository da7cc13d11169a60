import { specification } from '../../testing/specification'
import { created, deleted } from '../organizations.examples'
import * as decisions from './decide'
import type { SiteFact, SiteValue } from './events'
import { siteStream, type Site, type SiteStreamFact } from './state'
import type { SiteTemplate } from '../../pages/site-templates'

/** Words in which the specs describe a site: `site(chosen('adult')).when(choose('youth')).then(chosen('youth', 'adult'))`. */
export const given = specification<Site, SiteStreamFact>(siteStream.initial, siteStream.evolve)

const organization = 1
export const organizationDeleted = deleted() as SiteStreamFact
/** The site of an organization that exists. */
export const site = (...history: SiteStreamFact[]) => given(created() as SiteStreamFact, ...history)

// What happened.
export const chosen = (is: SiteTemplate, was: SiteTemplate = 'generic'): SiteFact => ({
  type: 'SiteTemplateChosen',
  data: { organization, was, is },
})
export const set = (page: string, field: string, is: SiteValue | null, was: SiteValue | null = null): SiteFact => ({
  type: 'SiteContentSet',
  data: { organization, page, field, was, is },
})

// What is wanted.
export const choose = (template: string) => (state: Site) => decisions.chooseTemplate(state, { organization, template })
export const write = (content: decisions.WantedContent) => (state: Site) =>
  decisions.writeContent(state, { organization, content })
