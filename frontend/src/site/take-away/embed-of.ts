import { callAddress } from '../../api/address'
import { escapeHtml } from '../escape'
import type { PublicSite } from '../site'
import { originOf, type EmbedOf } from './addresses'

const embedHeight = 480

/** The HTML that shows a part of the site on another website, for its author to paste. */
export const embedOf = (site: PublicSite, { page, ...query }: EmbedOf, name: string) => {
  const src = originOf(site) + (site.tenant?.prefix ?? '') + callAddress(`/embed/${page}`, {}, query)
  const title = `${page === 'standings' ? 'Standings' : 'Schedule'} of ${name}`
  return `<iframe src="${escapeHtml(src)}" title="${escapeHtml(title)}" width="100%" height="${embedHeight}" style="border:0" loading="lazy"></iframe>`
}
