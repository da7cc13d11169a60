import { leaderIn } from './leaders'

const line = (name: string, PTS?: number) => ({
  id: 1,
  name,
  to: null,
  photo: null,
  figures: PTS === undefined ? null : { PTS },
  onSheet: true,
})

it('is who has most', () => {
  const lines = [line('Ruiz', 22), line('Okafor', 9), line('Park')]
  expect(leaderIn(lines, 'PTS')).toEqual({ players: [lines[0]], value: 22 })
})

it('are several who have as many', () => {
  expect(leaderIn([line('Ruiz', 22), line('Okafor', 22)], 'PTS')?.players.map(({ name }) => name)).toEqual(['Ruiz', 'Okafor'])
})

it('is nobody in a figure that was not kept, or of which nobody has any', () => {
  expect([leaderIn([line('Ruiz', 22)], 'AST'), leaderIn([line('Ruiz', 0)], 'PTS'), leaderIn([], 'PTS')]).toEqual([
    null,
    null,
    null,
  ])
})
