import { Component, type ReactNode } from 'react'
import { messageOf } from '../../api/api-error'
import { Notice } from './Notice'

type Props = { children: ReactNode }
type State = { readonly problem: unknown; readonly hasFailed: boolean }

const well: State = { problem: null, hasFailed: false }

/** Keeps a page whole when one of its parts breaks in the browser: the part says so, and can be tried again. */
export class PanelBoundary extends Component<Props, State> {
  override state = well

  static getDerivedStateFromError(problem: unknown): State {
    return { problem, hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <Notice tone="error" action={{ label: 'Retry', act: () => this.setState(well) }}>
        {messageOf(this.state.problem, 'This part of the page could not be shown.')}
      </Notice>
    )
  }
}
