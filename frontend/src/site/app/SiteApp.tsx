import { QueryClientProvider, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { CurrentPage } from './CurrentPage'
import { Shell } from '../shell/Shell'
import { FollowingProvider, useFollowing } from '../follow'
import { KeptSeasonProvider } from '../kept-season'
import { usePageViews } from './use-page-views'
import { missingHead } from '../head'
import { SiteProvider, type PageHead, type PublicSite } from '../site'
import { pastSeason, seasonsOf, type PublicSeason } from '../seasons/queries'
import { seasonIdIn } from '../filters'

/** The season that the address names and in which links stay. One that is active or not there, as far as is known, is not kept. */
const useSeasonOfAddress = (site: PublicSite): number | undefined => {
  const client = useQueryClient()
  const { search } = useLocation()
  const named = seasonIdIn(new URLSearchParams(search))
  const seasons = client.getQueryData<PublicSeason[]>(seasonsOf(site).queryKey)
  return seasons ? pastSeason(seasons, named)?.id : named
}

type Props = {
  site: PublicSite
  client: QueryClient
  /** The address (inside the site, with its query) for which the server said that nothing is there. */
  missingAt: string | null
  /** What the server says of a page that it could not make. */
  noted: string | null
  /** What the page on which a visit begins says about itself, as far as it is not in the document. */
  head: Pick<PageHead, 'editedAt' | 'season'>
}

/** What a page says, or that it is not there, and at which address: the next page is not of its season. */
type Arrived = Props['head'] & { at: string; isMissing: boolean }

const Pages = ({ site, missingAt, noted, head }: Omit<Props, 'client'>) => {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const [{ editedAt, season, at, isMissing }, arrive] = useState<Arrived>({
    ...head,
    at: address,
    isMissing: address === missingAt,
  })
  const named = useSeasonOfAddress(site)
  const follow = useFollowing(site.pages)
  usePageViews(site.analytics)
  return (
    <KeptSeasonProvider value={named ?? (at === address ? season : undefined)}>
      <FollowingProvider value={follow}>
        <Shell editedAt={editedAt}>
          <CurrentPage
            isMissing={isMissing && at === address}
            noted={noted}
            onArrival={said => arrive({ ...said, at: address, isMissing: said === missingHead })}
          />
        </Shell>
      </FollowingProvider>
    </KeptSeasonProvider>
  )
}

/** The whole public site, the same on the server and in the browser; the router is around it. */
export const SiteApp = ({ client, ...props }: Props) => (
  <QueryClientProvider client={client}>
    <SiteProvider value={props.site}>
      <Pages {...props} />
    </SiteProvider>
  </QueryClientProvider>
)
