import type { GameStatus } from '@fullcourt/domain/games/status'
import { absoluteAddress, type PublicSite } from './site'
import type { DescribedGame, DescribedTeam, Place, SportsEvent, SportsOrganization, SportsTeam } from './structured-data'

/** The organization of a site as searches know it. */
export const sportsOrganization = (site: PublicSite): SportsOrganization => {
  const { organization } = site
  const logo = organization?.logo_url
  const profiles = [organization?.facebook_url, organization?.instagram_url, organization?.youtube_url]
  const sameAs = profiles.filter(address => address != null)
  return {
    '@type': 'SportsOrganization',
    name: site.name,
    url: absoluteAddress(site, '/'),
    ...(organization?.sports[0] ? { sport: organization.sports[0].name } : {}),
    ...(logo ? { logo: absolutePicture(site, logo) } : {}),
    ...(sameAs.length > 0 ? { sameAs } : {}),
  }
}

/** The address of a picture as others find it. */
const absolutePicture = (site: PublicSite, address: string) => new URL(address, absoluteAddress(site, '/')).href

export const sportsTeam = (site: PublicSite, { id, name, logo }: DescribedTeam): SportsTeam => ({
  '@type': 'SportsTeam',
  name,
  url: absoluteAddress(site, `/teams/${id}`),
  ...(site.organization?.sports[0] ? { sport: site.organization.sports[0].name } : {}),
  ...(logo ? { logo: absolutePicture(site, logo) } : {}),
})

/** What searches call the status of a game; one that nobody plays is off. */
const eventStatuses: Readonly<Record<GameStatus, SportsEvent['eventStatus']>> = {
  scheduled: 'https://schema.org/EventScheduled',
  live: 'https://schema.org/EventScheduled',
  completed: 'https://schema.org/EventScheduled',
  postponed: 'https://schema.org/EventPostponed',
  cancelled: 'https://schema.org/EventCancelled',
  forfeited: 'https://schema.org/EventCancelled',
}

const placeOf = (name: string): Place => ({ '@type': 'Place', name, address: name })

/** What the page of a game says of itself in words and as a picture. */
type Described = { readonly description: string; readonly preview: string }

/** A game as an event; none without a day, which every event has to have. */
export const sportsEvent = (
  site: PublicSite,
  game: DescribedGame,
  { description, preview }: Described,
): readonly SportsEvent[] => {
  if (game.startsAt === null) return []
  return [
    {
      '@type': 'SportsEvent',
      name: `${game.away.name} @ ${game.home.name}`,
      url: absoluteAddress(site, `/games/${game.id}`),
      description,
      startDate: game.startsAt,
      eventStatus: eventStatuses[game.state],
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      image: absolutePicture(site, preview),
      homeTeam: sportsTeam(site, game.home),
      awayTeam: sportsTeam(site, game.away),
      organizer: sportsOrganization(site),
      ...(game.place === null ? {} : { location: placeOf(game.place) }),
      ...(site.organization?.sports[0] ? { sport: site.organization.sports[0].name } : {}),
    },
  ]
}
