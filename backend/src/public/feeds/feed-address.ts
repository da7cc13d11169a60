import type { OrganizationProfile } from '@fullcourt/domain/organizations/events'
import type { GamesFilter } from '../../contexts/games/queries/game-reader'
import type { TrustedOrigin } from '../../core/http/trusted-origin'

/** Where a feed and what it leads to are found: programs that read feeds know no address that theirs could be relative to. */
export type FeedPlace = {
  readonly origin: string
  /** Where the pages of its organization begin. */
  readonly site: string
  /** The host is the one by which the feed was asked for, as nobody said which is the product's own. */
  readonly isAsked: boolean
}

/** On the organization's own domain where it has one, else on the product's own host. */
export const feedPlace = (
  { domain, slug }: OrganizationProfile,
  rootHost: string | null,
  { scheme, host }: TrustedOrigin,
): FeedPlace => {
  if (domain) return { origin: `https://${domain}`, site: `https://${domain}`, isAsked: false }
  const origin = rootHost ? `https://${rootHost}` : `${scheme}://${host}`
  return { origin, site: `${origin}/${slug ?? ''}`, isAsked: rootHost === null }
}

/** The address of a feed with its filters. */
export const feedAddress = (
  path: string,
  { domain, slug }: OrganizationProfile,
  { season, league, team, from, to }: GamesFilter,
  { origin }: FeedPlace,
): string => {
  const named = { seasonId: season, leagueId: league, teamId: team, from, to, ...(domain ? { domain } : { slug: slug ?? '' }) }
  const query = new URLSearchParams(
    Object.entries(named).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as [string, string]])),
  )
  return `${origin}${path}?${query.toString()}`
}
