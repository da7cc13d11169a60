import { createElement, Suspense, use } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from './ErrorBoundary'
import { matchPage, type Match } from '../match'
import { MissingPage } from './MissingPage'
import { useSite, type PageAt, type PageHead } from '../site'
import { Skeleton } from '../../ui/Skeleton'
import { useArrival } from './use-arrival'

/** The component of a page is there on the server and at the first sight in the browser; later it is waited for. */
const View = ({ match, at }: { match: Match; at: PageAt }) => createElement(match.page.loaded() ?? use(match.page.load()), at)

type Props = {
  missingAt: string | null
  noted: string | null
  /** Called with what the page says about itself, after a step inside the site. */
  onArrival: (head: PageHead) => void
}

/** The page that the address names, once its chunk is there; until then the one before stays. */
export const CurrentPage = ({ missingAt, noted, onArrival }: Props) => {
  const site = useSite()
  const { pathname, search } = useLocation()
  const match = matchPage(site.pages, pathname)
  const at: PageAt = { id: match?.id ?? 0, search: new URLSearchParams(search), site }
  useArrival(match, at, onArrival)
  if (!match || pathname + search === missingAt) return <MissingPage text={match?.page.missing} />
  return (
    <ErrorBoundary key={pathname} noted={noted} onFailure={match.page.forgetFailure}>
      <Suspense fallback={<Skeleton rows={6} />}>
        <View match={match} at={at} />
      </Suspense>
    </ErrorBoundary>
  )
}
