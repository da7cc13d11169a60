import type { OrganizationProfile } from '@fullcourt/domain/organizations/events'
import type { GamesFilter } from '../../contexts/games/queries/game-reader'

/** The address of a feed with its filters, on the organization's own domain where it has one; without any known host from the root on. */
export const feedAddress = (
  path: string,
  { domain, slug }: OrganizationProfile,
  { season, league, team, from, to }: GamesFilter,
  rootHost: string | null,
): string => {
  const named = { seasonId: season, leagueId: league, teamId: team, from, to, ...(domain ? { domain } : { slug: slug ?? '' }) }
  const query = new URLSearchParams(
    Object.entries(named).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as [string, string]])),
  )
  const host = domain ?? rootHost
  return `${host ? `https://${host}` : ''}${path}?${query.toString()}`
}
