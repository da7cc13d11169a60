import '../../ui/tokens.css'
import '../../ui/fonts.css'
import '../../ui/base.css'
import '../lettering.css'
import '../shell/looks.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { QueryClient } from '@tanstack/react-query'
import { callAddress, type TenantName } from '../../api/address'
import { createReadApi, overTheWire } from '../../api/read-api'
import { followLive } from '../../api/live-queries'
import { writeIn } from '../../ui/format/forms'
import { matchPage, pathInside } from '../match'
import { pagesOf } from './pages'
import { placeRest } from './place-rest'
import { renewNextDay } from './renew-next-day'
import { loadBars } from '../shell/late-bars'
import { siteOnDay, tenantName } from '../site'
import { siteQueryClient } from '../site-query'
import { SiteApp } from './SiteApp'
import { cacheAnswers, readState } from '../state'
import { markElsewhere } from '../zone'

/** Many look at the same page: they ask again one after another, within this time. */
const longestPause = 500

/** What somebody else changes is shown by itself. */
const followChanges = (client: QueryClient, tenant: TenantName) =>
  followLive(client, callAddress('/api/live', {}, {}, tenant), longestPause)

/** Takes the page over where the server left it. */
const takeOver = async () => {
  const { tenant, isNobodysHost, today, theme, user, missing, rendered, noted, analytics, forms, editedAt, season, answers } =
    readState()
  writeIn(forms)
  const api = createReadApi(overTheWire, tenantName(tenant), tenant?.asOf)
  const site = siteOnDay({ tenant, isNobodysHost, theme, user, analytics, api, pages: pagesOf({ tenant }) }, today)
  const client = siteQueryClient('browser')
  cacheAnswers(client, answers)

  const prefix = tenant?.prefix ?? ''
  const inside = pathInside(prefix, window.location.pathname)
  const app = (
    <BrowserRouter basename={prefix}>
      <SiteApp
        site={site}
        client={client}
        missingAt={missing ? inside + window.location.search : null}
        noted={noted}
        head={{ ...(editedAt && { editedAt }), ...(season && { season }) }}
      />
    </BrowserRouter>
  )
  const root = document.getElementById('root')
  if (!root) throw new Error('The page came without its root element.')
  await Promise.all([matchPage(site.pages, inside)?.page.load(), loadBars(site)])
  // In slices, so that a tap does not wait until the whole page is taken over.
  if (rendered) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
  if (!tenant || tenant.asOf) return
  followChanges(client, tenantName(tenant))
  markElsewhere(site.zone)
  renewNextDay(site.zone, () => window.location.reload())
}

window.addEventListener('load', () => requestAnimationFrame(placeRest))
void takeOver()
