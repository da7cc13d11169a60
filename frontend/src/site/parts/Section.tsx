import { Suspense, type ReactNode } from 'react'
import { PanelBoundary } from '../../ui/PanelBoundary'
import { placeLater } from './place-later'
import styles from './Section.module.css'
import { messageOf } from '../../api/api-error'
import { Notice } from './Notice'

const failureOfPart = (problem: unknown, retry: () => void) => (
  <Notice tone="error" action={{ label: 'Retry', act: retry }}>
    {messageOf(problem, 'This part of the page could not be shown.')}
  </Notice>
)

type Props = {
  /** Name of the anchor: a part of a page can be linked to. */
  id: string
  title: ReactNode
  /** On the right of the heading: a link to all of it. */
  aside?: ReactNode
  /** About how high it is, in pixels, where it is so far down that it is placed after the page has loaded. */
  later?: number | undefined
  children: ReactNode
}

/** A part of a page under a heading of its own. In the browser it comes alive by itself, so that no part keeps a tap on another waiting. */
export const Section = ({ id, title, aside, later, children }: Props) => (
  <section id={id} className={styles.section} aria-labelledby={`${id}-title`} {...placeLater(later)}>
    <div className={styles.head}>
      <h2 id={`${id}-title`}>{title}</h2>
      {aside}
    </div>
    <PanelBoundary failure={failureOfPart}>
      <Suspense>{children}</Suspense>
    </PanelBoundary>
  </section>
)
