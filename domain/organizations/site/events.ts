import type { Fact } from '../../facts/fact'
import type { OrganizationId } from '../../ids/kinds'
import type { SiteTemplate } from '../../pages/site-templates'

/** One entry of a list: what its fields hold, those that are empty left out. */
export type SiteItem = { readonly [field: string]: string }

/** What an organization wrote: a text or an address, the id of a player, or a list. */
export type SiteValue = string | number | readonly SiteItem[]

export type SiteTemplateChosen = Fact<'SiteTemplateChosen', { organization: OrganizationId; was: SiteTemplate; is: SiteTemplate }>
/** What a page says in one of its fields; null leaves it to the template. */
export type SiteContentSet = Fact<
  'SiteContentSet',
  { organization: OrganizationId; page: string; field: string; was: SiteValue | null; is: SiteValue | null }
>

export type SiteFact = SiteTemplateChosen | SiteContentSet
