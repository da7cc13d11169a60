import { Component, type ReactNode } from 'react'
import { Notice } from '../parts/Notice'
import { Page } from '../parts/Page'

type Props = { children: ReactNode }
type State = { failed: boolean }

/** Keeps the shell standing when a page breaks. Loading anew also brings the newest chunks after an update of the product. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Page title="Something went wrong">
        <Notice tone="error" action={{ label: 'Load the page again', act: () => window.location.reload() }}>
          {navigator.onLine ? 'This page could not be shown.' : 'You are offline. Try again when the connection is back.'}
        </Notice>
      </Page>
    )
  }
}
