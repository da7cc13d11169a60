/** @jest-environment ./architecture/browser-environment.js */
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { LeaguePage } from '../pages/LeaguePage'
import { LeaguesPage } from '../pages/LeaguesPage'
import { PlayerPage } from '../../people/players/profile/PlayerPage'
import { PlayerStatsPage } from '../../people/players/profile/PlayerStatsPage'
import { RosterPage } from '../../play/entries/RosterPage'
import { later, testServer } from '../../parts/testing/server'
import { showPage } from '../../parts/testing/session'

type Unknown = {
  readonly thing: string
  readonly path: string
  readonly at: string
  readonly page: ReactNode
  /** The call whose answer says whether the thing is there. */
  readonly call: string
  readonly said: RegExp
}

const pages: readonly Unknown[] = [
  {
    thing: 'season',
    path: '/dashboard/seasons/:season',
    at: '/dashboard/seasons/999',
    page: <LeaguesPage />,
    call: 'GET /api/seasonsv2/999/leagues-with-teams-public',
    said: /^season not found/i,
  },
  {
    thing: 'league',
    path: '/dashboard/seasons/:season/leagues/:league',
    at: '/dashboard/seasons/7/leagues/999',
    page: <LeaguePage />,
    call: 'GET /api/seasonsv2/7/leagues/999/games',
    said: /^league not found/i,
  },
  {
    thing: 'team',
    path: '/dashboard/seasons/:season/leagues/:league/teams/:team',
    at: '/dashboard/seasons/7/leagues/3/teams/999',
    page: <RosterPage />,
    call: 'GET /api/seasonsv2/7/leagues/3/teams/999',
    said: /^unknown team/i,
  },
  {
    thing: 'player',
    path: '/players/:player',
    at: '/players/999',
    page: <PlayerPage />,
    call: 'GET /api/playersv2/999/information',
    said: /^player not found/i,
  },
  {
    thing: 'player with stats',
    path: '/player/:player/stats',
    at: '/player/999/stats',
    page: <PlayerStatsPage />,
    call: 'GET /api/playersv2/999/basic',
    said: /^player not found/i,
  },
]

/** What can be done on the page, and its parts between which can be chosen. */
const offered = () => [
  ...screen.queryAllByRole('button'),
  ...screen.queryAllByRole('tab'),
  ...screen.queryAllByRole('navigation', { name: /views/i }),
]

describe.each(pages)('An unknown $thing', ({ path, at, page, call, said }) => {
  it('is not found, and nothing is offered to be done with it, before that is known neither', async () => {
    const server = testServer()
    const missing = later<{ status: number; body: unknown }>()
    server.on(call, () => missing.answer)
    showPage(server, path, page, at)
    await screen.findByRole('heading', { level: 1 })
    expect(await screen.findByText('Loading...')).toBeTruthy()
    expect(offered()).toEqual([])
    missing.resolve({ status: 404, body: { statusCode: 404, message: 'Not found.' } })
    expect(await screen.findAllByText(said)).not.toEqual([])
    expect(offered()).toEqual([])
  })
})
