import type { ComponentType, ReactNode } from 'react'

type LinkProps = { to: string; className?: string | undefined; title?: string; 'aria-label'?: string; children?: ReactNode }

/** A link of the bundle that shows the bracket: it knows how to lead to a page of its own. */
export type BracketLink = ComponentType<LinkProps>
