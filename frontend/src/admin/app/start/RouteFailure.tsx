import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { EmptyState } from '../../parts/feedback/EmptyState'
import { Failure } from '../../parts/feedback/QueryState'
import { FAILURES } from '../../parts/feedback/failures'
import { Page } from '../../parts/page/Page'
import { isLostChunk } from '../../../ui/lost-chunk'

const reload = () => window.location.reload()

type Props = { again?: () => void }

const Offline = ({ again }: Required<Props>) => {
  useEffect(() => {
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [again])
  return (
    <Page title="You are offline">
      <EmptyState hint="This page has not been opened on this device before, so it is not available offline.">
        It opens when the connection is back.
      </EmptyState>
      <Button onClick={again}>Load again</Button>
    </Page>
  )
}

/** Shown instead of a page that broke, or whose code is gone since the product was updated. The rail stays. */
export const RouteFailure = ({ again = reload }: Props) => {
  const problem = useRouteError()
  if (isLostChunk(problem) && !navigator.onLine) return <Offline again={again} />
  if (isLostChunk(problem))
    return (
      <Page title="There is a newer version">
        <EmptyState hint="The product was updated while this page was open.">Reload the page to continue.</EmptyState>
        <Button onClick={again}>Load again</Button>
      </Page>
    )
  return (
    <Page title="Something went wrong">
      <Failure problem={problem} retry={again} otherwise={FAILURES.showPage} />
    </Page>
  )
}
