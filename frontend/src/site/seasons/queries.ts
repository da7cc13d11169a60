import type { Site } from '../site'
import { siteQuery } from '../site-query'

/** What the public pages read of a season (spec 1 §3). */
export type Season = {
  readonly id: number
  readonly name: string
  readonly startDate: string | null
  readonly finishDate: string | null
  readonly active: boolean
}

export const seasonsOf = (site: Site) => siteQuery<readonly Season[]>(site, '/api/seasonsv2')

/** The season that public pages show; where several sports have one, the first sport's comes first (design 5.1). */
export const activeSeason = (seasons: readonly Season[]) => seasons.find(season => season.active)
