import { DEFAULT_PERIODS, FINAL_PERIOD, isOvertime } from './periods'

it('The default periods have fixed ids: those of basketball, those of other sports, Final the last', () => {
  const periods = DEFAULT_PERIODS.map(({ id, name }) => `${id} ${name}`)
  expect(periods.slice(0, 5)).toEqual(['1 Q1', '2 Q2', '3 Q3', '4 Q4', '5 OT'])
  expect(periods.at(-1)).toBe('6 Final')
})

it('Final is the period that is never stored', () =>
  expect(DEFAULT_PERIODS.find(({ id }) => id === FINAL_PERIOD)?.name).toBe('Final'))

it.each(['OT', 'OT2', '2OT', 'ot 3', 'Overtime', 'Extra time'])('%s is played after a tie alone', name =>
  expect(isOvertime(name)).toBe(true),
)

it.each(['Q1', '2nd half', 'Other', 'Final'])('%s is played in every game', name => expect(isOvertime(name)).toBe(false))
