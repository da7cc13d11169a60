import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { SitePageName } from '@fullcourt/domain/pages/site-fields'
import { publicPage, type PublicPageName } from '@fullcourt/domain/pages/public-pages'
import { pageAbout } from '../page'
import { Answer } from '../parts/Answer'
import type { PageAt, PageHead, PublicSite } from '../site'
import type { Ask } from '../site-query'
import { pageContentOf, type ShownContent } from '../templates/queries'

/** A page that an organization writes, or its template. */
export type ContentPageName = SitePageName & PublicPageName

/** Title and description of such a page; its texts are edited where the organization is. */
export const contentHead = (page: ContentPageName, describe: (site: PublicSite) => string, { site }: PageAt): PageHead => ({
  title: publicPage(page).title,
  description: describe(site),
  ...(site.organization && { editedAt: `/organizations/${site.organization.id}?website=${page}` as const }),
})

/** What is shown on such a page. */
export type ContentProps<Name extends ContentPageName> = { readonly site: PublicSite; readonly shown: ShownContent<Name> }

/** Such a page: what it asks and says about itself, and its view of what it is answered. */
export const contentPage = <Name extends ContentPageName>(
  name: Name,
  describe: (site: PublicSite) => string,
  View: ComponentType<ContentProps<Name>>,
) => {
  const AnsweredPage = ({ site }: PageAt) => (
    <Answer of={useQuery(pageContentOf(site, name))}>{shown => <View site={site} shown={shown} />}</Answer>
  )
  const about = pageAbout({
    queries: ({ site }: PageAt, ask: Ask) => ask(pageContentOf(site, name)),
    head: (_, at) => contentHead(name, describe, at),
  })
  return { component: AnsweredPage, ...about }
}
