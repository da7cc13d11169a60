import { chipsOf } from './ScheduleFilters'
import { scheduleFilter } from './filter'

const choices = [{ id: 3, name: 'Monday', teams: [{ id: 7, name: 'Hawks' }] }]
const chips = (query: string) => {
  const search = new URLSearchParams(query)
  return chipsOf(scheduleFilter(search), choices, search).map(({ label, without }) => `${label} → ${without}`)
}

it('Every filter that is set is a chip that leads to the page without it', () =>
  expect(chips('date=2026-11-21&league=3&season=1&show=completed&team=7')).toEqual([
    'Sat, Nov 21 → /schedule?league=3&season=1&show=completed&team=7',
    'Monday → /schedule?date=2026-11-21&season=1&show=completed&team=7',
    'Hawks → /schedule?date=2026-11-21&league=3&season=1&show=completed',
    'Completed Games → /schedule?date=2026-11-21&league=3&season=1&team=7',
  ]))

it('Without filters there is none, and none of what is not there', () => {
  expect(chips('')).toEqual([])
  expect(chips('league=99&team=99')).toEqual([])
})
