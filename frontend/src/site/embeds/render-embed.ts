import { createHash } from 'node:crypto'
import type { SiteRenderer } from '@fullcourt/domain/pages/render-contract'
import { isRefusal } from '../../api/api-error'
import { createReadApi } from '../../api/read-api'
import { pathInside } from '../match'
import { siteAtMoment, tenantName, type PageAt } from '../site'
import { askingThrough, siteQueryClient } from '../site-query'
import { embeds } from './embeds'
import { embedStyle } from './embed-style'
import { missingEmbed } from './missing-embed'

const missing = { status: 404, html: missingEmbed('There is no such table or schedule.'), problem: null } as const

/** Makes the document of an embed; see `render-contract.ts`. */
export const renderEmbed: SiteRenderer['renderEmbed'] = async (address, { tenant, now, theme, answer }) => {
  const url = new URL(`http://site${address}`)
  const make = embeds[pathInside(tenant?.prefix ?? '', url.pathname)]
  if (!make || !tenant) return missing
  const api = createReadApi(({ address }) => answer(address), tenantName(tenant))
  const at: PageAt = { id: 0, search: url.searchParams, site: siteAtMoment({ tenant, theme, user: null, api, pages: [] }, now) }
  try {
    return { status: 200, html: await make(at, askingThrough(siteQueryClient('server'))), problem: null }
  } catch (problem) {
    if (isRefusal(problem)) return missing
    return { status: 500, html: missingEmbed('This could not be shown. Try again soon.'), problem }
  }
}

/** Any website may show it in a frame; nothing in it runs or is loaded. */
export const embedPolicy = () =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(embedStyle).digest('base64')}'`,
    "style-src-attr 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ')
