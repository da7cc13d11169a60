import { useEffect, useState } from 'react'
import { Skeleton } from '../../ui/Skeleton'
import { watchServer, type Reach } from '../../ui/watch-server'
import { Notice } from '../parts/Notice'
import { Page } from '../parts/Page'

const loadAgain = () => window.location.reload()

/**
 * In the place of a page whose code did not come. While the server is away it says so, and loads the page by itself as soon as
 * that is back; where the server answers, the code is no longer there.
 */
export const LostPage = ({ reload = loadAgain }: { reload?: () => void }) => {
  const [reach, setReach] = useState<Reach>()
  useEffect(() => watchServer(setReach), [])
  useEffect(() => {
    if (reach === 'back') reload()
  }, [reach, reload])
  if (reach === undefined) return <Skeleton rows={6} />
  const [title, text] =
    reach === 'there'
      ? ['There is a newer version', 'The site was updated while this page was open.']
      : ['The server cannot be reached', 'This page will load by itself when the connection is back.']
  return (
    <Page title={title}>
      <Notice tone="error" action={{ label: 'Load the page again', act: reload }}>
        {text}
      </Notice>
    </Page>
  )
}
