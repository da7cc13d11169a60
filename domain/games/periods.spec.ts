import { DEFAULT_PERIODS, FINAL_PERIOD } from './periods'

it('The default periods have fixed ids: those of basketball, those of other sports, Final the last', () => {
  const periods = DEFAULT_PERIODS.map(({ id, name }) => `${id} ${name}`)
  expect(periods.slice(0, 5)).toEqual(['1 Q1', '2 Q2', '3 Q3', '4 Q4', '5 OT'])
  expect(periods.at(-1)).toBe('6 Final')
})

it('Final is the period that is never stored', () =>
  expect(DEFAULT_PERIODS.find(({ id }) => id === FINAL_PERIOD)?.name).toBe('Final'))
