import type { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { ENGLISH_FORMS } from '@fullcourt/domain/pages/locale-forms'
import { inForms } from '../../ui/format/forms'
import { createReadApi, type Send } from '../../api/read-api'
import { isRefusal } from '../../api/api-error'
import { documentAttributes } from '../document'
import { escapeHtml } from '../escape'
import { homepageClass } from '../homepage'
import { headTags, missingHead } from '../head'
import { isStaff, loadBars, viewsOfBars } from '../shell/late-bars'
import { matchPage, pathInside, withoutSlashAtEnd, type Match } from '../match'
import { loadSheet } from '../take-away/load-sheet'
import { siteAtMoment, tenantName, type RoutedPage, type PageAt, type PageHead, type PublicSite } from '../site'
import type { AnswerAddress, RenderedPage, SiteRenderer, SiteTenant } from '@fullcourt/domain/pages/render-contract'
import { askingThrough, siteQueryClient } from '../site-query'
import { SiteApp } from './SiteApp'
import { answersOf, writeState } from '../state'

const throughBackend =
  (answer: AnswerAddress): Send =>
  call =>
    answer(call.address)

const redirectTo = (location: string): RenderedPage => ({
  status: 200,
  redirect: location,
  head: '',
  html: '',
  state: '',
  attributes: '',
  bodyClass: '',
  views: [],
  problem: null,
})

const brokenHead: PageHead = { title: 'Something went wrong', description: 'This page could not be shown.', hidden: true }

type Outcome = { status: RenderedPage['status']; head: PageHead; problem: unknown }

/** Brings in what the page needs and says what became of it. What the server refuses to answer, no page can be made of. */
const prepare = async (match: Match | undefined, at: PageAt, client: QueryClient): Promise<Outcome> => {
  if (!match) return { status: 404, head: missingHead, problem: null }
  try {
    const [head] = await Promise.all([match.page.prepare(at, askingThrough(client)), match.page.load(), loadSheet()])
    return { status: 200, head, problem: null }
  } catch (problem) {
    if (isRefusal(problem)) return { status: 404, head: missingHead, problem: null }
    return { status: 500, head: brokenHead, problem }
  }
}

type Place = { site: PublicSite; prefix: string; url: URL; client: QueryClient; missing: boolean; head: PageHead }

const htmlOf = ({ site, prefix, url, client, missing, head }: Place) =>
  renderToString(
    <StaticRouter basename={prefix} location={url.pathname + url.search}>
      <SiteApp
        site={site}
        client={client}
        missingAt={missing ? pathInside(prefix, url.pathname) + url.search : null}
        noted={null}
        head={head}
      />
    </StaticRouter>,
  )

/** In the words of a call that broke (`/api`), so that both are reported alike. */
const notedAs = (request: string) => `Quote ${request} when you report it.`

const noticeOf = (request: string) =>
  `<main class="broken"><h1>Something went wrong</h1><p>This page could not be shown. ${escapeHtml(notedAs(request))} <a href="">Try again</a></p></main>`

/** The same as `htmlOf`, or why it could not be made. */
const attempt = (place: Place): { html: string; problem: unknown } => {
  try {
    return { html: htmlOf(place), problem: null }
  } catch (problem) {
    return { html: '', problem }
  }
}

type PagesOf = (of: { tenant: SiteTenant | null }) => readonly RoutedPage[]

/** Renders public pages; see `render-contract.ts`. */
export const rendererOf =
  (pagesOf: PagesOf): SiteRenderer['render'] =>
  async (
    address,
    {
      tenant: tenantNow,
      missing: isNobodys = false,
      isNobodysHost = false,
      now,
      position,
      theme,
      user,
      forms = ENGLISH_FORMS,
      analytics = null,
      request,
      answer,
    },
  ) => {
    const url = new URL(`http://site${address}`)
    const better = withoutSlashAtEnd(url.pathname)
    if (better) return redirectTo(better + url.search)

    const asOf = url.searchParams.get('asOf')
    const tenant = tenantNow && asOf ? { ...tenantNow, asOf } : tenantNow
    const prefix = tenant?.prefix ?? ''
    const api = createReadApi(throughBackend(answer), tenantName(tenant), tenant?.asOf)
    const site = siteAtMoment({ tenant, isNobodysHost, theme, user, analytics, api, pages: pagesOf({ tenant }) }, now)
    const client = siteQueryClient('server')
    const match = isNobodys ? undefined : matchPage(site.pages, pathInside(prefix, url.pathname))
    const at: PageAt = { id: match?.id ?? 0, search: url.searchParams, site }
    const [{ status, head, problem }] = await Promise.all([prepare(match, at, client), loadBars(site)])

    const missing = status === 404
    const made =
      problem === null ? inForms(forms, () => attempt({ site, prefix, url, client, missing, head })) : { html: '', problem }
    const rendered = made.problem === null
    return {
      status: rendered ? status : 500,
      redirect: null,
      head: headTags(head, match, at),
      html: rendered ? made.html : noticeOf(request),
      state: writeState({
        tenant,
        isNobodysHost,
        today: site.today,
        theme,
        user,
        missing,
        rendered,
        noted: rendered ? null : notedAs(request),
        analytics,
        forms,
        editedAt: (isStaff(site) && head.editedAt) || null,
        season: head.season ?? null,
        answers: rendered ? answersOf(client) : [],
      }),
      attributes: documentAttributes({
        theme,
        brand: tenant?.brand ?? null,
        position,
        look: tenant?.look,
        colours: tenant?.organization.colors,
      }),
      bodyClass: homepageClass(url.pathname),
      views: [...(match ? [match.page.view] : []), ...viewsOfBars(site)],
      problem: made.problem,
    }
  }
