import type { QueryClient } from '@tanstack/react-query'
import { matchPage } from './match'
import type { PublicSite } from './site'
import { askingThrough } from './site-query'

const savesData = () => (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Brings a page's chunk and answers in before it is opened. What fails here is asked again, and reported, by the page. */
export const prefetch = (to: string, site: PublicSite, client: QueryClient) => {
  const { pathname, searchParams } = new URL(to, 'http://site')
  const match = matchPage(site.pages, pathname)
  if (!match || savesData()) return
  const at = { id: match.id, search: searchParams, site }
  void Promise.allSettled([match.page.load(), match.page.prepare(at, askingThrough(client))]).then(([code]) => {
    if (code.status === 'rejected') match.page.forgetFailure()
  })
}
