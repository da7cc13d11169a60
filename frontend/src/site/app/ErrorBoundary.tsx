import { Component, type ReactNode } from 'react'
import { messageOf } from '../../api/api-error'
import { isLostChunk } from '../../ui/lost-chunk'
import { Notice } from '../parts/Notice'
import { Page } from '../parts/Page'
import { LostPage } from './LostPage'

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
