import { summaryText } from './summary'

it('A row of a season writes all percentages in the form of free throws', () =>
  expect([summaryText('FT%', 53.84), summaryText('FG%', 0.5384), summaryText('3P%', 1), summaryText('2P%', null)]).toEqual([
    '53.8%',
    '53.8%',
    '100.0%',
    '–',
  ]))

it('Other figures stand as everywhere', () => expect([summaryText('PTS', 12), summaryText('3PM', null)]).toEqual(['12', '–']))
