/** @jest-environment ./architecture/browser-environment.js */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DifferenceAnswer, StatisticsCheckAnswer } from '../../../api/schema'
import { testServer } from '../../parts/testing/server'
import { showSignedIn, staff } from '../../parts/testing/session'
import { CheckOffer } from './CheckOffer'
import { StatisticsCheckPage } from './StatisticsCheckPage'

const owner = { ...staff, role: 'org_owner' } as const

const answer = (changes: Partial<StatisticsCheckAnswer> = {}): StatisticsCheckAnswer => ({
  state: 'done',
  repairs: false,
  who: 'ana',
  askedAt: '2026-11-20T20:00:00Z',
  endedAt: '2026-11-20T20:00:09Z',
  share: 1,
  facts: 1_200,
  rate: 400,
  timeLeft: 0,
  documents: 340,
  count: 0,
  differences: [],
  repaired: 0,
  parked: 0,
  incomplete: [],
  error: null,
  isOffered: false,
  ...changes,
})

const difference: DifferenceAnswer = {
  readModel: 'teamCard',
  document: '12',
  kind: 'changed',
  thing: { kind: 'team', id: 12, name: 'Otters', gone: false },
  fields: [{ path: 'details.name', live: '"Newts"', recomputed: '"Otters"' }],
  error: null,
}

const open = (check: StatisticsCheckAnswer, page = <StatisticsCheckPage />, user: typeof owner | typeof staff = owner) => {
  const server = testServer()
  server.on('GET /api/statistics-check', () => ({ body: check }))
  for (const call of ['POST /api/statistics-check', 'POST /api/statistics-check/repair'])
    server.on(call, () => ({ body: answer({ state: 'waiting' }) }))
  server.on('DELETE /api/statistics-check', () => ({ body: null }))
  server.on('GET /api/organizations/1', () => ({ body: { id: 1, time_zone: 'America/Los_Angeles', users: [] } }))
  showSignedIn(server, page, user)
  return server
}

it('says that there are no differences, what was compared, when, and who asked', async () => {
  open(answer())
  await screen.findByRole('heading', { name: 'No differences' })
  screen.getByText('340 documents compared with what was entered.')
  screen.getByText('November 20, 2026, 12:00 PM, asked for by ana')
})

it('begins a check where none was made yet', async () => {
  const server = open(answer({ state: 'none' }))
  await screen.findByText('The statistics were not checked yet.')
  await userEvent.click(screen.getByRole('button', { name: 'Check the statistics' }))
  await waitFor(() => expect(server.calls).toContain('POST /api/statistics-check'))
})

it('shows how far one is that goes on, and cancels it', async () => {
  const server = open(answer({ state: 'running', share: 0.42, timeLeft: 3 }))
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('42')
  screen.getByText('1,200 facts read, 400 a second, 3 seconds left')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Check the statistics' }).disabled).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(server.calls).toContain('DELETE /api/statistics-check'))
})

it('shows a difference down to the field with a link to what it is about, and repairs after a question', async () => {
  const server = open(answer({ count: 1, differences: [difference] }))
  await screen.findByRole('heading', { name: '1 document differs from what was entered' })
  expect(screen.getByRole('link', { name: 'Otters' }).getAttribute('href')).toBe('/teams/12')
  const row = within(screen.getByRole('row', { name: /details.name/ }))
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['"Newts"', '"Otters"'])
  await userEvent.click(screen.getByRole('button', { name: 'Repair 1 document' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Repair' }))
  await waitFor(() => expect(server.calls).toContain('POST /api/statistics-check/repair'))
})

it.each([
  [answer({ repairs: true, count: 2, repaired: 2, differences: [difference] }), '2 of 2 documents repaired'],
  [answer({ state: 'cancelled', repaired: 1 }), '1 document had been repaired by then.'],
  [answer({ state: 'failed', error: 'The disk is full.' }), /The disk is full\./],
  [answer({ parked: 1 }), '1 document not compared: parked after an error.'],
  [answer({ incomplete: ['teamCard'] }), 'Not compared, because they are being built: Team card.'],
])('says what became of it', async (check, words) => {
  open(check)
  await screen.findByText(words)
})

describe('After players were merged', () => {
  const offer = <CheckOffer organization={undefined}>There</CheckOffer>

  it('an owner is offered a check', async () => {
    const server = open(answer({ isOffered: true }), offer)
    await userEvent.click(await screen.findByRole('button', { name: 'Check the statistics' }))
    await waitFor(() => expect(server.calls).toContain('POST /api/statistics-check'))
  })

  it('staff are not, who may make none', async () => {
    const server = open(answer({ isOffered: true }), offer, staff)
    await screen.findByText('There')
    expect(server.calls).not.toContain('GET /api/statistics-check')
  })
})
