import type { RosterPlace } from '@fullcourt/domain/imports/rows'
import type { CsvTable } from '../read/csv-table'
import { addNameFault, nameFaultOf, type KnownIds } from './known-ids'
import type { ImportProblems } from './problems'

/** The product keeps no shirt numbers. */
export const ROSTER_COLUMNS = { required: ['team', 'player'], aside: ['number'] }
const FILE = 'rosters.csv'

export const checkRosters = (
  { rows }: CsvTable,
  { teams, players }: { readonly teams: KnownIds; readonly players: KnownIds },
  problems: ImportProblems,
): readonly RosterPlace[] => {
  const first = new Map<string, number>()
  return rows.flatMap(({ line, of }) => {
    const place = { team: of('team'), player: of('player') }
    const key = JSON.stringify([place.team, place.player])
    const before = first.get(key)
    if (before === undefined) first.set(key, line)
    else problems.add({ file: FILE, line }, `is a second line of this player and team, after line ${before}.`)
    for (const [column, known] of [
      ['team', teams],
      ['player', players],
    ] as const) {
      const fault = nameFaultOf(column, place[column], known)
      if (fault) addNameFault(problems, { file: FILE, line, column }, fault)
    }
    return before === undefined ? [place] : []
  })
}
