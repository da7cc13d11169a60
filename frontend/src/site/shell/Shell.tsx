import type { ReactNode } from 'react'
import { Footer } from './Footer'
import { Header } from './Header'
import styles from './shell.module.css'

/** What stands around every public page. */
export const Shell = ({ children }: { children: ReactNode }) => (
  <>
    <a className={styles.skip} href="#content">
      Skip to content
    </a>
    <Header />
    <main id="content" className={styles.content} tabIndex={-1}>
      {children}
    </main>
    <Footer />
  </>
)
