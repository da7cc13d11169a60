import { baseball } from '../sports/baseball/baseball'
import { basketball } from '../sports/basketball/basketball'
import type { Abbreviation } from './definitions'
import { entryOrder } from './entry-order'

const ALL = basketball.definitions.map(({ abbreviation }) => abbreviation)
const without = (...hidden: readonly Abbreviation[]) => ALL.filter(one => !hidden.includes(one))

it('What is typed comes first, as on a score sheet, and what follows from it behind', () =>
  expect(entryOrder(ALL)).toEqual({
    typed: ['2PM', '2PA', '3PM', '3PA', 'FTM', 'FTA', 'AST', 'REB'],
    follows: ['PTS', 'FGM', 'FGA', 'FG%', '2P%', '3P%', 'FT%'],
  }))

it('A league that keeps points, rebounds and assists alone types them', () =>
  expect(entryOrder(['PTS', 'REB', 'AST'])).toEqual({ typed: ['AST', 'REB', 'PTS'], follows: [] }))

it('Points are typed where the shots that make them are hidden', () =>
  expect(entryOrder(without('3PM')).typed).toEqual(['2PM', '2PA', '3PA', 'FGM', 'FTM', 'FTA', 'AST', 'REB', 'PTS']))

it('Field goals are typed where two-pointers are hidden, and the points follow from them', () => {
  const { typed, follows } = entryOrder(without('2PM', '2PA'))
  expect(typed).toEqual(['3PM', '3PA', 'FGM', 'FGA', 'FTM', 'FTA', 'AST', 'REB'])
  expect(follows).toContain('PTS')
})

it('What is typed keeps the order that a league gave its list', () =>
  expect(entryOrder(['REB', 'AST', '3PM', '2PM', 'FTM', 'PTS'])).toEqual({
    typed: ['REB', 'AST', '3PM', '2PM', 'FTM'],
    follows: ['PTS'],
  }))

it('Of another sport it is that sport’s own sheet', () =>
  expect(entryOrder(baseball.definitions.map(({ abbreviation }) => abbreviation))).toEqual({
    typed: ['AB', 'R', '1B', '2B', '3B', 'HR', 'RBI', 'BB', 'SO', 'SB'],
    follows: ['H', 'AVG'],
  }))
