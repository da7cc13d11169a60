import { Component, type ReactNode } from 'react'

type Props = {
  /** What is shown in place of a part that broke; `retry` shows the part again. */
  failure: (problem: unknown, retry: () => void) => ReactNode
  children: ReactNode
}
type State = { readonly problem: unknown; readonly hasFailed: boolean }

const well: State = { problem: null, hasFailed: false }

/** Keeps a page whole when one of its parts breaks in the browser: the part says so, and can be tried again. */
export class PanelBoundary extends Component<Props, State> {
  override state = well

  static getDerivedStateFromError(problem: unknown): State {
    return { problem, hasFailed: true }
  }

  override render() {
    const { failure, children } = this.props
    return this.state.hasFailed ? failure(this.state.problem, () => this.setState(well)) : children
  }
}
