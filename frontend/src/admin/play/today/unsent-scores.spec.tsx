/** @jest-environment ./architecture/browser-environment.js */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testServer } from '../../parts/testing/server'
import { game, bulls, kings, openToday, storing, row, valuesOf, hasFocus, type } from './testing/today'

beforeEach(() => sessionStorage.clear())

it('keeps a score that did not reach the server, says so, and sends it once when the connection is back', async () => {
  const { server } = await openToday()
  const keys: (string | null)[] = []
  server.on('PUT /api/gamesv2/1/scores', ({ headers }) => {
    keys.push(headers.get('Idempotency-Key'))
    throw new TypeError('Failed to fetch')
  })
  await type('Bulls', '58{Enter}61{Enter}')
  const entry = within(row('Bulls @ Hawks'))
  expect(await entry.findByText(/^No connection/)).toBeTruthy()
  await hasFocus('Kings')
  expect(valuesOf('Bulls', 'Hawks')).toEqual(['58', '61'])
  const { sent, route } = storing(bulls)
  server.on('PUT /api/gamesv2/1/scores', route)
  fireEvent(window, new Event('online'))
  await entry.findByText('Saved')
  expect(new Set([...keys, ...sent.map(({ key }) => key)]).size).toBe(1)
})

it('sends a score that waited once, however often the connection is back while it is on its way', async () => {
  const { server } = await openToday()
  server.on('PUT /api/gamesv2/1/scores', () => {
    throw new TypeError('Failed to fetch')
  })
  await type('Bulls', '58{Enter}61{Enter}')
  const entry = within(row('Bulls @ Hawks'))
  await entry.findByText(/^No connection/)
  const { sent, route } = storing(bulls)
  server.on('PUT /api/gamesv2/1/scores', route)
  fireEvent(window, new Event('online'))
  fireEvent(window, new Event('online'))
  await entry.findByText('Saved')
  expect(sent).toHaveLength(1)
})

it('does not send again what is typed while a score waits: only what was confirmed', async () => {
  const { server } = await openToday()
  server.on('PUT /api/gamesv2/1/scores', () => {
    throw new TypeError('Failed to fetch')
  })
  await type('Bulls', '58{Enter}61{Enter}')
  const entry = within(row('Bulls @ Hawks'))
  await entry.findByText(/^No connection/)
  await type('Hawks', '6')
  expect(entry.queryByText(/^No connection/)).toBeNull()
  const { sent, route } = storing(bulls)
  server.on('PUT /api/gamesv2/1/scores', route)
  fireEvent(window, new Event('online'))
  await userEvent.keyboard('3{Enter}')
  await entry.findByText('Saved')
  expect(sent.map(({ body }) => body)).toEqual([{ score_away: 58, score_home: 63 }])
})

describe('a score that is not saved', () => {
  const reload = async (changes: object = {}) => {
    cleanup()
    return openToday(changes)
  }

  it('outlives leaving the page, which does not ask', async () => {
    const { router } = await openToday()
    await type('Bulls', '58')
    await act(() => router.navigate('/elsewhere'))
    await screen.findByRole('heading', { name: 'Elsewhere' })
    await act(() => router.navigate('/'))
    await screen.findByText('Sunday, November 22')
    expect(valuesOf('Bulls', 'Hawks')).toEqual(['58', ''])
  })

  it('outlives a reload, and is saved then', async () => {
    await openToday()
    await type('Bulls', '58{Enter}61')
    const { server } = await reload()
    const { sent, route } = storing(bulls)
    server.on('PUT /api/gamesv2/1/scores', route)
    await userEvent.click(within(row('Bulls @ Hawks')).getByRole('button', { name: /^Save/ }))
    await within(row('Bulls @ Hawks')).findByText('Saved')
    expect(sent).toMatchObject([{ body: { score_away: 58, score_home: 61 }, revision: '4' }])
    await reload()
    expect(valuesOf('Bulls', 'Hawks')).toEqual(['', ''])
  })

  it('that waits for a connection is sent by itself after a reload', async () => {
    const { server } = await openToday()
    server.on('PUT /api/gamesv2/1/scores', () => {
      throw new TypeError('Failed to fetch')
    })
    await type('Bulls', '58{Enter}61{Enter}')
    await within(row('Bulls @ Hawks')).findByText(/^No connection/)
    cleanup()
    const again = testServer()
    const { sent, route } = storing(bulls)
    again.on('PUT /api/gamesv2/1/scores', route)
    await openToday({}, again)
    await within(row('Bulls @ Hawks')).findByText('Saved')
    expect(sent).toHaveLength(1)
  })

  it('is shown where somebody else entered another one meanwhile, and saving it shows both', async () => {
    await openToday()
    await type('Bulls', '58{Enter}61')
    const theirs = game(1, 'Bulls', 'Hawks', { score: [50, 40], revision: 8 })
    const { server } = await reload({ games: [theirs, kings] })
    expect(valuesOf('Bulls', 'Hawks')).toEqual(['58', '61'])
    const message = 'Olga entered the final score 50–40 meanwhile.'
    server.on('PUT /api/gamesv2/1/scores', () => ({ status: 409, body: { statusCode: 409, message } }))
    server.on('GET /api/gamesv2/1', () => ({ body: { game: theirs } }))
    await userEvent.click(within(row('Bulls @ Hawks')).getByRole('button', { name: /^Save/ }))
    expect(await screen.findByRole('button', { name: 'Keep theirs, 50–40' })).toBeTruthy()
  })
})
