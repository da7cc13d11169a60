import { details } from './schedules.examples'
import { datesOff } from './weeks-off'

it('A date off is off, also where there is no schedule', () => {
  const isOff = datesOff(['2026-01-11'], [])
  expect(['2026-01-10', '2026-01-11', '2026-01-12'].filter(isOff)).toEqual(['2026-01-11'])
})

it('In the weeks of a schedule the whole week of a date off is off', () => {
  const isOff = datesOff(['2026-01-13'], [details()])
  expect(['2026-01-10', '2026-01-11', '2026-01-17', '2026-01-18'].filter(isOff)).toEqual(['2026-01-11', '2026-01-17'])
})
