import { deriveBracket } from '../brackets/derive'
import { labelOfMatchup } from './matchup-label'

it.each([
  [8, 'r1-3', 'Quarterfinal 4'],
  [8, 'r3-0', 'Final'],
  [5, 'r1-1', 'Quarterfinal'],
  [8, 'third-place', 'Third place'],
])('In a bracket of %i teams %s is called %s', (teams, matchId, label) => expect(labelOfMatchup(teams, matchId)).toBe(label))

it.each([
  [8, 'r4-0'],
  [0, 'r1-0'],
  [3, 'third-place'],
])('A bracket of %i teams has no matchup %s', (teams, matchId) => expect(labelOfMatchup(teams, matchId)).toBeNull())

it('names every matchup as the bracket itself does, byes too', () => {
  for (let teams = 2; teams <= 40; teams += 1) {
    const seeds = Array.from({ length: teams }, (_, entry) => ({ entry, team: entry }))
    const { rounds, thirdPlace } = deriveBracket({ seeds, games: [], hasThirdPlace: true })
    for (const { matchId, label } of [...rounds.flatMap(({ matchups }) => matchups), ...(thirdPlace ? [thirdPlace] : [])])
      expect(`${teams}: ${labelOfMatchup(teams, matchId)}`).toBe(`${teams}: ${label}`)
    if (!thirdPlace) expect(labelOfMatchup(teams, 'third-place')).toBeNull()
  }
})
