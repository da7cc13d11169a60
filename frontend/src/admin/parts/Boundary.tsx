import { Component, type ReactNode } from 'react'
import { Failure } from './QueryState'

type Props = { children: ReactNode }
type State = { readonly problem: unknown; readonly hasFailed: boolean }

const well: State = { problem: null, hasFailed: false }

/** Keeps a page standing when one of its panels breaks: the panel says so, and can be tried again. */
export class Boundary extends Component<Props, State> {
  override state = well

  static getDerivedStateFromError(problem: unknown): State {
    return { problem, hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <Failure problem={this.state.problem} retry={() => this.setState(well)} />
  }
}
