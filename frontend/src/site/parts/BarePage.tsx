import type { ReactNode } from 'react'
import { SiteLink } from '../SiteLink'
import { productName, useSite } from '../site'
import styles from './BarePage.module.css'

type Way = { readonly to: string; readonly label: string }

const signIn: Way = { to: '/login', label: 'Sign in' }

const ofProduct: readonly Way[] = [
  { to: '/browse', label: 'Find a league' },
  { to: '/millionaire', label: 'For leagues' },
  signIn,
]

const ofSite: readonly Way[] = [
  { to: '/schedule', label: 'Schedule' },
  { to: '/teamList', label: 'Standings' },
  { to: '/playerList', label: 'Players' },
  signIn,
]

const Ways = ({ ways }: { ways: readonly Way[] }) => (
  <ul className={styles.ways}>
    {ways.map(({ to, label }) => (
      <li key={to}>
        <SiteLink to={to}>{label}</SiteLink>
      </li>
    ))}
  </ul>
)

/** A page that has neither the header nor the footer of a site (docs/public-pages.md#bars-and-footer): its ways on are lines of its own. */
export const BarePage = ({ children }: { children: ReactNode }) => {
  const site = useSite()
  const ways = site.tenant ? ofSite : ofProduct
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <SiteLink to="/" className={styles.name}>
          {site.name}
        </SiteLink>
        <Ways ways={ways} />
      </div>
      {children}
      <div className={styles.foot}>
        <span>
          © {site.today.slice(0, 4)} {productName}
        </span>
        <Ways ways={ways} />
      </div>
    </div>
  )
}
