import { createElement, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { AdminPlace } from '@fullcourt/domain/pages/admin-pages'
import { Footer } from './Footer'
import { Header } from './Header'
import { SkipLink } from '../../ui/SkipLink'
import { useSite, type PublicSite } from '../site'
import { isStaff, pastBar, staffBar } from './late-bars'
import styles from './shell.module.css'

/** Pages of the product that have neither header nor footer (docs/public-pages.md#bars-and-footer). */
const BARE_PAGES_OF_PRODUCT: readonly string[] = ['/', '/browse', '/millionaire']

/** Which bars a page has; `path` is inside the site. On a host that is nobody's they would lead nowhere. */
type Bars = { readonly header: boolean; readonly menu: boolean; readonly footer: boolean }

export const barsAt = ({ tenant, isNobodysHost }: Pick<PublicSite, 'tenant' | 'isNobodysHost'>, path: string): Bars => {
  const address = path.toLowerCase()
  const isBare = isNobodysHost || address.endsWith('/youth/jccoc') || (tenant === null && BARE_PAGES_OF_PRODUCT.includes(address))
  return { header: !isBare, menu: !isBare && address !== '/login', footer: !isBare }
}

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
  const past = site.tenant?.asOf ? pastBar.loaded() : undefined
  return (
    <>
      <SkipLink to="content" />
      {bar && site.user && createElement(bar, { user: site.user, editedAt })}
      {past && createElement(past)}
      {bars.header && <Header menu={bars.menu} />}
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      {bars.footer && <Footer />}
    </>
  )
}
