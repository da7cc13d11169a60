import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CurrentPage } from './CurrentPage'
import { Shell } from '../shell/Shell'
import { KeptSeasonProvider } from '../kept-season'
import { useSeasonOfAddress } from '../seasons/use-season-of-address'
import { usePageViews } from './use-page-views'
import { SiteProvider, type PageHead, type Site } from '../site'

type Props = {
  site: Site
  client: QueryClient
  /** The address (inside the site, with its query) for which the server said that nothing is there. */
  missingAt: string | null
  /** What the server says of a page that it could not make. */
  noted: string | null
  /** What the page on which a visit begins says about itself, as far as it is not in the document. */
  head: Pick<PageHead, 'editedAt'>
}

const Pages = ({ site, missingAt, noted, head }: Omit<Props, 'client'>) => {
  const [{ editedAt }, arrive] = useState(head)
  usePageViews(site.analytics)
  return (
    <KeptSeasonProvider value={useSeasonOfAddress(site)}>
      <Shell editedAt={editedAt}>
        <CurrentPage missingAt={missingAt} noted={noted} onArrival={arrive} />
      </Shell>
    </KeptSeasonProvider>
  )
}

/** The whole public site, the same on the server and in the browser; the router is around it. */
/** The whole public site, the same on the server and in the browser; the router is around it. */
export const SiteApp = ({ client, ...props }: Props) => (
  <QueryClientProvider client={client}>
    <SiteProvider value={props.site}>
      <Pages {...props} />
    </SiteProvider>
  </QueryClientProvider>
)
