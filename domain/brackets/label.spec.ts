import { labelOfMatchup } from './label'

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
