import type { Branding } from '../branding/state'
import type { Score, Stage } from '../games/events'
import type { Figures } from '../statistics/figures'

/** A league as its files describe it, checked and joined: external ids are those of the files. */
export type LeagueRows = {
  readonly teams: readonly TeamFileRow[]
  readonly players: readonly PlayerFileRow[]
  readonly rosters: RosterRows
  readonly games: readonly GameFileRow[]
  /** How many lines the files have without their headers: what a progress bar counts. */
  readonly count: number
}

export type TeamFileRow = {
  readonly id: string
  readonly name: string
  /** Colours and abbreviation as far as the files say them. */
  readonly branding?: Partial<Branding>
}
export type PlayerFileRow = { readonly id: string; readonly firstName: string; readonly lastName: string }
export type RosterPlace = { readonly team: string; readonly player: string }

/**
 * `named`: every place is a row of its own, and a player may have several. `one-each`: each player has one place (null: none),
 * named with the player or found from their lines.
 */
export type RosterRows =
  | { readonly kind: 'named'; readonly places: readonly RosterPlace[] }
  | { readonly kind: 'one-each'; readonly places: readonly { readonly player: string; readonly team: string | null }[] }

/** What the files say of a game beside teams and figures. `status` is that of the product. */
export type GameRowDetails = {
  readonly date: string
  readonly time: string | null
  readonly location: string | null
  readonly status: 'scheduled' | 'cancelled'
}

export type GameFileRow = {
  readonly id: string
  /** Where it is in `games.csv`; its header is line 1. */
  readonly fileLine: number
  readonly stage: Stage
  readonly home: string
  readonly away: string
  readonly details: GameRowDetails
  /** Null unless the game is final. */
  readonly score: Score | null
  readonly lines: readonly LineRow[]
}

/** `line` is `{}` for a player on the sheet who did not play. */
export type LineRow = { readonly team: string; readonly player: string; readonly line: Figures }
