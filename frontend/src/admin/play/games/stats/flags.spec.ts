import { deriveLine } from '@fullcourt/domain/statistics/line'
import { flaggedFigures } from './EditedRow'

it('finds the figures that a flag names', () => {
  const { flags } = deriveLine({ FTM: 5, FTA: 4 })
  expect([...flaggedFigures(flags)]).toEqual(['FTM', 'FTA'])
})

it('takes points against the made shots', () => {
  const { flags } = deriveLine({ PTS: 9, '2PM': 1, '3PM': 1, FTM: 1 })
  expect([...flaggedFigures(flags)]).toEqual(['PTS'])
})

it('finds nothing where everything adds up', () => {
  expect(flaggedFigures(deriveLine({ PTS: 6, '2PM': 1, '3PM': 1, FTM: 1 }).flags).size).toBe(0)
})
