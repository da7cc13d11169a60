import { lacksResult, type GameStatus } from '@fullcourt/domain/games/status'
import type { Side } from '@fullcourt/domain/games/events'

type Team = { readonly name: string }

type Worded = {
  readonly statusLabel: string
  readonly walkover_winner: Side | null
  readonly home_team: Team
  readonly away_team: Team
}

type Stated = Worded & {
  readonly state: GameStatus
  readonly status: string
  readonly date: string | null
}

/** `Completed`, `Walk-over for Hawks`: a status in words, which says of a game that was not played who won it (docs/games.md#statuses). */
export const statusText = ({ statusLabel, walkover_winner: winner, home_team: home, away_team: away }: Worded): string =>
  winner ? `Walk-over for ${(winner === 'home' ? home : away).name}` : statusLabel

/** The same on a day: `No result yet` once that of the game is over and nobody has said how it ended. */
export const statusTextOn = (game: Stated, today: string): string =>
  lacksResult(game, today) ? 'No result yet' : statusText(game)
