import type { RosterPlace } from '@fullcourt/domain/imports/rows'
import type { CsvTable } from '../read/csv-table'
import type { Problems } from './problems'

/** The product keeps no shirt numbers. */
export const ROSTER_COLUMNS = { required: ['team', 'player'], aside: ['number'] }
const FILE = 'rosters.csv'

export const checkRosters = (
  { rows }: CsvTable,
  { teams, players }: { readonly teams: ReadonlySet<string>; readonly players: ReadonlySet<string> },
  problems: Problems,
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
    ] as const)
      if (!known.has(place[column]))
        problems.add({ file: FILE, line, column }, place[column] === '' ? 'is blank.' : `there is no ${column} ${place[column]}.`)
    return before === undefined ? [place] : []
  })
}
