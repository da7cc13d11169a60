import type { StreamOf } from '../../facts/stream-of'
import type { OrganizationId } from '../../ids/kinds'
import type { OrganizationCreated, OrganizationDeleted, OrganizationRestored } from '../events'
import type { SiteContentSet, SiteFact, SiteValue } from './events'
import { DEFAULT_TEMPLATE, type SiteTemplate } from '../../pages/site-templates'

/** What an organization wrote, by page and field; what is missing is left to the template. */
export type SiteContent = { readonly [page: string]: { readonly [field: string]: SiteValue } }

/** The site of an organization: its template, and what was written on its pages. */
export type Site = {
  readonly organization: 'unknown' | 'active' | 'deleted'
  readonly template: SiteTemplate
  readonly content: SiteContent
}

export type SiteStreamFact = SiteFact | OrganizationCreated | OrganizationDeleted | OrganizationRestored

/** The content after a field was set; read models fold it the same way. */
export const withContent = (
  content: SiteContent,
  { page, field, is }: Pick<SiteContentSet['data'], 'page' | 'field' | 'is'>,
): SiteContent => {
  const others = Object.fromEntries(Object.entries(content[page] ?? {}).filter(([name]) => name !== field))
  const fields = is === null ? others : { ...others, [field]: is }
  const pages = Object.entries(content).filter(([name]) => name !== page)
  return Object.fromEntries(Object.keys(fields).length === 0 ? pages : [...pages, [page, fields]])
}

const evolve = (site: Site, fact: SiteStreamFact): Site => {
  switch (fact.type) {
    case 'OrganizationCreated':
    case 'OrganizationRestored':
      return { ...site, organization: 'active' }
    case 'OrganizationDeleted':
      return { ...site, organization: 'deleted' }
    case 'SiteTemplateChosen':
      return { ...site, template: fact.data.is }
    case 'SiteContentSet':
      return { ...site, content: withContent(site.content, fact.data) }
  }
}

/** The template as a part of the organization, and a field of a page. */
export const TEMPLATE_PART = 'site template'
export const contentPart = (page: string, field: string): string => `site ${page} ${field}`

const partsOf = (fact: SiteStreamFact): readonly string[] => {
  switch (fact.type) {
    case 'SiteTemplateChosen':
      return [TEMPLATE_PART]
    case 'SiteContentSet':
      return [contentPart(fact.data.page, fact.data.field)]
    default:
      return []
  }
}

export const siteStream: StreamOf<Site, SiteStreamFact, OrganizationId> = {
  name: organization => `organization-${organization}`,
  initial: { organization: 'unknown', template: DEFAULT_TEMPLATE, content: {} },
  evolve,
  partsOf,
}
