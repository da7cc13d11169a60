import type { BadgedTeam } from '../../ui/team/TeamBadge'

/** One side of a game as a page shows it. Points are null while there is no score. */
export type PlayingSide = BadgedTeam & {
  /** The team's page. */
  readonly to?: string
  readonly points: number | null
  /** The points are those so far: nobody has won yet. */
  readonly live?: boolean
  /** It won without playing: the other side did not come. */
  readonly walkover?: boolean
  /** Wins and losses so far: `5–2`. */
  readonly record?: string
}

/** Whether this side has won: a tie, a game in progress and one without a score have no winner. */
export const hasWon = (side: PlayingSide, other: PlayingSide) =>
  side.walkover === true || (!side.live && side.points !== null && other.points !== null && side.points > other.points)

const pointsOf = ({ name, points }: PlayingSide) => (points === null ? name : `${name} ${points}`)

/** The game in words: `Hawks at Bulls`, `Hawks 61, Bulls 58`. The away side is named first. */
export const inWords = (away: PlayingSide, home: PlayingSide) =>
  away.points === null && home.points === null ? `${away.name} at ${home.name}` : `${pointsOf(away)}, ${pointsOf(home)}`
