import { teamLeaderIn } from './team-leader'

const player = (id: number, games: number, points: number) => ({
  player: id,
  totals: { games, sums: { PTS: points }, kept: { PTS: games } },
})

it('is who has most per game, not who has most', () => {
  expect(teamLeaderIn('PTS', [player(1, 10, 150), player(2, 6, 120)])).toEqual({ player: 2, perGame: 20, games: 6 })
})

it('is nobody who played less than half as often as the most used player', () => {
  expect(teamLeaderIn('PTS', [player(1, 10, 150), player(2, 1, 40)])?.player).toBe(1)
})

it('is the one with more games where means are equal', () => {
  expect(teamLeaderIn('PTS', [player(1, 5, 50), player(2, 10, 100)])?.player).toBe(2)
})

it('is nobody where the figure is not kept, or nobody has any', () => {
  expect(teamLeaderIn('REB', [player(1, 10, 150)])).toBeNull()
  expect(teamLeaderIn('PTS', [player(1, 10, 0)])).toBeNull()
  expect(teamLeaderIn('PTS', [])).toBeNull()
})
