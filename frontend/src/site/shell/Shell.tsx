import type { ReactNode } from 'react'
import { Footer } from './Footer'
import { Header } from './Header'
import { SkipLink } from '../../ui/SkipLink'
import styles from './shell.module.css'

/** The frame of every public page. */
export const Shell = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink to="content" />
    <Header />
    <main id="content" className={styles.content} tabIndex={-1}>
      {children}
    </main>
    <Footer />
  </>
)
