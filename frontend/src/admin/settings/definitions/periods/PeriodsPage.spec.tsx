/** @jest-environment ./architecture/browser-environment.js */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { GamePeriodAnswer } from '../../../../api/schema'
import { showSignedIn } from '../../../parts/testing/session'
import { testServer, type TestServer } from '../../../parts/testing/server'
import { PeriodsPage } from './PeriodsPage'

const period = (id: number, name: string, hidden = false): GamePeriodAnswer => ({
  revision: 3,
  id,
  name,
  order: id - 1,
  hidden,
  sportId: 1,
})

const openPeriods = async (prepare: (server: TestServer) => void = () => undefined) => {
  const server = testServer()
  server.on('GET /api/gamePeriods/1', () => ({ body: [period(1, 'Q1'), period(5, 'OT', true), period(6, 'Final')] }))
  prepare(server)
  showSignedIn(server, <PeriodsPage />)
  await screen.findByRole('button', { name: 'Hide Q1' })
  return server
}

const changes = ({ calls }: TestServer) => calls.filter(call => !call.startsWith('GET'))

it('lists every period but Final, which always comes last', async () => {
  await openPeriods()
  const list = within(screen.getByRole('list', { name: 'Game periods' }))
  expect(list.getAllByRole('listitem')).toHaveLength(2)
  expect(list.queryByText('Final')).toBeNull()
})

it('hides a period that is shown and shows one that is hidden', async () => {
  const server = await openPeriods(({ on }) => {
    on('PUT /api/gamePeriods/hide/1', () => ({ body: period(1, 'Q1', true) }))
    on('PUT /api/gamePeriods/unhide/5', () => ({ body: period(5, 'OT') }))
  })
  await userEvent.click(screen.getByRole('button', { name: 'Hide Q1' }))
  await userEvent.click(screen.getByRole('button', { name: 'Unhide OT' }))
  expect(changes(server)).toEqual(['PUT /api/gamePeriods/hide/1', 'PUT /api/gamePeriods/unhide/5'])
})

it('hides all that are shown', async () => {
  const server = await openPeriods(({ on }) => on('PUT /api/gamePeriods/hide/1', () => ({ body: period(1, 'Q1', true) })))
  await userEvent.click(screen.getByRole('button', { name: 'Hide All' }))
  expect(changes(server)).toEqual(['PUT /api/gamePeriods/hide/1'])
})

it('adds a period by its name', async () => {
  const server = await openPeriods(({ on }) => on('POST /api/gamePeriods', () => ({ status: 201, body: period(100, 'OT2') })))
  await userEvent.type(screen.getByLabelText(/Period Name/), 'OT2')
  await userEvent.click(screen.getByRole('button', { name: 'Add Period' }))
  await screen.findByText('OT2 added')
  expect(changes(server)).toEqual(['POST /api/gamePeriods'])
})

it('asks before the periods are reset', async () => {
  const server = await openPeriods(({ on }) => on('POST /api/gamePeriods/reset/1', () => ({ body: [] })))
  await userEvent.click(screen.getByRole('button', { name: 'Reset to Default' }))
  expect(changes(server)).toEqual([])
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reset to Default' }))
  expect(changes(server)).toEqual(['POST /api/gamePeriods/reset/1'])
})
