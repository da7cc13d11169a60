import type { ReactNode } from 'react'
import { SiteLink } from '../SiteLink'
import { standardMenu } from '../shell/menu'
import { useSite } from '../site'
import styles from './Hero.module.css'

type Props = { name: string; season: ReactNode; about: string; picture: ReactNode; children: ReactNode }

/** How a league's home begins: its name, large, how fresh it is, and links to the main pages. */
export const Hero = ({ name, season, about, picture, children }: Props) => {
  const { tenant } = useSite()
  const ways = tenant ? standardMenu(tenant).filter(({ href }) => href !== '/') : []
  return (
    <div className={styles.home}>
      <div className={styles.hero}>
        {picture}
        <div className={styles.words}>
          <h1 tabIndex={-1}>{name}</h1>
          <div className={styles.about}>
            {season}
            <p>{about}</p>
          </div>
        </div>
        <nav aria-label="Season" className={styles.ways}>
          <ul>
            {ways.map(({ label, href }) => (
              <li key={href}>
                <SiteLink to={href}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {children}
    </div>
  )
}
