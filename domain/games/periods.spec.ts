import { DEFAULT_PERIODS, FINAL_PERIOD } from './periods'

it('The default periods have fixed ids, Final the last', () =>
  expect(DEFAULT_PERIODS.map(({ id, name }) => `${id} ${name}`)).toEqual(['1 Q1', '2 Q2', '3 Q3', '4 Q4', '5 OT', '6 Final']))

it('Final is the period that is never stored', () =>
  expect(DEFAULT_PERIODS.find(({ id }) => id === FINAL_PERIOD)?.name).toBe('Final'))
