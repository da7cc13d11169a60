import type { BadgedTeam } from '../team/TeamBadge'

/** A side of a matchup: the upper one or the lower one. */
export type BracketSide = 'teamA' | 'teamB'

export const bracketSides: readonly BracketSide[] = ['teamA', 'teamB']

export type ShownTeam = BadgedTeam & {
  readonly id: number
  /** The place in the division, from 1. */
  readonly seed: number
  /** The team's page; a team without one is shown as text. */
  readonly to?: string
}

/** Who is on a side: a team, nobody (the other side goes on without a game), or a team that is not known yet. */
export type ShownSlot =
  | { readonly kind: 'team'; readonly team: ShownTeam; readonly sourceMatchId: string | null }
  | { readonly kind: 'bye' }
  | { readonly kind: 'unknown'; readonly sourceMatchId: string; readonly takes: 'winner' | 'loser' }

export type ShownGame = {
  readonly id: number
  /** The game's page; a game without one is not opened. */
  readonly to?: string
  readonly date: string | null
  readonly time: string | null
  readonly location: string | null
  /** Points of each side, of a game in progress those so far; null without a score. */
  readonly points: { readonly [side in BracketSide]: number | null }
  /** In progress: nobody has won yet. */
  readonly live: boolean
  /** The side that wins because the other does not play. */
  readonly walkover: BracketSide | null
}

export type ShownMatchup = {
  readonly matchId: string
  /** `Final`, `Semifinal 1`, `Round of 16, game 3`, `Third place`, `Bye`. */
  readonly label: string
  /** From 1. */
  readonly round: number
  /** From 0, from the top. */
  readonly position: number
  readonly teamA: ShownSlot
  readonly teamB: ShownSlot
  readonly isBye: boolean
  readonly game: ShownGame | null
  readonly winner: BracketSide | null
}

export type ShownRound = { readonly label: string; readonly matchups: readonly ShownMatchup[] }

/** A bracket as pages show it, whoever may change it. */
export type ShownBracket = {
  readonly rounds: readonly ShownRound[]
  readonly thirdPlace: ShownMatchup | null
  readonly champion: ShownTeam | null
}

/** The matchups of each column: of a round, beside the final the one for third place. */
export const columnsOf = ({ rounds, thirdPlace }: ShownBracket): readonly ShownRound[] =>
  rounds.map((round, i) =>
    thirdPlace && i === rounds.length - 1 ? { ...round, matchups: [...round.matchups, thirdPlace] } : round,
  )

/** The team on a side, or null. */
export const teamOn = (slot: ShownSlot): ShownTeam | null => (slot.kind === 'team' ? slot.team : null)

/** The matchup that the winner goes to; null after the last round and after the one for third place. */
export const nextOf = ({ rounds }: ShownBracket, { matchId, round, position }: ShownMatchup): ShownMatchup | null => {
  const isInTree = rounds[round - 1]?.matchups[position]?.matchId === matchId
  return (isInTree && rounds[round]?.matchups[Math.floor(position / 2)]) || null
}
