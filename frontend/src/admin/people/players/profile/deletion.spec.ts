/** @jest-environment ./architecture/browser-environment.js */
import { testServer } from '../../../parts/testing/server'
import { consequenceOf } from './deletion'

const ana = { id: 12, rosters: [{}] }
const ben = { id: 13, rosters: [] }

const informed = (...players: readonly object[]) => {
  const server = testServer()
  for (const player of players as readonly { id: number }[])
    server.on(`GET /api/playersv2/${player.id}/information`, () => ({ body: player }))
}

it('says in numbers what goes with a player, and what stays', async () => {
  informed({ ...ana, games: 34, lines: 35 })
  expect(await consequenceOf([ana])).toBe(
    '1 roster place will be empty. 35 box-score lines in 34 games: kept in games, totals and records, under Removed player.',
  )
})

it('adds up no games of several players, who played in the same ones', async () => {
  informed({ ...ana, games: 34, lines: 35 }, { ...ben, games: 1, lines: 1 })
  expect(await consequenceOf([ana, ben])).toBe(
    '1 roster place will be empty. 36 box-score lines: kept in games, totals and records, under Removed player.',
  )
})

it('says of somebody who never played that there is nothing to keep', async () => {
  informed({ ...ben, games: 0, lines: 0 })
  expect(await consequenceOf([ben])).toBe('Not on a roster now. No figures in games.')
})

it('asks without numbers where they cannot be read', async () => {
  informed()
  expect(await consequenceOf([ana])).toBe('Figures: kept in games, totals and records, under Removed player.')
})
