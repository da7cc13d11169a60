import { none } from './figures'
import { stat } from './stat'

it('writes a figure as a count and a percentage as a ratio', () => {
  expect([stat('PTS', 12), stat('FG%', 0.478), stat('FT%', 1)]).toEqual(['12', '.478', '1.000'])
})

it('shows a dash where nothing is kept', () => {
  expect([stat('REB', null), stat('3P%', null)]).toEqual([none, none])
})
