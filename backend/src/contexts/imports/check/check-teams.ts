import { cleanAbbreviation, abbreviationFault } from '@fullcourt/domain/branding/abbreviation'
import type { Branding } from '@fullcourt/domain/branding/state'
import { coloursOf } from '@fullcourt/domain/branding/written-colours'
import { cleanName, nameFault } from '@fullcourt/domain/facts/text'
import { enumeration } from '@fullcourt/domain/history/words'
import type { TeamFileRow } from '@fullcourt/domain/imports/rows'
import type { CsvRow, CsvTable } from '../read/csv-table'
import { externalIds } from './external-ids'
import type { ImportProblems } from './problems'

export const TEAM_COLUMNS = {
  required: ['id', 'name'],
  optional: ['color', 'abbreviation'],
  unused: { conference: 'Divisions cannot be imported yet.' },
}
const FILE = 'teams.csv'

/** One colour, or two with a slash between them: `navy / gold`. */
const checkColours = ({ line, of }: CsvRow, problems: ImportProblems): Pick<Branding, 'colours'> | undefined => {
  if (of('color') === '') return undefined
  const colours = coloursOf(of('color').split('/'))
  if (!('kind' in colours)) return { colours }
  problems.add({ file: FILE, line, column: 'color' }, colours.message)
  return undefined
}

/** Leagues know their teams by such ids, and what is made of a name is often another. */
const hasAbbreviationsAsIds = ({ rows, has }: CsvTable): boolean =>
  !has('abbreviation') && rows.every(({ of }) => /^[A-Z]{3}$/.test(of('id')))

const checkAbbreviation = (
  { line, of }: CsvRow,
  column: string,
  problems: ImportProblems,
): Pick<Branding, 'abbreviation'> | undefined => {
  if (of(column) === '') return undefined
  const fault = abbreviationFault(of(column))
  if (!fault) return { abbreviation: cleanAbbreviation(of(column)) }
  problems.add({ file: FILE, line, column: 'abbreviation' }, fault.message)
  return undefined
}

/** Two teams with one abbreviation do no harm, but somebody should know. */
const noteShared = (teams: readonly TeamFileRow[], problems: ImportProblems): void => {
  const chosen = new Set(teams.flatMap(({ branding }) => branding?.abbreviation ?? []))
  for (const abbreviation of chosen) {
    const alike = teams.filter(({ branding }) => branding?.abbreviation === abbreviation)
    if (alike.length > 1)
      problems.note(`${FILE}: ${abbreviation} is the abbreviation of ${enumeration(alike.map(({ name }) => name))}.`)
  }
}

export const checkTeams = (table: CsvTable, problems: ImportProblems): readonly TeamFileRow[] => {
  const take = externalIds(FILE, 'id', problems)
  const abbreviation = hasAbbreviationsAsIds(table) ? 'id' : 'abbreviation'
  const teams = table.rows.flatMap((row): TeamFileRow[] => {
    const { line, of } = row
    const id = take(line, of('id'))
    const fault = nameFault('the name', of('name'))
    if (fault) problems.add({ file: FILE, line, column: 'name' }, fault.message)
    const branding = { ...checkColours(row, problems), ...checkAbbreviation(row, abbreviation, problems) }
    if (id === undefined || fault) return []
    return [{ id, name: cleanName(of('name')), ...(Object.keys(branding).length > 0 && { branding }) }]
  })
  noteShared(teams, problems)
  return teams
}
