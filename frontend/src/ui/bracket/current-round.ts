import type { ShownBracket, ShownMatchup } from './shown-bracket'

const isOpen = ({ isBye, winner }: ShownMatchup) => !isBye && winner === null

/** The round that is being played: the first with a game that nobody has won yet, else the last; counted from 0. */
export const currentRound = ({ rounds }: ShownBracket): number => {
  const open = rounds.findIndex(({ matchups }) => matchups.some(isOpen))
  return open >= 0 ? open : Math.max(0, rounds.length - 1)
}
