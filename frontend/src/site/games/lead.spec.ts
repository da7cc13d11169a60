import { leadOf } from './lead'

const teams = { home: { id: 1, name: 'Owls' }, away: { id: 2, name: 'Hawks' } }
const course = {
  largest: { team_id: 2, points: 12, period: 'Q3', remaining: 271_000 },
  changes: 5,
  ties: 3,
  run: { team_id: 2, points: 11, from: 'Q2', to: 'Q3' },
  periods: [
    { name: 'Q1', leads: [2, 4], at: [100, 600] },
    { name: 'Q3', leads: [0], at: [500] },
    { name: 'Q4', leads: [-1], at: [500] },
  ],
}

it('What decided a game is said by who, and when', () =>
  expect(leadOf(course, teams).deciding).toEqual([
    { label: 'Largest lead', figure: '12', note: 'Hawks, in Q3, 4:31 left' },
    { label: 'Longest run', figure: '11–0', note: 'Hawks, Q2 to Q3' },
    { label: 'Lead changes', figure: '5', note: 'tied 3 times' },
  ]))

it('Without a clock the period alone says when', () => {
  const [largest, run, changes] = leadOf(
    { ...course, largest: { ...course.largest, remaining: null }, ties: 0, run: { ...course.run, from: 'Q3' } },
    teams,
  ).deciding
  expect([largest?.note, run?.note, changes?.note]).toEqual(['Hawks, in Q3', 'Hawks, in Q3', 'never tied'])
})

it('The plot is told by who was ahead after each period', () =>
  expect(leadOf(course, teams).inWords).toBe('Lead over the game: after Q1 Owls by 4, after Q3 tied, after Q4 Hawks by 1.'))
