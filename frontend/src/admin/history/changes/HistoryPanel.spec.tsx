/** @jest-environment ./architecture/browser-environment.js */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { HistoryEntryAnswer } from '../../../api/schema'
import { useOrganizationOf } from '../../play/seasons/queries'
import { testServer } from '../../parts/testing/server'
import { showSignedIn, staff } from '../../parts/testing/session'
import { HistoryPanel } from './HistoryPanel'

const entry = (changes: Partial<HistoryEntryAnswer>): HistoryEntryAnswer => ({
  position: '00000000000000000042',
  type: 'SeasonDeleted',
  who: 'Ana',
  user_id: 1,
  when: '2026-11-20T20:00:00Z',
  what: 'deleted the season Fall',
  was: null,
  is: null,
  reason: null,
  restore: null,
  ...changes,
})

const open = (entries: readonly HistoryEntryAnswer[], status = 204) => {
  const server = testServer()
  server.on('GET /api/history/organization/1', () => ({ body: entries }))
  server.on('GET /api/organizations/1', () => ({ body: { id: 1, time_zone: 'America/Los_Angeles' } }))
  server.on('POST /api/seasonsv2/7/restore', () => ({
    status,
    body: status === 204 ? null : { statusCode: 409, message: 'The organization is deleted.' },
  }))
  showSignedIn(server, <HistoryPanel kind="organization" id={1} organization={1} />)
  return server
}

it('brings back what was deleted, and shows the history as it is then', async () => {
  const server = open([entry({ restore: '/api/seasonsv2/7/restore' })])
  await userEvent.click(await screen.findByRole('button', { name: /^Bring back/ }))
  await screen.findByText('Brought back')
  expect(server.calls).toContain('POST /api/seasonsv2/7/restore')
  const reads = () => server.calls.filter(call => call.startsWith('GET /api/history'))
  await waitFor(() => expect(reads()).toHaveLength(2))
})

it('says why where something is in the way', async () => {
  open([entry({ restore: '/api/seasonsv2/7/restore' })], 409)
  await userEvent.click(await screen.findByRole('button', { name: /^Bring back/ }))
  await screen.findByText('The organization is deleted.')
})

it('offers nothing where nothing is to be brought back', async () => {
  open([entry({})])
  await screen.findByText(/deleted the season Fall/)
  expect(screen.queryByRole('button', { name: /^Bring back/ })).toBeNull()
})

const HistoryOfLeague = () => <HistoryPanel kind="league" id={3} organization={useOrganizationOf(7)} />

it('shows moments to somebody without an organization in the zone of the one that the thing belongs to', async () => {
  const server = testServer()
  server.on('GET /api/history/league/3', () => ({ body: [entry({})] }))
  server.on('GET /api/seasonsv2/7', () => ({ body: { id: 7, organization_id: 2 } }))
  server.on('GET /api/organizations/2', () => ({ body: { id: 2, time_zone: 'Pacific/Auckland' } }))
  const administrator = { ...staff, role: 'super_admin' as const, organization_id: null, organization: null }
  showSignedIn(server, <HistoryOfLeague />, administrator)
  await waitFor(() => expect(screen.getByText(/ago/).title).toContain('November 21, 2026'))
})
