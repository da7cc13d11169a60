import type { PlayerFileRow } from '@fullcourt/domain/imports/rows'
import { checkedName } from '../../../core/readers/player-name-text'
import type { CsvTable } from '../read/csv-table'
import { addNameFault, nameFaultOf, type KnownIds } from './known-ids'
import { externalIds } from './external-ids'
import { quote, type ImportProblems } from './problems'

export const PLAYER_COLUMNS = {
  required: ['id', 'first_name', 'last_name'],
  optional: ['team', 'on_roster'],
  aside: ['name'],
}
const FILE = 'players.csv'

export type CheckedPlace = { readonly player: string; readonly team: string | null }

/** `places`: where the file says who is on which roster; null where it has no such columns. */
export type CheckedPlayers = { readonly players: readonly PlayerFileRow[]; readonly places: readonly CheckedPlace[] | null }

/** A name may have one part only. */
export const checkPlayers = ({ rows, has }: CsvTable, teams: KnownIds, problems: ImportProblems): CheckedPlayers => {
  const take = externalIds(FILE, 'id', problems)
  const given = has('team')
  const places: CheckedPlace[] = []
  const players = rows.flatMap(({ line, of }) => {
    const id = take(line, of('id'))
    const name = checkedName({ firstName: of('first_name'), lastName: of('last_name') })
    if ('kind' in name) problems.add({ file: FILE, line, column: 'first_name, last_name' }, name.message)
    const team = of('team')
    const fault = team === '' ? undefined : nameFaultOf('team', team, teams)
    if (fault) addNameFault(problems, { file: FILE, line, column: 'team' }, fault)
    const onRoster = has('on_roster') ? of('on_roster').toLowerCase() : 'yes'
    if (!['yes', 'no', ''].includes(onRoster))
      problems.add({ file: FILE, line, column: 'on_roster' }, `must be yes or no, not ${quote(onRoster)}.`)
    if (id === undefined || 'kind' in name) return []
    places.push({ player: id, team: onRoster === 'yes' && team !== '' ? team : null })
    return [{ id, ...name }]
  })
  return { players, places: given ? places : null }
}
