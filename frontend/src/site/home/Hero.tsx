import type { ReactNode } from 'react'
import colours from '../../ui/team/TeamColours.module.css'
import { colourVariables } from '../../ui/team/team-colours'
import { OrganizationPicture } from '../parts/OrganizationPicture'
import type { PublicSite } from '../site'
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

/** How a league's home begins, on the ground of its own colour: logo, name, and how fresh it is. */
export const Hero = ({ site, headline, season, about, actions }: Props) => {
  const { name, organization } = site
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
    </div>
  )
}
