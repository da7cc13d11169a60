import { generationFault, generationInput, planWeeks, type LeagueForSchedule } from './generation-input'
import { details } from './schedules.examples'

const now: LeagueForSchedule = {
  teams: [
    { team: 11, entry: 21, unavailable: ['19:00'] },
    { team: 12, entry: 22, unavailable: [] },
  ],
  weekOffs: ['2026-01-11'],
  byes: [],
  kept: [],
  others: [],
  season: { from: null, to: null },
}

describe('The slots of a week', () => {
  it('are its dates and times; a time listed twice is two slots', () =>
    expect(planWeeks(details({ numWeeks: 1, timeSlots: ['18:00', '18:00'] }))).toEqual([
      {
        startsOn: '2026-01-04',
        slots: [
          { date: '2026-01-04', time: '18:00', location: null },
          { date: '2026-01-04', time: '18:00', location: null },
        ],
      },
    ]))

  it('are one at each location, where locations are named', () => {
    const [week] = planWeeks(details({ timeSlots: ['18:00', '18:00'], locations: ['Gym 1', 'Gym 2'] }))
    expect(week?.slots.map(({ location }) => location)).toEqual(['Gym 1', 'Gym 2'])
  })
})

describe('The input of a generation', () => {
  it('is what the schedule and its league say', () =>
    expect(generationInput(details({ meetings: 2, maxPerDay: 3, seed: 9 }), now)).toMatchObject({
      teams: [{ entry: 21, unavailable: ['19:00'] }, { entry: 22 }],
      weekOffs: ['2026-01-11'],
      meetings: 2,
      maxPerDay: 3,
      seed: 9,
    }))

  it('names the games that are no part of the schedule by the teams that it has of them', () => {
    const others = [{ teams: [11, 13] as const, date: '2026-01-04', time: '18:00', location: 'Gym 1' }]
    expect(generationInput(details(), { ...now, others }).others).toEqual([
      { entries: [21], date: '2026-01-04', time: '18:00', location: 'Gym 1' },
    ])
  })
})

it.each([
  [details(), 1, 'The league needs at least two teams.'],
  [details(), 300, 'A schedule is generated for at most 64 teams: this league has 300.'],
  [
    details({ meetings: 50 }),
    64,
    'A schedule has at most 2500 games: with 64 teams this one has 100800. Let them meet less often.',
  ],
  [details({ timeSlots: [] }), 8, 'The schedule has no time slots: add some first.'],
])('No schedule is generated: %#', (schedule, teams, message) =>
  expect(generationFault(schedule, teams)).toMatchObject({ why: 'conflict', message }),
)

it('A schedule is generated for any league of 2 to 64 teams', () => {
  for (const teams of [2, 64]) expect(generationFault(details(), teams)).toBeUndefined()
})
