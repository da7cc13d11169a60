import { useQuery } from '@tanstack/react-query'
import { isWebAddress } from '@fullcourt/domain/facts/web-address'
import { Video } from '../games/Video'
import { useSite } from '../site'
import styles from './PlayerTables.module.css'
import type { Profile } from './profile'
import { featuredPlayerQuery, type FeaturedPlayer } from './queries'

const Banner = ({ featured: { banner, sponsor, link } }: { featured: FeaturedPlayer }) => {
  const shown = banner ? (
    <img src={banner} alt={sponsor ? `Sponsored by ${sponsor}` : 'Sponsor'} />
  ) : (
    sponsor && <>Sponsored by {sponsor}</>
  )
  if (!shown) return null
  return isWebAddress(link) ? (
    <a href={link} rel="sponsored external noopener">
      {shown}
    </a>
  ) : (
    <p>{shown}</p>
  )
}

/** The banner of the sponsor and the video of the one player whom an organization features (docs/public-pages.md#players). */
export const Featured = ({ player }: { player: Profile }) => {
  const { data: featured } = useQuery(featuredPlayerQuery(useSite()))
  if (featured?.player !== player.id) return null
  return (
    <aside className={styles.featured} aria-label="Featured player">
      <Banner featured={featured} />
      {featured.video && <Video url={featured.video} title={player.name} />}
    </aside>
  )
}
