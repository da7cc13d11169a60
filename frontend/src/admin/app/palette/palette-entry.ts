import type { Searchable } from './search'

/** What can be gone to or done; the words that are shown beside it. */
export const KINDS = {
  action: 'Action',
  page: 'Page',
  organization: 'Organization',
  season: 'Season',
  league: 'League',
  team: 'Team',
  player: 'Player',
  game: 'Game',
} as const

export type PaletteEntry = Searchable & {
  readonly kind: keyof typeof KINDS
  readonly title: string
  /** What distinguishes it from others of its title. */
  readonly detail: string
  readonly to: string
}
