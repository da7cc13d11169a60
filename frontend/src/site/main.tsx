import '../ui/tokens.css'
import '../ui/fonts.css'
import '../ui/base.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { createApi, overTheWire } from '../api/client'
import { matchPage, pathInside } from './match'
import { pagesOf } from './pages'
import { siteOnDay, tenantName } from './site'
import { siteQueryClient } from './site-query'
import { SiteApp } from './SiteApp'
import { cacheAnswers, readState } from './state'

/** Takes the page over where the server left it. */
const takeOver = async () => {
  const { tenant, today, theme, missing, rendered, answers } = readState()
  const api = createApi(overTheWire, tenantName(tenant))
  const site = siteOnDay({ tenant, theme, api, pages: pagesOf({ tenant }) }, today)
  const client = siteQueryClient('browser')
  cacheAnswers(client, answers)

  const prefix = tenant?.prefix ?? ''
  const inside = pathInside(prefix, window.location.pathname)
  const app = (
    <BrowserRouter basename={prefix}>
      <SiteApp site={site} client={client} missingAt={missing ? inside + window.location.search : null} />
    </BrowserRouter>
  )
  const root = document.getElementById('root')
  if (!root) throw new Error('The page came without its root element.')
  await matchPage(site.pages, inside)?.page.load()
  if (rendered) hydrateRoot(root, app)
  else createRoot(root).render(app)
}

void takeOver()
