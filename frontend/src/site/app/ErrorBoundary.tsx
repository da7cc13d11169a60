import { Component, type ReactNode } from 'react'
import { messageOf } from '../../api/api-error'
import { isLostChunk } from '../../ui/lost-chunk'
import { Notice } from '../parts/Notice'
import { Page } from '../parts/Page'

type Props = {
  /** What the server says of a page that it could not make: the id under which it logged that. */
  noted: string | null
  /** After what broke is said. */
  onFailure: () => void
  children: ReactNode
}
type State = { readonly problem: unknown; readonly hasFailed: boolean }

const again = { label: 'Load the page again', act: () => window.location.reload() }

const wordsOf = (problem: unknown, noted: string | null) => {
  if (!navigator.onLine) return { title: 'You are offline', text: 'Try again when the connection is back.' }
  if (isLostChunk(problem))
    return {
      title: 'There is a newer version',
      text: 'This page was opened before the last update, and its code is no longer there.',
    }
  const text = messageOf(problem, 'This page could not be shown.')
  return { title: 'Something went wrong', text: noted ? `${text} ${noted}` : text }
}

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
    if (!this.state.hasFailed) return this.props.children
    const { title, text } = wordsOf(this.state.problem, this.props.noted)
    return (
      <Page title={title}>
        <Notice tone="error" action={again}>
          {text}
        </Notice>
      </Page>
    )
  }
}
