import type { Mismatch } from '@fullcourt/domain/games/mismatch'
import { difference } from '../../../../ui/format/figures'

/** `Hawks: players 62, final 65 (−3)`: the sum, the final score and the difference. */
export const differenceText = ({ what, sum, final }: Pick<Mismatch, 'what' | 'sum' | 'final'>, team: string) =>
  `${team}: ${what} ${sum}, final ${final} (${difference(sum - final)})`
