import { figureOfStat, PERCENTAGES, SHOWN_FIGURES, STAT_DEFINITIONS } from './definitions'
import { FIGURES, inFigureOrder, isFigure } from './figures'

it('A definition is either a raw figure or a percentage of two', () => {
  const percentages = STAT_DEFINITIONS.filter(({ abbreviation }) => !isFigure(abbreviation))
  expect(percentages.map(({ abbreviation }) => abbreviation)).toEqual(Object.keys(PERCENTAGES))
  expect(STAT_DEFINITIONS.length - percentages.length).toBe(FIGURES.length)
})

it('The id of a raw figure names it; that of a percentage, or an unknown one, names none', () => {
  expect([1, 7, 17].map(figureOfStat)).toEqual(['PTS', '2PM', 'R'])
  expect([6, 9, 12, 15, 27, 0, 99, 1.5].map(figureOfStat)).toEqual(Array(8).fill(undefined))
})

it('Points, rebounds and assists are shown first, in this order', () => {
  expect(STAT_DEFINITIONS.slice(0, 4).map(({ abbreviation }) => abbreviation)).toEqual(['PTS', 'REB', 'AST', 'FGM'])
  expect(SHOWN_FIGURES.slice(0, 4)).toEqual(['PTS', 'REB', 'AST', 'FGM'])
  expect(new Set(SHOWN_FIGURES)).toEqual(new Set(FIGURES))
})

it('Equal figures are equal texts', () =>
  expect(JSON.stringify(inFigureOrder({ FTA: 2, PTS: 0, REB: undefined }))).toBe('{"PTS":0,"FTA":2}'))

it('Percentages and foreign names are no raw figures', () =>
  expect(['PTS', 'FTA', 'FG%', 'GP', 'constructor'].filter(isFigure)).toEqual(['PTS', 'FTA']))
