import { playerPageAt } from './player-pages'

it.each([
  ['/players/12', '/players/34'],
  ['/players/12/', '/players/34'],
  ['/player/12/stats', '/player/34/stats'],
])('%s is the page of a player, that of another is %s', (address, other) => {
  const page = playerPageAt(address)
  expect([page?.player, page?.of(34)]).toEqual([12, other])
})

it.each(['/players', '/players/ana', '/teams/12', '/'])('%s is none', address => expect(playerPageAt(address)).toBeUndefined())
