import { Component, type ReactNode, useEffect, useState } from 'react'
import { messageOf } from '../../api/api-error'
import { isLostChunk } from '../../ui/lost-chunk'
import { Notice } from '../parts/Notice'
import { Page } from '../parts/Page'
import { Skeleton } from '../../ui/Skeleton'
import { watchServer, type Reach } from '../../ui/watch-server'

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

type Props = {
  /** What the server says of a page that it could not make: the id under which it logged that. */
  noted: string | null
  /** After what broke is said. */
  onFailure: () => void
  children: ReactNode
}
type State = { readonly problem: unknown; readonly hasFailed: boolean }

const again = { label: 'Load the page again', act: () => window.location.reload() }

/** Keeps the shell when a page breaks. Loading anew also brings the newest chunks after an update of the product. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { problem: null, hasFailed: false }

  static getDerivedStateFromError(problem: unknown): State {
    return { problem, hasFailed: true }
  }

  override componentDidCatch() {
    this.props.onFailure()
  }

  override render() {
    const { problem, hasFailed } = this.state
    if (!hasFailed) return this.props.children
    if (isLostChunk(problem)) return <LostPage />
    const text = messageOf(problem, 'This page could not be shown.')
    return (
      <Page title="Something went wrong">
        <Notice tone="error" action={again}>
          {this.props.noted ? `${text} ${this.props.noted}` : text}
        </Notice>
      </Page>
    )
  }
}
