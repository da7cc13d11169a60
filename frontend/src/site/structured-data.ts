import type { GameStatus } from '@fullcourt/domain/games/status'

/** The parts of schema.org that pages use, with the properties that its readers ask for. Addresses are absolute. */

type Named = { readonly name: string; readonly url?: string }

export type SportsTeam = Named & {
  readonly '@type': 'SportsTeam'
  readonly sport?: string
  readonly logo?: string
  readonly memberOf?: SportsOrganization
}

export type SportsOrganization = Named & {
  readonly '@type': 'SportsOrganization'
  readonly sport?: string
  readonly logo?: string
  readonly sameAs?: readonly string[]
}

export type Place = Named & { readonly '@type': 'Place'; readonly address: string }

export type SportsEvent = Named & {
  readonly '@type': 'SportsEvent'
  /** A day, or a moment with its offset. */
  readonly startDate: string
  readonly eventStatus:
    | 'https://schema.org/EventScheduled'
    | 'https://schema.org/EventCancelled'
    | 'https://schema.org/EventPostponed'
  readonly eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode'
  readonly location?: Place
  readonly description: string
  readonly image?: string
  readonly sport?: string
  readonly homeTeam: SportsTeam
  readonly awayTeam: SportsTeam
  readonly organizer?: SportsOrganization
}

export type BreadcrumbList = {
  readonly '@type': 'BreadcrumbList'
  readonly itemListElement: readonly {
    readonly '@type': 'ListItem'
    readonly position: number
    readonly name: string
    readonly item: string
  }[]
}

/** A team as far as its page knows it. */
export type DescribedTeam = { readonly id: number; readonly name: string; readonly logo: string | null }

/** A game as far as its page knows it. */
export type DescribedGame = {
  readonly id: number
  /** A moment with its offset, or a day alone; null where it is to be decided. */
  readonly startsAt: string | null
  readonly place: string | null
  readonly state: GameStatus
  readonly away: DescribedTeam
  readonly home: DescribedTeam
}

/** What a page is about, of which the server makes structured data. */
export type Subject = { readonly game: DescribedGame } | { readonly team: DescribedTeam } | { readonly organization: true }

/** What a page says of itself as data (JSON-LD); `@context` is added when it is written. */
export type StructuredData = SportsEvent | SportsTeam | SportsOrganization | BreadcrumbList
