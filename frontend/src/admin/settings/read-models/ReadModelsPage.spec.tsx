/** @jest-environment ./architecture/browser-environment.js */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ProjectionAnswer, RebuildAnswer } from '../../../api/schema'
import { testServer } from '../../parts/testing/server'
import { showSignedIn } from '../../parts/testing/session'
import { ReadModelsPage } from './ReadModelsPage'

const model = (name: string, changes: Partial<ProjectionAnswer> = {}): ProjectionAnswer => ({
  kind: 'projection',
  name,
  version: 2,
  position: '00000000000000000042',
  behind: 0,
  building: null,
  ended: null,
  parked: [],
  ...changes,
})

const rebuild = (changes: Partial<RebuildAnswer> = {}): RebuildAnswer => ({
  projections: ['teamCard'],
  phase: 'reading',
  done: 250,
  target: 1_000,
  rate: 50,
  timeLeft: 15,
  error: null,
  ...changes,
})

const open = (models: readonly ProjectionAnswer[]) => {
  const server = testServer()
  server.on('GET /api/projections', () => ({ body: models }))
  server.on('DELETE /api/projections/teamCard/rebuild', () => ({ body: null }))
  server.on('POST /api/projections/teamCard/rebuild', () => ({ body: rebuild() }))
  showSignedIn(server, <ReadModelsPage />)
  return server
}

it('says of every read model how far it is and what of it is parked, and of the policies', async () => {
  const parked = [{ what: 'document 7', fact: 'TeamRenamed', position: '00000000000000000041', error: 'No name.' }]
  open([model('teamCard', { behind: 3, parked }), { ...model('enter-new-team'), kind: 'policy' }])
  expect((await screen.findByRole('row', { name: /Team card/ })).textContent).toContain('3 facts behind')
  expect(screen.getByRole('row', { name: /Enter new team/ }).textContent).toContain('Up to date')
  screen.getByText('Team card, document 7: it failed at TeamRenamed. No name. A rebuild tries it again.')
})

it('shows a rebuild with progress, rate and time left, and cancels it', async () => {
  const server = open([model('teamCard', { building: rebuild() })])
  const bar = await screen.findByRole('progressbar', { name: 'Rebuilding Team card' })
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['250', '1000'])
  screen.getByText('50 facts a second, 15 seconds left')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the rebuild of Team card' }))
  await screen.findByText('The rebuild of Team card was cancelled')
  expect(server.calls).toContain('DELETE /api/projections/teamCard/rebuild')
})

it.each([
  ['done', null, 'Rebuilt'],
  ['cancelled', 'The rebuild was cancelled.', 'Cancelled'],
  ['failed', 'The disk is full.', 'The rebuild of Team card failed: The disk is full.'],
] as const)('says that a rebuild is %s', async (phase, error, words) => {
  open([model('teamCard', { ended: rebuild({ phase, error }) })])
  await screen.findByText(words)
})

it('rebuilds one', async () => {
  const server = open([model('teamCard')])
  await userEvent.click(await screen.findByRole('button', { name: 'Rebuild Team card' }))
  await screen.findByText('Team card is being rebuilt')
  expect(server.calls).toContain('POST /api/projections/teamCard/rebuild')
})
