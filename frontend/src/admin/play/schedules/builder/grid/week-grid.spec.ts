import { gameCounts, weekAt, weekGrid } from './week-grid'

const schedule = {
  weekDates: [['2026-11-01'], ['2026-11-08']],
  sameSlot: true,
  timeSlots: ['19:15', '18:00'],
  weeklyTimeSlots: [],
  locations: [] as string[],
}
const game = (id: number, date: string | null, time: string | null = '18:00', location: string | null = null) => ({
  id,
  date,
  time,
  location,
})

const words = (grid: ReturnType<typeof weekGrid<ReturnType<typeof game>>>) =>
  grid.map(({ lines }) =>
    lines.map(line =>
      line.kind === 'game' ? `game ${line.game.id}` : `${line.slot.date} ${line.slot.time} ${line.slot.location ?? ''}`.trim(),
    ),
  )

it('A week shows its games and its free slots in the order of time', () =>
  expect(words(weekGrid(schedule, [[game(1, '2026-11-01', '19:15')], []]))).toEqual([
    ['2026-11-01 18:00', 'game 1'],
    ['2026-11-08 18:00', '2026-11-08 19:15'],
  ]))

it('Each location is a slot of its own', () =>
  expect(
    words(
      weekGrid({ ...schedule, timeSlots: ['18:00'], locations: ['Court 1', 'Court 2'] }, [
        [game(1, '2026-11-01', '18:00', 'Court 2')],
        [],
      ]),
    )[0],
  ).toEqual(['2026-11-01 18:00 Court 1', 'game 1']))

it('A time that is listed twice is two slots', () =>
  expect(words(weekGrid({ ...schedule, timeSlots: ['18:00', '18:00'] }, [[game(1, '2026-11-01')], []]))[0]).toEqual([
    'game 1',
    '2026-11-01 18:00',
  ]))

it('Weeks may have time slots of their own', () =>
  expect(words(weekGrid({ ...schedule, sameSlot: false, weeklyTimeSlots: [['18:00'], ['20:00']] }, [[], []]))).toEqual([
    ['2026-11-01 18:00'],
    ['2026-11-08 20:00'],
  ]))

it('A game that was moved is in the week in which it is played', () =>
  expect(words(weekGrid(schedule, [[game(1, '2026-11-08')], []]))).toEqual([
    ['2026-11-01 18:00', '2026-11-01 19:15'],
    ['game 1', '2026-11-08 19:15'],
  ]))

it('A game outside of all weeks, or without a date, stays in its week, last', () =>
  expect(words(weekGrid(schedule, [[], [game(1, '2027-01-01'), game(2, null, null)]]))[1]).toEqual([
    '2026-11-08 18:00',
    '2026-11-08 19:15',
    'game 1',
    'game 2',
  ]))

it('Teams are grouped by their games, the most first', () => {
  const played = (home_team_id: number, away_team_id: number) => ({ home_team_id, away_team_id })
  const teams = [
    { id: 1, name: 'Hawks' },
    { id: 2, name: 'Bulls' },
    { id: 3, name: 'Owls' },
  ]
  expect(
    gameCounts([played(1, 2), played(2, 3), played(2, 1)], teams).map(({ count, teams }) => [
      count,
      teams.map(({ name }) => name),
    ]),
  ).toEqual([
    [3, ['Bulls']],
    [2, ['Hawks']],
    [1, ['Owls']],
  ])
})

it.each([
  ['before the season', '2026-10-01', 0],
  ['in a week', '2026-11-01', 0],
  ['between two weeks', '2026-11-03', 1],
  ['after the season', '2026-12-01', 1],
])('The week at a day %s', (_, day, week) =>
  expect(weekAt([{ dates: ['2026-11-01'] }, { dates: ['2026-11-08'] }], day)).toBe(week),
)
