import type { Side } from '@fullcourt/domain/games/events'

type Team = { readonly name: string }

type Stated = {
  readonly statusLabel: string
  readonly walkover_winner: Side | null
  readonly home_team: Team
  readonly away_team: Team
}

/**
 * `Completed`, `Walk-over for Hawks`: a status in words, which says of a game that was not played who won it, and on public pages of
 * one whose day is over that nobody has said how it ended (docs/games.md#statuses).
 */
export const statusText = (
  { statusLabel, walkover_winner: winner, home_team: home, away_team: away }: Stated,
  lacksResult = false,
): string => {
  if (winner) return `Walk-over for ${(winner === 'home' ? home : away).name}`
  return lacksResult ? 'No result yet' : statusLabel
}
