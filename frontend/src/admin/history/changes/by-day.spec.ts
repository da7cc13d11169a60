import type { HistoryEntryAnswer } from '../../../api/schema'
import { entriesByDay } from './HistoryDays'

const entry = (position: string, when: string): HistoryEntryAnswer => ({
  position,
  when,
  type: 'ScoreUpdated',
  who: 'Ana',
  user_id: 1,
  what: 'changed the final score from 61–58 to 61–59',
  was: null,
  is: null,
  reason: null,
  restore: null,
})

it('puts entries under the days of the zone, newest first as they came', () => {
  const entries = [entry('3', '2026-11-21T09:00:00Z'), entry('2', '2026-11-21T07:30:00Z'), entry('1', '2026-11-20T20:00:00Z')]
  expect(
    entriesByDay(entries, 'America/Los_Angeles').map(({ date, entries }) => [date, entries.map(one => one.position)]),
  ).toEqual([
    ['2026-11-21', ['3']],
    ['2026-11-20', ['2', '1']],
  ])
})
