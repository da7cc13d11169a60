import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { PanelBoundary } from '../../../ui/PanelBoundary'
import { Failure } from './QueryState'
import { FAILURES } from './failures'

/**
 * Keeps a page whole when one of its panels breaks: the panel says so, and can be tried again. Another address begins again.
 */
export const Boundary = ({ children }: { children: ReactNode }) => (
  <PanelBoundary
    key={useLocation().pathname}
    failure={(problem, retry) => <Failure problem={problem} retry={retry} otherwise={FAILURES.showPart} />}
  >
    {children}
  </PanelBoundary>
)
