import { columnsOf, type ShownBracket, type ShownMatchup } from './shown-bracket'

/** Where the box of a matchup is. A row is the room of one matchup of the first round, so distances hold at any scale. */
export type Placed = {
  readonly matchup: ShownMatchup
  /** The middle of the box, in rows from the top. */
  readonly middle: number
  /** Whether lines lead to it. */
  readonly isFed: boolean
  /** How far below the middle the winner's next box is, in rows; negative is above; null where no winner goes on. */
  readonly toNext: number | null
}

export type BracketLayout = {
  /** The height of all, in rows. */
  readonly rows: number
  /** The boxes of each round, from the top. */
  readonly columns: readonly (readonly Placed[])[]
}

/** Rows from the middle of the final to that of the game for third place below it. */
const BELOW_FINAL = 1.25

/** Half a box, and the line above it. */
const HALF_BOX = 0.5

/** The middle of a place of a round: between those of the two places that feed it. */
const middleOf = (round: number, position: number) => (position + 0.5) * 2 ** (round - 1)

const place = (matchup: ShownMatchup, isThirdPlace: boolean, isLast: boolean): Placed => {
  const { round, position } = matchup
  const middle = isThirdPlace ? middleOf(round, 0) + BELOW_FINAL : middleOf(round, position)
  const isFed = round > 1 && !isThirdPlace
  return { matchup, middle, isFed, toNext: isLast ? null : middleOf(round + 1, Math.floor(position / 2)) - middle }
}

/** Where the boxes of a bracket are: every box halfway between the two that feed it, the third place below the final. */
export const layoutOf = (bracket: ShownBracket): BracketLayout => {
  const columns = columnsOf(bracket).map(({ matchups }, i, all) =>
    matchups.map(matchup => place(matchup, matchup === bracket.thirdPlace, i === all.length - 1)),
  )
  const lowest = Math.max(0, ...columns.flat().map(({ middle }) => middle + HALF_BOX))
  return { rows: lowest, columns }
}
