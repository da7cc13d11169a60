import type { ReactNode } from 'react'
import { Boundary } from '../feedback/Boundary'
import styles from './Page.module.css'

/** A part of a page under a heading of its own; where it breaks, the rest of the page stays. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.part}>
    <h2>{title}</h2>
    <Boundary>{children}</Boundary>
  </div>
)
