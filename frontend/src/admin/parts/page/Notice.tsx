import type { ReactNode } from 'react'
import styles from './Notice.module.css'
import { Page } from './Page'

type Props = { title: string; children: ReactNode; action?: ReactNode }

/** A page that says one thing plainly. */
export const Notice = ({ title, children, action }: Props) => (
  <main className={styles.notice}>
    <Page title={title}>
      <p>{children}</p>
      {action}
    </Page>
  </main>
)
