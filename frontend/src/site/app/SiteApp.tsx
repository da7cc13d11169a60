import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { CurrentPage } from './CurrentPage'
import { Shell } from '../shell/Shell'
import { SiteProvider, type Site } from '../site'

type Props = {
  site: Site
  client: QueryClient
  /** The address (inside the site, with its query) for which the server said that nothing is there. */
  missingAt: string | null
  /** What the server says of a page that it could not make. */
  noted: string | null
}

/** The whole public site, the same on the server and in the browser; the router is around it. */
export const SiteApp = ({ site, client, missingAt, noted }: Props) => (
  <QueryClientProvider client={client}>
    <SiteProvider value={site}>
      <Shell>
        <CurrentPage missingAt={missingAt} noted={noted} />
      </Shell>
    </SiteProvider>
  </QueryClientProvider>
)
