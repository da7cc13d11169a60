import type { SportId } from '@fullcourt/domain/ids/kinds'
import type { SeasonAnswer } from '../../api/schema'
import type { PublicSite } from '../site'
import { siteQuery } from '../site-query'

/** What the public pages show of a season (docs/seasons.md#the-active-season). */
export type PublicSeason = Pick<SeasonAnswer, 'id' | 'name' | 'startDate' | 'finishDate' | 'active'> & {
  readonly sport: SportId
}

const seasonOf = ({ id, name, startDate, finishDate, active, sport_id: sport }: SeasonAnswer): PublicSeason => ({
  id,
  name,
  startDate,
  finishDate,
  active,
  sport,
})

export const seasonsOf = (site: PublicSite) =>
  siteQuery('seasons', {}, ['seasons'], async signal => (await site.api.get('/api/seasonsv2', { signal })).map(seasonOf))

/** The season that public pages show; where several sports have one, the first sport's comes first (docs/seasons.md#the-active-season). */
export const activeSeason = (seasons: readonly PublicSeason[]) => seasons.find(season => season.active)

/** A season by its id, where it is a past one that a page can be of. */
export const pastSeason = (seasons: readonly PublicSeason[], id: number | undefined): PublicSeason | undefined =>
  seasons.find(season => season.id === id && !season.active)

/** What a page says where no season is active. */
export const noSeason = 'No season is running. The next one will be here as soon as it begins.'
