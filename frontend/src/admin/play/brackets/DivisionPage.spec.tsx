/** @jest-environment ./architecture/browser-environment.js */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testServer } from '../../parts/testing/server'
import { base, bracket, open } from './testing/division-page'

it('shows the bracket of the division, under its season', async () => {
  await open()
  expect(await screen.findByText('Semifinal 1: Hawks 61, Comets 58. Hawks go to the final.')).toBeTruthy()
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' }).textContent).toBe('SeasonsFall 2026East')
})

it('offers what a matchup allows: a game to edit, one to create, nothing while a team is not known', async () => {
  await open()
  await screen.findByRole('button', { name: 'Edit game of Semifinal 1' })
  const offered = screen.getAllByRole('button').map(button => button.getAttribute('aria-label'))
  expect(offered.filter(name => name?.includes('game of'))).toEqual([
    'Edit game of Semifinal 1',
    'Delete game of Semifinal 1',
    'Create game of Semifinal 2',
  ])
})

it('switches the game for third place on', async () => {
  const server = testServer()
  const sent: unknown[] = []
  server.on(`PUT ${base}/bracket`, ({ body, headers }) => {
    sent.push([body, headers.get('If-Match')])
    return { body: { ...bracket, playsThirdPlace: true } }
  })
  await open(server)
  await userEvent.click(await screen.findByRole('switch', { name: 'Game for third place' }))
  await waitFor(() => expect(sent).toEqual([[{ playsThirdPlace: true }, '9']]))
})

describe('Instead of a bracket', () => {
  it('an empty division says how one begins', async () => {
    await open(testServer(), { body: { ...bracket, rounds: [] } })
    expect(await screen.findByText('No teams available')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Add teams to East' }).getAttribute('href')).toBe('/dashboard/seasons/2')
  })

  it('a division that is not there is said to be missing', async () => {
    await open(testServer(), { status: 404, body: { statusCode: 404, message: 'Division not found.' } })
    expect(await screen.findByText('Division not found.')).toBeTruthy()
  })

  it('an organization without brackets is told where they are switched on', async () => {
    await open(testServer(), { status: 403, body: { statusCode: 403, message: 'Brackets are not switched on.' } })
    expect(await screen.findByText('Brackets are not switched on.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Features' }).getAttribute('href')).toBe('/organizations/1/features')
  })
})
