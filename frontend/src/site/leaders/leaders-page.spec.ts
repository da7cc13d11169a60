import { answering, pathOf, renderedPage } from '../testing/rendered-page'

const scorer = {
  rank: 1,
  player_id: 7,
  firstName: 'Ana',
  lastName: 'Lee',
  image: null,
  teams: [{ id: 1, name: 'Hawks', logo: null, colors: [], abbreviation: null }],
  games: 80,
}
const answer = answering(
  {
    '/api/seasonsv2': [{ id: 2, name: 'Fall 2026', active: true, startDate: null, finishDate: null, sport_id: 1 }],
    '/api/gamesv2/progress': { games: 80, completed: 80, last: '2026-11-01', next: null },
    '/api/records/top20Points': [{ ...scorer, value: 2251 }],
    '/api/records/top20Threes': [],
    '/api/records/top20TeamWins': [],
    '/api/leaders': [
      { abbreviation: 'PTS', name: 'Points', minimum: '', leaders: [{ ...scorer, value: 28.1 }] },
      { abbreviation: 'FT%', name: 'Free throws', minimum: '', leaders: [{ ...scorer, value: 91.25 }] },
    ],
  },
  pathOf,
)

it.each([
  ['American', { hours: 12, decimal: '.' }, ['2,251', '28.1', '91.3%']],
  ['German', { hours: 24, decimal: ',' }, ['2\u202f251', '28,1', '91,3%']],
] as const)('The figures of leaders are written in the forms of an %s reader', async (_, forms, figures) => {
  const { status, html } = await renderedPage('/demo/leaderboard', { answer, forms })
  expect(status).toBe(200)
  for (const figure of figures) expect(html).toContain(`>${figure}<`)
})
