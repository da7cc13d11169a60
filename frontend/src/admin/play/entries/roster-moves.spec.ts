import { rosterMoves } from './roster-moves'

const place = (season: number, league: number, team: number) => ({
  id: 100 * season + 10 * league + team,
  team: { id: team, name: `Team ${team}` },
  seasons_leagues_team: {
    id: 1,
    seasons_league: { id: 1, league: { id: league, name: 'Monday' }, season: { id: season, name: 'Fall', active: true } },
  },
})
const player = (id: number, ...rosters: readonly ReturnType<typeof place>[]) => ({
  id,
  firstName: 'Ana',
  lastName: `${id}`,
  rosters,
})
const hawks = { seasonId: 7, leagueId: 3, id: 1 }

const moved = (...players: readonly ReturnType<typeof player>[]) => {
  const { joining, left } = rosterMoves(players, hawks)
  return { joining, left: left.map(({ player, at, name, team }) => [player, at.leagueId, at.id, name, team]) }
}

it('Players leave the teams of the season that they move in, and no other season', () =>
  expect(moved(player(1, place(7, 3, 2), place(7, 4, 5), place(6, 3, 2)), player(2))).toEqual({
    joining: [1, 2],
    left: [
      [1, 3, 2, 'Ana 1', 'Team 2'],
      [1, 4, 5, 'Ana 1', 'Team 5'],
    ],
  }))

it('Whoever is on the roster already does not join it again, and leaves the others', () =>
  expect(moved(player(1, place(7, 3, 1), place(7, 4, 1)))).toEqual({ joining: [], left: [[1, 4, 1, 'Ana 1', 'Team 1']] }))
