import { createElement, Suspense, use, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from './ErrorBoundary'
import { matchPage, type Match } from '../match'
import { MissingPage } from './MissingPage'
import { useSite, type PageAt, type PageHead } from '../site'
import { Skeleton } from '../../ui/Skeleton'
import { useArrival } from './use-arrival'

type ViewProps = { match: Match; at: PageAt }

const LateView = ({ match, at }: ViewProps) => createElement(use(match.page.load()), at)

/** The component of a page is there on the server and at the first sight in the browser; later it is waited for. */
const View = ({ match, at }: ViewProps) => {
  const loaded = match.page.loaded()
  return loaded ? createElement(loaded, at) : <LateView match={match} at={at} />
}

/** From here on taps are answered by the page; before, a link does what it does without script. */
const Interactive = () => {
  useEffect(() => void performance.mark('interactive'), [])
  return null
}

type Props = {
  /** Nothing is there: said by the server, or by what the page asked for. */
  isMissing: boolean
  noted: string | null
  /** Called with what the page says about itself, after a step inside the site. */
  onArrival: (head: PageHead) => void
}

/** The page that the address names, once its chunk is there; until then the one before stays, which is why they share a boundary. */
export const CurrentPage = ({ isMissing, noted, onArrival }: Props) => {
  const site = useSite()
  const { pathname, search } = useLocation()
  const match = matchPage(site.pages, pathname)
  const at: PageAt = { id: match?.id ?? 0, search: new URLSearchParams(search), site }
  useArrival(match, at, onArrival)
  const page = isMissing ? undefined : match?.page
  return (
    <Suspense fallback={<Skeleton rows={6} />}>
      <ErrorBoundary key={pathname} noted={noted} onFailure={() => page?.forgetFailure()}>
        {match && page ? <View match={match} at={at} /> : <MissingPage text={match?.page.missing} />}
      </ErrorBoundary>
      <Interactive />
    </Suspense>
  )
}
