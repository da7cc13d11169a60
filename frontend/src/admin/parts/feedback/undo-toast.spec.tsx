/** @jest-environment ./architecture/browser-environment.js */
import { notifications } from '@mantine/notifications'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '../../../api/api-error'
import { later } from '../testing/server'
import { show } from '../testing/show'
import { undoableFor, undoToast } from './undo-toast'

const Page = () => (
  <main>
    <h1 tabIndex={-1}>Games</h1>
    <button type="button">Add Game</button>
    <input aria-label="Score" />
  </main>
)

const restoring = () => {
  const calls: string[] = []
  const undo = (what: string) => () => Promise.resolve(calls.push(what))
  return { calls, undo }
}
const deleted = (game: number, undo: () => Promise<unknown>) =>
  act(() => undoToast({ thing: `game ${game}`, message: `Game ${game} deleted`, undone: `Game ${game} restored`, undo }))
const undoButton = () => screen.findByRole('button', { name: 'Undo' })
/** A toast that leaves takes a moment to fade. */
const fading = 300
const pass = (milliseconds: number) => {
  act(() => jest.advanceTimersByTime(milliseconds))
  act(() => jest.advanceTimersByTime(fading))
}
const longAfter = undoableFor * 3

let shown: ReturnType<typeof show>

beforeEach(() => {
  shown = show(<Page />)
})
afterEach(() => act(() => notifications.clean()))

it('takes back what was done, once, and says so', async () => {
  const { calls, undo } = restoring()
  deleted(7, undo('7'))
  await userEvent.dblClick(await undoButton())
  expect(await screen.findByText('Game 7 restored')).toBeTruthy()
  expect(calls).toEqual(['7'])
  await waitFor(() => expect(screen.queryByText('Game 7 deleted')).toBeNull())
})

it('is announced politely', async () => {
  deleted(7, restoring().undo('7'))
  const announced = await screen.findByRole('status')
  expect(announced.textContent).toContain('Game 7 deleted')
})

describe('its ten seconds', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    pass(longAfter)
    jest.useRealTimers()
  })

  it('pass', () => {
    deleted(7, restoring().undo('7'))
    pass(undoableFor - 2 * fading)
    expect(screen.queryByText('Game 7 deleted')).toBeTruthy()
    pass(longAfter)
    expect(screen.queryByText('Game 7 deleted')).toBeNull()
  })

  it('do not pass while the pointer is on it', () => {
    deleted(7, restoring().undo('7'))
    fireEvent.mouseEnter(screen.getByRole('status'))
    pass(longAfter)
    expect(screen.queryByText('Game 7 deleted')).toBeTruthy()
    fireEvent.mouseLeave(screen.getByRole('status'))
    pass(longAfter)
    expect(screen.queryByText('Game 7 deleted')).toBeNull()
  })

  it('do not pass while the focus is in it', () => {
    deleted(7, restoring().undo('7'))
    act(() => screen.getByRole('button', { name: 'Undo' }).focus())
    pass(longAfter)
    expect(screen.queryByText('Game 7 deleted')).toBeTruthy()
    act(() => screen.getByRole('button', { name: 'Add Game' }).focus())
    pass(longAfter)
    expect(screen.queryByText('Game 7 deleted')).toBeNull()
  })

  it('go on for what was done first while the second is there', () => {
    deleted(7, restoring().undo('7'))
    pass(undoableFor / 2)
    deleted(8, restoring().undo('8'))
    pass(undoableFor / 2)
    expect([screen.queryByText('Game 7 deleted'), screen.queryByText('Game 8 deleted')?.textContent]).toEqual([
      null,
      'Game 8 deleted',
    ])
  })
})

it('stays when the page changes', async () => {
  const { calls, undo } = restoring()
  deleted(7, undo('7'))
  await act(() => shown.router.navigate('/elsewhere'))
  await screen.findByRole('heading', { name: 'Elsewhere' })
  await userEvent.click(await undoButton())
  await waitFor(() => expect(calls).toEqual(['7']))
})

describe('by keyboard', () => {
  it('gives the focus back to where it was', async () => {
    const answer = later<void>()
    deleted(7, () => answer.answer)
    const before = screen.getByRole('textbox', { name: 'Score' })
    act(() => before.focus())
    const button = await undoButton()
    act(() => button.focus())
    await userEvent.keyboard('{Enter}')
    answer.resolve()
    await waitFor(() => expect(document.activeElement).toBe(before))
  })

  it.each(['Control', 'Meta'])('%s+Z takes back what was done last', async key => {
    const { calls, undo } = restoring()
    deleted(7, undo('7'))
    deleted(8, undo('8'))
    act(() => screen.getByRole('button', { name: 'Add Game' }).focus())
    await userEvent.keyboard(`{${key}>}z{/${key}}`)
    await waitFor(() => expect(calls).toEqual(['8']))
  })

  it('Ctrl+Z in a field is about the field', async () => {
    const { calls, undo } = restoring()
    deleted(7, undo('7'))
    act(() => screen.getByRole('textbox', { name: 'Score' }).focus())
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(calls).toEqual([])
  })
})

describe('where it cannot be taken back', () => {
  const failing = async (problem: Error) => {
    deleted(7, () => Promise.reject(problem))
    await userEvent.click(await undoButton())
  }

  it('says why, and is gone after a refusal', async () => {
    await failing(new ApiError(409, 'Hawks are no longer in this league.'))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Hawks are no longer in this league.')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  })

  it('says what was not undone, and is offered again where the server was not reached', async () => {
    await failing(new ApiError(0, 'The server cannot be reached.'))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Game 7 deleted; this could not be undone. The server cannot be reached.')
    expect(await undoButton()).toBeTruthy()
  })
})

it('is there once for one thing', async () => {
  const { calls, undo } = restoring()
  deleted(7, undo('first'))
  deleted(7, undo('second'))
  await waitFor(() => expect(screen.getAllByText('Game 7 deleted')).toHaveLength(1))
  await userEvent.click(await undoButton())
  await waitFor(() => expect(calls).toEqual(['second']))
})
