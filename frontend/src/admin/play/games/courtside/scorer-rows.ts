import type { Side } from '@fullcourt/domain/games/events'
import type { BoxScoreAnswer } from '../../../../api/schema'
import type { SheetRow } from '../sheet/sheet'

/** A player as a scorer looks for them. */
export type ScorerRow = SheetRow & { readonly number: string | null }

/** Numbers in their order, `0` and `00` together; who has none comes last, by name. */
const byNumber = (a: ScorerRow, b: ScorerRow) => {
  if (a.number === null || b.number === null) return Number(a.number === null) - Number(b.number === null)
  return Number(a.number) - Number(b.number) || a.number.length - b.number.length
}

/** The players of one side, by shirt number. */
export const scorerRows = (
  { homeRoster, awayRoster }: Pick<BoxScoreAnswer, 'homeRoster' | 'awayRoster'>,
  rows: readonly SheetRow[],
  side: Side,
): readonly ScorerRow[] => {
  const numbers = new Map((side === 'home' ? homeRoster : awayRoster).map(({ id, number }) => [id, number]))
  return rows
    .filter(row => row.side === side)
    .map(row => ({ ...row, number: numbers.get(row.player) ?? null }))
    .sort(byNumber)
}
