import { basketball } from '@fullcourt/domain/sports/basketball/basketball'
import { line } from '@fullcourt/domain/statistics/figures.examples'
import { boxColumns } from './box-score-columns'

const columns = boxColumns(basketball.definitions.map(({ abbreviation }) => abbreviation))
const total = (key: string, ...lines: string[]) => columns.find(column => column.key === key)?.total(lines.map(line))

it('are in the order PTS, REB, AST, then the shots', () => {
  expect(columns.map(({ short }) => short)).toEqual(['PTS', 'REB', 'AST', 'FG', 'FG%', '2P', '2P%', '3P', '3P%', 'FT', 'FT%'])
})

it('are in the order that an organization gave them', () => {
  expect(boxColumns(['AST', 'FT%', 'PTS']).map(({ short }) => short)).toEqual(['AST', 'FT%', 'PTS'])
})

it('add up what was kept', () => {
  expect([total('PTS', 'PTS 22', 'PTS 9', ''), total('AST', 'AST 0'), total('REB', 'PTS 3')]).toEqual(['31', '0', '–'])
})

it('write a percentage of a team in the form of its players', () => {
  expect([total('FG%', 'FGM 5, FGA 13', 'FGM 1, FGA 3'), total('FTM', 'FTM 3, FTA 4', 'FTM 1, FTA 2')]).toEqual(['.375', '4-6'])
})

it('do not know the attempts of a team where one line lacks them, nor count that line in the percentage', () => {
  const lines = ['FTM 3, FTA 4', 'FTM 7']
  expect([total('FTM', ...lines), total('FT%', ...lines)]).toEqual(['10-–', '.750'])
})
