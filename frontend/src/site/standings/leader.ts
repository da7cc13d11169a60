import { recordText } from '../../ui/format/record'
import type { LeagueTable } from './tables'

/** Who leads each table, in a sentence: `Hawks (7–1) lead the Monday league.` */
export const leaderOf = (tables: readonly LeagueTable[]) =>
  tables
    .flatMap(({ name, rows: [first] }) => (first && first.wins > 0 ? `${first.name} (${recordText(first)}) lead ${name}.` : []))
    .slice(0, 3)
    .join(' ') || null
