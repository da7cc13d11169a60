import type { ReactNode } from 'react'
import { Boundary } from '../../parts/feedback/Boundary'
import styles from './organizations.module.css'

/** A part of a page that can be folded away; open at first (docs/admin.md#organizations). */
export const FoldableSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className={styles.section} open>
    <summary>
      <h2>{title}</h2>
    </summary>
    <div className={styles.inside}>
      <Boundary>{children}</Boundary>
    </div>
  </details>
)
