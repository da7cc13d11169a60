import type { ReactNode } from 'react'
import colours from '../../ui/team/TeamColours.module.css'
import { colourVariables } from '../../ui/team/team-colours'
import { OrganizationPicture } from '../parts/OrganizationPicture'
import type { PublicSite } from '../site'
import type { ShownContent } from '../templates/queries'
import styles from './Hero.module.css'

type Props = {
  site: PublicSite
  /** The first words of the organization itself, and a picture beside its name. */
  content: ShownContent<'home'>
  season: ReactNode
  /** How far it is played. */
  about: string | false | undefined
  /** What can be done with the page: `TakeAway`. */
  actions: ReactNode
}

/** How a league's home begins, on the ground of its own colour: logo, name, and how fresh it is. A masthead has the logo already. */
export const Hero = ({ site, content: { headline, cover, coverShows }, season, about, actions }: Props) => {
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
      {cover && <img className={styles.cover} src={cover} alt={coverShows ?? ''} fetchPriority="high" />}
    </div>
  )
}
