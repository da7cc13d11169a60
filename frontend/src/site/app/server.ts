/** Entry of the server bundle: exactly what `SiteRenderer` promises. */
import { adminDocument, adminPolicy, siteDocument, sitePolicy } from '../document'
import { pageParameters } from '../page-parameters'
import { embedPolicy, renderEmbed } from '../embeds/render-embed'
import { pagesOf } from './pages'
import { rendererOf } from './render'
import type { SiteRenderer } from '@fullcourt/domain/pages/render-contract'
import { themeOf } from '../../ui/theme'

const renderer: SiteRenderer = {
  parameters: pageParameters,
  render: rendererOf(pagesOf),
  renderEmbed,
  embedPolicy,
  siteDocument,
  adminDocument,
  sitePolicy,
  adminPolicy,
  themeOf,
}

export { renderer }
