import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Failure } from './QueryState'
import { FAILURES } from './failures'

type Props = { children: ReactNode }
type State = { readonly problem: unknown; readonly hasFailed: boolean }

const well: State = { problem: null, hasFailed: false }

class PanelBoundary extends Component<Props, State> {
  override state = well

  static getDerivedStateFromError(problem: unknown): State {
    return { problem, hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <Failure problem={this.state.problem} retry={() => this.setState(well)} otherwise={FAILURES.showPart} />
  }
}

/**
 * Keeps a page whole when one of its panels breaks: the panel says so, and can be tried again. Another address begins again.
 */
export const Boundary = ({ children }: Props) => <PanelBoundary key={useLocation().pathname}>{children}</PanelBoundary>
