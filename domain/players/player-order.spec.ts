import { comparePlayers } from './player-order'

const player = (id: number, firstName: string, lastName: string) => ({ id, firstName, lastName })

it('players are sorted by last name, then first name, then id', () => {
  const [ana, bea, cho, twin] = [
    player(4, 'Ana', 'Ruiz'),
    player(3, 'Bea', 'Ruiz'),
    player(9, 'Zoë', 'Cho'),
    player(5, 'Ana', 'Ruiz'),
  ]
  expect([bea, twin, ana, cho].sort(comparePlayers)).toEqual([cho, ana, twin, bea])
})
