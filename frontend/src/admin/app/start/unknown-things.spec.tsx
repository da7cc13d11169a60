/** @jest-environment ./architecture/browser-environment.js */
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { LeaguePage } from '../pages/LeaguePage'
import { LeaguesPage } from '../pages/LeaguesPage'
import { PlayerPage } from '../../people/players/profile/PlayerPage'
import { testServer } from '../../parts/testing/server'
import { showPage } from '../../parts/testing/session'

const pages: readonly (readonly [string, string, string, ReactNode])[] = [
  ['season', '/dashboard/seasons/:season', '/dashboard/seasons/999', <LeaguesPage key="season" />],
  ['league', '/dashboard/seasons/:season/leagues/:league', '/dashboard/seasons/7/leagues/999', <LeaguePage key="league" />],
  ['player', '/players/:player', '/players/999', <PlayerPage key="player" />],
]

it.each(pages)('An unknown %s is not found, and nothing is offered to be done with it', async (thing, path, at, page) => {
  showPage(testServer(), path, page, at)
  expect(await screen.findAllByText(new RegExp(`^${thing} not found`, 'i'))).not.toEqual([])
  expect(screen.queryAllByRole('button').map(button => button.textContent)).toEqual([])
  expect(screen.queryAllByRole('tab')).toEqual([])
})
