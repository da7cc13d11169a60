import { cleanName, nameFault } from '@fullcourt/domain/facts/text'
import type { TeamRow } from '@fullcourt/domain/imports/rows'
import type { CsvTable } from '../read/csv-table'
import { externalIds } from './external-ids'
import type { Problems } from './problems'

export const TEAM_COLUMNS = { required: ['id', 'name'], unused: { conference: 'Divisions cannot be imported yet.' } }
const FILE = 'teams.csv'

export const checkTeams = ({ rows }: CsvTable, problems: Problems): readonly TeamRow[] => {
  const take = externalIds(FILE, 'id', problems)
  return rows.flatMap(({ line, of }) => {
    const id = take(line, of('id'))
    const fault = nameFault('the name', of('name'))
    if (fault) problems.add({ file: FILE, line, column: 'name' }, fault.message)
    return id === undefined || fault ? [] : [{ id, name: cleanName(of('name')) }]
  })
}
