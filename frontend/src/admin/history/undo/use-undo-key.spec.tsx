/** @jest-environment ./architecture/browser-environment.js */
import { notifications } from '@mantine/notifications'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { undoToast } from '../../parts/feedback/undo-toast'
import { testServer } from '../../parts/testing/server'
import { showSignedIn } from '../../parts/testing/session'
import type { ConfirmedUndo } from './UndoAction'
import { useUndoKey } from './use-undo-key'

const confirmed: ConfirmedUndo = change => change()

const Page = () => {
  useUndoKey(confirmed)
  return (
    <main>
      <h1 tabIndex={-1}>Games</h1>
      <button type="button">Add Game</button>
      <input aria-label="Score" />
    </main>
  )
}

const LAST = 'POST /api/history/undo'

let shown: ReturnType<typeof showSignedIn>

const open = async () => {
  const server = testServer()
  server.on(LAST, () => ({ body: { id: 'call-2', message: 'Undone: created the team Otters' } }))
  server.on('POST /api/history/actions/call-2/undo', () => ({
    body: { id: 'call-3', message: 'Done again: created the team Otters' },
  }))
  shown = showSignedIn(server, <Page />)
  const button = await screen.findByRole('button', { name: 'Add Game' })
  act(() => button.focus())
  return server
}

afterEach(() => act(() => notifications.clean()))

it.each(['Control', 'Meta'])('%s+Z undoes what one did last, says what, and offers to take that back', async key => {
  const server = await open()
  await userEvent.keyboard(`{${key}>}z{/${key}}`)
  await screen.findByText('Undone: created the team Otters')
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }))
  await screen.findByText('Done again: created the team Otters')
  expect(server.calls).toContain('POST /api/history/actions/call-2/undo')
})

it('goes one step further where it is pressed again', async () => {
  const server = await open()
  await userEvent.keyboard('{Control>}z{/Control}')
  await screen.findByText('Undone: created the team Otters')
  await userEvent.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(server.calls.filter(call => call === LAST)).toHaveLength(2))
})

it('leaves a field alone', async () => {
  const server = await open()
  act(() => screen.getByRole('textbox', { name: 'Score' }).focus())
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(server.calls).not.toContain(LAST)
})

it('leaves it to a message that offers to take something back', async () => {
  const server = await open()
  const undone: string[] = []
  act(() => undoToast({ thing: 'game 7', message: 'Game 7 deleted', undo: () => Promise.resolve(undone.push('7')) }))
  await screen.findByText('Game 7 deleted')
  await userEvent.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(undone).toEqual(['7']))
  expect(server.calls).not.toContain(LAST)
})

it('says why where nothing can be undone', async () => {
  const server = await open()
  server.on(LAST, () => ({ status: 409, body: { message: 'You did nothing since yesterday that can be undone.' } }))
  await userEvent.keyboard('{Control>}z{/Control}')
  expect((await screen.findByRole('alert')).textContent).toContain('You did nothing since yesterday that can be undone.')
})

it('names what stands in the way, with a link to it', async () => {
  const server = await open()
  const message = 'stan changed the location since.'
  const inTheWay = [{ message, thing: { kind: 'game', id: 7, name: 'Hawks @ Owls' }, action: null }]
  server.on(LAST, () => ({ status: 409, body: { message: `This cannot be undone: ${message}`, inTheWay } }))
  await userEvent.keyboard('{Control>}z{/Control}')
  const link = await screen.findByRole('link', { name: 'Hawks @ Owls' })
  expect(link.closest('[role=alert]')?.textContent).toContain(message)
  await userEvent.click(link)
  await waitFor(() => expect(shown.router.state.location.pathname).toBe('/games/7'))
})
