import type { Sport } from '@fullcourt/domain/sports/sports'
import { capitalize } from '../../ui/format/capitalize'
import { difference, whole } from '../../ui/format/figures'
import type { TableRow } from './tables'

type Tied = Pick<TableRow, 'id' | 'name' | 'wins' | 'losses' | 'ties' | 'tieBreak'>

/** The step that decided, in words: `Head to head 2–1`, `Difference of points +14 to +9`; null where nothing did. */
export const stepInWords = (tieBreak: NonNullable<TableRow['tieBreak']>, { score: { noun } }: Sport): string | null => {
  const { step, own, other, wins, losses, teams = 2 } = tieBreak
  switch (step) {
    case 'losses':
      return `Fewer losses, ${whole(own)} to ${whole(other)}`
    case 'wins':
      return `More wins, ${whole(own)} to ${whole(other)}`
    case 'headToHead':
      return `Head to head ${whole(wins)}–${whole(losses)}${teams > 2 ? ` among ${teams} teams` : ''}`
    case 'difference':
      return `Difference of ${noun} ${difference(own)} to ${difference(other)}`
    case 'scored':
      return `${capitalize(noun)} scored ${whole(own)} to ${whole(other)}`
    case 'equal':
      return null
  }
}

/** Two teams that have won the same share of their games, one above the other, and why. */
export type ExplainedTie = { readonly id: number; readonly above: string; readonly below: string; readonly why: string }

const hasPlayed = ({ wins, losses, ties }: Tied) => wins + losses + ties > 0

/** All ties of a table in its order, of teams that have played. */
export const tiesOf = (rows: readonly Tied[], sport: Sport): readonly ExplainedTie[] =>
  rows.flatMap((row, place) => {
    const next = rows[place + 1]
    if (!next || !row.tieBreak || !hasPlayed(row) || !hasPlayed(next)) return []
    const why = stepInWords(row.tieBreak, sport) ?? 'Equal in everything, so by name'
    return [{ id: row.id, above: row.name, below: next.name, why }]
  })
