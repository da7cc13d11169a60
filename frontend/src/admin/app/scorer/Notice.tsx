import type { ReactNode } from 'react'
import { Page } from '../../parts/page/Page'
import styles from './scorer.module.css'

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
