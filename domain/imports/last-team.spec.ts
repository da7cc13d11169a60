import { lastTeams } from './last-team'
import type { GameFileRow } from './rows'

const player = (id: string) => ({ id, firstName: id, lastName: '' })
const game = (date: string, time: string | null, ...lines: (readonly [team: string, player: string])[]): GameFileRow => ({
  id: `${date} ${time}`,
  fileLine: 2,
  stage: 'regular',
  home: 'A',
  away: 'B',
  details: { date, time, location: null, status: 'scheduled' },
  score: null,
  lines: lines.map(([team, player]) => ({ team, player, line: {} })),
})

describe('Without rosters a player is on the team of their last line', () => {
  it('by the day of the game, not the order of the file', () =>
    expect(lastTeams([player('p')], [game('2025-02-01', null, ['B', 'p']), game('2025-01-01', null, ['A', 'p'])])).toEqual([
      { player: 'p', team: 'B' },
    ]))

  it('by the time of two games on one day', () =>
    expect(lastTeams([player('p')], [game('2025-01-01', '20:00', ['B', 'p']), game('2025-01-01', '18:00', ['A', 'p'])])).toEqual([
      { player: 'p', team: 'B' },
    ]))

  it('and on none without lines', () => expect(lastTeams([player('p')], [])).toEqual([{ player: 'p', team: null }]))
})
