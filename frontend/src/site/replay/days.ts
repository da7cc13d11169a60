import { askDays } from '../games/queries'
import type { PublicSite } from '../site'
import { siteQuery } from '../site-query'

type Of = { readonly seasonId: number; readonly leagueId?: number | undefined }

/** The days of a season, or of one of its leagues, on which something was played, in order. */
export const playedDays = (site: PublicSite, { seasonId, leagueId }: Of) =>
  siteQuery(
    'played-days',
    { seasonId, leagueId },
    ['games', `season:${seasonId}`],
    async (signal): Promise<readonly string[]> => {
      const days = await askDays(site, leagueId === undefined ? { seasonId } : { seasonId, leagueId }, signal)
      return days.flatMap(({ date, completed }) => (date !== null && completed > 0 ? [date] : []))
    },
  )

/** The place of the last day at or before one; the last of all where none is chosen. */
export const placeOfDay = (days: readonly string[], through: string | undefined): number =>
  through === undefined
    ? days.length - 1
    : Math.max(
        0,
        days.findLastIndex(day => day <= through),
      )
