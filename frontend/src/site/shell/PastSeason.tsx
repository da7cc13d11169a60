import { useQueryClient } from '@tanstack/react-query'
import { useKeptSeason } from '../kept-season'
import { SiteLink } from '../SiteLink'
import { useSite } from '../site'
import { pastSeason, seasonsOf, type Season } from '../seasons/queries'
import styles from './shell.module.css'

/** Says that a page is of a past season, and leads back to the present one. Nothing on other pages. */
export const PastSeason = () => {
  const kept = useKeptSeason()
  const seasons = useQueryClient().getQueryData<Season[]>(seasonsOf(useSite()).queryKey)
  const season = pastSeason(seasons ?? [], kept)
  return (
    season && (
      <p className={styles.pastSeason}>
        {season.name}
        <SiteLink to="/" leavesSeason>
          To the current season
        </SiteLink>
      </p>
    )
  )
}
