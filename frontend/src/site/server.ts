/** Entry of the server bundle: exactly what `SiteRenderer` promises. */
import { adminDocument, adminPolicy, siteDocument, sitePolicy } from './document'
import { render } from './render'
import type { SiteRenderer } from './render-contract'
import { themeOf } from '../ui/theme'

const renderer: SiteRenderer = { render, siteDocument, adminDocument, sitePolicy, adminPolicy, themeOf }

export { renderer }
