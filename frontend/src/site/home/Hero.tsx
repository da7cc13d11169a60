import type { ReactNode } from 'react'
import { seasonPages } from '@fullcourt/domain/organizations/menu/bar'
import colours from '../../ui/team/TeamColours.module.css'
import { colourVariables } from '../../ui/team/team-colours'
import { OrganizationPicture } from '../parts/OrganizationPicture'
import type { PublicSite } from '../site'
import { SiteLink } from '../SiteLink'
import styles from './Hero.module.css'

type Props = {
  site: PublicSite
  /** The first words of the organization itself. */
  headline?: string | undefined
  season: ReactNode
  /** How far it is played. */
  about: string | false | undefined
  /** What can be done with the page: `TakeAway`. */
  actions: ReactNode
}

/** How a league's home begins, on the ground of its own colour: logo, name, how fresh it is, and links to the main pages. */
export const Hero = ({ site, headline, season, about, actions }: Props) => {
  const { tenant, name, organization } = site
  const ways = tenant ? seasonPages(tenant).filter(({ href }) => href !== '/') : []
  return (
    <div className={`${styles.hero} ${colours.ground}`} style={colourVariables(organization?.colors)}>
      <OrganizationPicture site={site} size={128} />
      <div className={styles.words}>
        <h1 tabIndex={-1}>{name}</h1>
        {headline && <p className={styles.headline}>{headline}</p>}
        <div className={styles.about}>
          {season}
          <p>{about}</p>
          {actions}
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
  )
}
