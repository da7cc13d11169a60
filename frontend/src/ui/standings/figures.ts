import { shareText, whole } from '../format/figures'
import type { Summed } from '../format/summary'

/** What a row of standings is asked for. */
type Row = Summed & {
  readonly wins: number
  readonly losses: number
  readonly ties: number
  /** Wins of wins and losses. */
  readonly winPercentage: number
}

/** A figure of a team in its table, for every list that shows it. */
export type StandingsFigure = {
  readonly key: string
  readonly name: string
  /** The heading where the name is too long. */
  readonly short: string
  readonly by: (row: Row) => number | null
  readonly show: (row: Row) => string
  /** Where less is better, the least comes first. */
  readonly best?: 'low'
}

export const WINS: StandingsFigure = { key: 'W', name: 'Wins', short: 'W', by: row => row.wins, show: row => whole(row.wins) }

export const LOSSES: StandingsFigure = {
  key: 'L',
  name: 'Losses',
  short: 'L',
  by: row => row.losses,
  show: row => whole(row.losses),
  best: 'low',
}

export const TIES: StandingsFigure = { key: 'T', name: 'Ties', short: 'T', by: row => row.ties, show: row => whole(row.ties) }

export const SHARE_WON: StandingsFigure = {
  key: 'PCT',
  name: 'Share of games won',
  short: 'PCT',
  by: row => row.winPercentage,
  show: row => shareText(row.winPercentage),
}
