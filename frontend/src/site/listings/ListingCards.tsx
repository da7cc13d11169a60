import { Picture } from '../../ui/Picture'
import styles from '../parts/PersonCards.module.css'
import type { Listing } from './queries'

/** Leagues, each a link to its site, which is another one. */
export const ListingCards = ({ listings }: { listings: readonly Listing[] }) => (
  <ul className={styles.cards}>
    {listings.map(({ id, name, href, logo_url, colors, abbreviation, sports }) => (
      <li key={id}>
        <a className={styles.card} href={href}>
          <Picture name={name} src={logo_url} colors={colors} abbreviation={abbreviation} size={40} />
          <span>
            <span className={styles.name}>{name}</span>
            <span className={styles.note}>{sports.join(', ')}</span>
          </span>
        </a>
      </li>
    ))}
  </ul>
)
