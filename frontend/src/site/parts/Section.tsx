import type { ReactNode } from 'react'
import { PanelBoundary } from './PanelBoundary'
import styles from './Section.module.css'

type Props = {
  /** Name of the anchor: a part of a page can be linked to. */
  id: string
  title: ReactNode
  /** On the right of the heading: a link to all of it. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of a page under a heading of its own. */
export const Section = ({ id, title, aside, children }: Props) => (
  <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
    <div className={styles.head}>
      <h2 id={`${id}-title`}>{title}</h2>
      {aside}
    </div>
    <PanelBoundary>{children}</PanelBoundary>
  </section>
)
