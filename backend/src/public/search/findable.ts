import type { PlayerId, SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'
import type { SearchEntry } from '@fullcourt/domain/search/name-index'

/** Where a team or a player is or was last; a season only where it is not the active one. */
export type LastPlace = {
  readonly team: TeamId
  readonly teamName: string
  readonly leagueName: string
  readonly lastSeason: { readonly id: SeasonId; readonly name: string } | null
}

/** What can be found on the site of an organization. */
export type Findable =
  | { readonly kind: 'team'; readonly id: TeamId; readonly name: string; readonly place: LastPlace | null }
  | { readonly kind: 'player'; readonly id: PlayerId; readonly name: string; readonly place: LastPlace | null }
  | { readonly kind: 'page'; readonly name: string; readonly address: string }

/** A name by which a thing is found, which may be another than the one that is shown. */
export type FindableName = SearchEntry<Findable>
