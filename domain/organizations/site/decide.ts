import { facts, factsOrNothing, nothing, refuse, refuseField, type Decision } from '../../facts/decision'
import type { OrganizationId } from '../../ids/kinds'
import { ORGANIZATION_NOT_FOUND } from '../decide'
import type { SiteContentSet, SiteFact } from './events'
import { siteFieldOf } from '../../pages/site-fields'
import type { Site } from './state'
import { isSiteTemplate, SITE_TEMPLATES } from '../../pages/site-templates'
import { siteValue } from './value'

type Place = { readonly organization: OrganizationId }

export const chooseTemplate = (
  site: Site,
  { organization, template }: Place & { readonly template: string },
): Decision<SiteFact> => {
  if (site.organization !== 'active') return ORGANIZATION_NOT_FOUND
  if (!isSiteTemplate(template)) return refuseField('template', `Template must be one of ${SITE_TEMPLATES.join(', ')}.`)
  if (template === site.template) return nothing
  return facts({ type: 'SiteTemplateChosen', data: { organization, was: site.template, is: template } })
}

/** Content as a form gives it, by page and field; null leaves a field to the template. */
export type WantedContent = { readonly [page: string]: unknown }

/** Whether something given names fields. */
export const isFields = (fields: unknown): fields is Readonly<Record<string, unknown>> =>
  typeof fields === 'object' && fields !== null && !Array.isArray(fields)

/** Writes the named fields of pages; fields that are not named stay. */
export const writeContent = (
  site: Site,
  { organization, content }: Place & { readonly content: WantedContent },
): Decision<SiteFact> => {
  if (site.organization !== 'active') return ORGANIZATION_NOT_FOUND
  const written: SiteContentSet[] = []
  for (const [page, fields] of Object.entries(content)) {
    if (!isFields(fields)) return refuse('invalid', 'Content must name the fields of each page.')
    for (const [field, given] of Object.entries(fields)) {
      const known = siteFieldOf(page, field)
      if (!known) return refuse('invalid', 'Content names a field that no page has.')
      const checked = siteValue(known, given)
      if ('kind' in checked) return checked
      const was = site.content[page]?.[field] ?? null
      if (JSON.stringify(checked.value) !== JSON.stringify(was))
        written.push({ type: 'SiteContentSet', data: { organization, page, field, was, is: checked.value } })
    }
  }
  return factsOrNothing(written)
}
