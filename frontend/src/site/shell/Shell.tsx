import { createElement, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { AdminPlace } from '@fullcourt/domain/pages/admin-pages'
import { Footer } from './Footer'
import { Header } from './Header'
import { SkipLink } from '../../ui/SkipLink'
import { useSite } from '../site'
import { barsAt } from './bars'
import { isStaff, staffBar } from './staff-bar'
import styles from './shell.module.css'

type Props = {
  /** Where staff edit what the page shows. */
  editedAt?: AdminPlace | undefined
  children: ReactNode
}

/** The frame of every public page. */
export const Shell = ({ editedAt, children }: Props) => {
  const site = useSite()
  const bars = barsAt(site, useLocation().pathname)
  const bar = isStaff(site) ? staffBar.loaded() : undefined
  return (
    <>
      <SkipLink to="content" />
      {bar && site.user && createElement(bar, { user: site.user, editedAt })}
      {bars.header && <Header menu={bars.menu} />}
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      {bars.footer && <Footer />}
    </>
  )
}
