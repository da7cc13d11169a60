/** @jest-environment ./architecture/browser-environment.js */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showPage } from '../../../parts/testing/session'
import { testServer, type Route } from '../../../parts/testing/server'
import { CourtsidePage } from './CourtsidePage'

const STATS = ['PTS', 'AST', 'REB'] as const
type Line = { readonly [stat in (typeof STATS)[number]]?: number }

const statsOf = (player: number, line: Line) =>
  STATS.flatMap((abbreviation, id) => {
    const value = line[abbreviation]
    const where = { game_id: 7, player_id: player, team_id: 1 }
    return value === undefined ? [] : [{ ...where, stat_id: id + 1, stat: { id: id + 1, abbreviation }, value, entered: true }]
  })

const player = (id: number, firstName: string, number: string) => ({
  id,
  firstName,
  lastName: 'Ruiz',
  number,
  team_id: 1,
  onRoster: true,
  onSheet: true,
  removed: false,
  revision: 4,
})

/** The points of Cleo, the only guest; null where the guests have no roster. */
type Guests = number | null

const gameAnswer = (id: number, guests: Guests) => ({
  game: {
    id,
    home_team_id: 1,
    away_team_id: 5,
    homeTeam: 'Hawks',
    awayTeam: 'Bulls',
    home_team: { id: 1, name: 'Hawks' },
    away_team: { id: 5, name: 'Bulls' },
    score_home: null,
    score_away: null,
    periodsRevision: 3,
  },
  homeRoster: [player(11, 'Ana', '12'), player(12, 'Bea', '4')],
  awayRoster: guests === null ? [] : [{ ...player(21, 'Cleo', '9'), team_id: 5 }],
  periodScores: [],
  gamePeriods: ['Q1', 'Q2', 'OT'].map((name, order) => ({ id: order + 1, name, order, hidden: false, sportId: 1 })),
  playerStats: [
    ...statsOf(11, { PTS: 4 }),
    ...(guests ? statsOf(21, { PTS: guests }).map(stat => ({ ...stat, team_id: 5 })) : []),
  ],
  corrections: [],
  allStats: STATS.map((abbreviation, order) => ({ id: order + 1, abbreviation, order, hidden: false })),
})

const unreached: Route = () => {
  throw new TypeError('Failed to fetch')
}

/** The page keeps one queue of taps for each game: every test scores a game of its own. */
let games = 40

/** `ended` what the server gives to the periods that end. */
const openPage = async ({
  guests = null,
  ended = [
    [4, 0],
    [2, 0],
  ],
}: { guests?: Guests; ended?: readonly (readonly number[])[] } = {}) => {
  const server = testServer()
  const game = (games += 1)
  const sent: string[] = []
  const storing: Route = ({ body }) => {
    const { player_id, stats } = body as { player_id: number; stats: { stat_id: number; value: number }[] }
    sent.push(`${player_id}: ${stats.map(({ stat_id, value }) => `${STATS[stat_id - 1]} ${value}`).join()}`)
    const line = Object.fromEntries(stats.map(({ stat_id, value }) => [STATS[stat_id - 1], value]))
    return { body: { player_id, game_id: game, team_id: 1, revision: 5, stats: statsOf(player_id, line), flags: [] } }
  }
  let periods: readonly number[] = []
  const answered = () => ({
    body: {
      periodScores: periods.flatMap(id =>
        [1, 5].map((team_id, place) => ({ gamePeriod: { id }, team_id, score: ended[id - 1]?.[place] })),
      ),
      periodsRevision: 6 + periods.length,
    },
  })
  const ending: Route = ({ body }) => {
    const { gamePeriodId } = body as { gamePeriodId: number }
    sent.push(`end of period ${gamePeriodId}`)
    periods = [...periods, gamePeriodId]
    return answered()
  }
  const playingOn: Route = ({ body }) => {
    const { periodScores } = body as { periodScores: { gamePeriodId: number; score: null }[] }
    const [period] = new Set(periodScores.map(({ gamePeriodId, score }) => (score === null ? gamePeriodId : 0)))
    sent.push(`period ${period} again`)
    periods = periods.filter(id => id !== period)
    return answered()
  }
  const finishing: Route = ({ body }) => {
    const { score_home, score_away } = body as { score_home: number; score_away: number }
    sent.push(`final ${score_away}–${score_home}`)
    return {
      body: {
        score_home,
        score_away,
        statusLabel: 'Completed',
        status: 'scheduled',
        state: 'completed',
        live: null,
        revision: 9,
      },
    }
  }
  const connect = () => {
    server.on('PUT /api/player-game-stats', storing)
    server.on(`POST /api/gamesv2/${game}/period-end`, ending)
    server.on(`PUT /api/gamesv2/${game}/period-scores`, playingOn)
    server.on(`PUT /api/gamesv2/${game}/scores`, finishing)
  }
  const disconnect = () => {
    server.on('PUT /api/player-game-stats', unreached)
    server.on(`POST /api/gamesv2/${game}/period-end`, unreached)
    server.on(`PUT /api/gamesv2/${game}/scores`, unreached)
  }
  server.on(`GET /api/gamesv2/${game}`, () => ({ body: gameAnswer(game, guests) }))
  connect()
  const { client } = showPage(server, '/games/:game/score', <CourtsidePage />, `/games/${game}/score?team=home`)
  await screen.findByRole('button', { name: /Ana Ruiz/ })
  return { server, client, game, sent, connect, disconnect }
}

const backOnline = () => fireEvent(window, new Event('online'))
const row = (name: string) => screen.getByRole('button', { name: new RegExp(`${name} Ruiz`) })
const tap = async (name: string, what: string) => {
  await userEvent.click(row(name))
  await userEvent.click(within(screen.getByRole('region', { name: `${name} Ruiz` })).getByRole('button', { name: what }))
}
const everythingIsSaved = () => screen.findByText('Everything is saved.')

beforeEach(() => localStorage.clear())

it('lists the players of one team by their numbers, with what was counted of them', async () => {
  await openPage()
  expect(screen.getAllByRole('button', { name: /Ruiz/ }).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^4Bea Ruiz0/),
    expect.stringMatching(/^12Ana Ruiz4/),
  ])
})

it('says how to begin for as long as nothing was counted of the team on the screen', async () => {
  await openPage({ guests: 0 })
  expect(screen.getByText('4 points')).toBeTruthy()
  await press(/^Bulls/)
  expect(screen.getByText('Nothing counted yet. Tap a player.')).toBeTruthy()
})

it('counts one point as one', async () => {
  await openPage({ guests: 1 })
  await press(/^Bulls/)
  expect(screen.getByRole('button', { name: /Cleo Ruiz 1 point$/ })).toBeTruthy()
})

it('offers only what the league keeps', async () => {
  await openPage()
  await userEvent.click(row('Ana'))
  const pad = within(screen.getByRole('region', { name: 'Ana Ruiz' }))
  expect(pad.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['', '+2', '+3', 'FT', 'REB', 'AST'])
})

it('shows a tap at once, in the row and in the score, and sends it', async () => {
  const { sent } = await openPage()
  await tap('Ana', 'Two points')
  expect(row('Ana').textContent).toMatch(/Ruiz6/)
  expect(screen.getByRole('button', { name: /Hawks/ }).textContent).toMatch(/6$/)
  await everythingIsSaved()
  expect(sent).toEqual(['11: PTS 6'])
})

it('says what was tapped last, of whichever player, and takes it back with one tap', async () => {
  const { sent, connect, disconnect } = await openPage()
  disconnect()
  await tap('Bea', 'Rebound')
  await tap('Ana', 'Two points')
  expect(screen.getByText('+2 Ana Ruiz, Hawks · Q1')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Undo +2' }))
  expect(screen.getByText('REB Bea Ruiz, Hawks · Q1')).toBeTruthy()
  expect(row('Bea').textContent).toMatch(/1 REB$/)
  connect()
  backOnline()
  await everythingIsSaved()
  expect(sent).toEqual(['12: REB 1'])
})

it('keeps taps and the end of a period without a connection, and sends them in order when it is back', async () => {
  const { sent, connect, disconnect } = await openPage()
  disconnect()
  await tap('Ana', 'Two points')
  await userEvent.click(screen.getByRole('button', { name: 'End Q1' }))
  expect(screen.getByText('Q2')).toBeTruthy()
  await tap('Bea', 'Rebound')
  expect((await screen.findAllByText('Offline: 3 taps kept on this phone')).length).toBeGreaterThan(0)
  expect(sent).toEqual([])
  connect()
  backOnline()
  await everythingIsSaved()
  expect(sent).toEqual(['11: PTS 6', 'end of period 1', '12: REB 1'])
})

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

it('keeps every player in their place while the game cannot be read again, and says so', async () => {
  const { server, client, game } = await openPage()
  server.on(`GET /api/gamesv2/${game}`, unreached)
  await act(() => client.invalidateQueries())
  expect((await screen.findAllByText('Offline: what others count is missing')).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  expect(row('Ana')).toBeTruthy()
})

it('goes back to the period that was ended last', async () => {
  const { sent } = await openPage()
  await press('End Q1')
  await waitFor(() => expect(sent).toEqual(['end of period 1']))
  await press('Back to Q1')
  expect(await screen.findByRole('button', { name: 'End Q1' })).toBeTruthy()
  await everythingIsSaved()
  expect(sent).toEqual(['end of period 1', 'period 1 again'])
})

it('asks before a period without points ends: a second tap at the same place does not end the next one', async () => {
  const { sent } = await openPage()
  await press('End Q1')
  await press('End Q2')
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'End Q2 without points?' })).getByRole('button', { name: 'Play on' }),
  )
  await everythingIsSaved()
  expect(sent).toEqual(['end of period 1'])
})

it('leads from the last period to the final score, without a connection too', async () => {
  const { sent, connect, disconnect } = await openPage()
  disconnect()
  await press('End Q1')
  await tap('Ana', 'Two points')
  await press('End Q2')
  expect(screen.queryByRole('button', { name: /^End/ })).toBeNull()
  await press('Final 0–6: confirm')
  expect(screen.getByText('Final 0–6')).toBeTruthy()
  connect()
  backOnline()
  await everythingIsSaved()
  expect(sent).toEqual(['end of period 1', '11: PTS 6', 'end of period 2', 'final 0–6'])
})

const isClosed = () => screen.getByRole<HTMLButtonElement>('button', { name: /Ana Ruiz/ }).disabled

it('closes the figures once the score is final, and opens them to correct one until that is final again', async () => {
  const { sent } = await openPage()
  await press('End Q1')
  await tap('Ana', 'Two points')
  await press('End Q2')
  await press('Final 0–6: confirm')
  expect(await screen.findByText('The game is final.')).toBeTruthy()
  expect(isClosed()).toBe(true)
  expect(screen.queryByRole('button', { name: /^(Two points|Undo)/ })).toBeNull()
  await press('Correct figures')
  await tap('Ana', 'Free throw made')
  await press('Final 0–7: correct')
  await userEvent.click(await screen.findByRole('button', { name: 'Enter 0–7' }))
  await waitFor(() => expect(isClosed()).toBe(true))
  await waitFor(() => expect(sent.at(-1)).toBe('final 0–7'))
})

it('offers overtime on a tie, and the final score after it', async () => {
  const { sent } = await openPage({
    guests: 4,
    ended: [
      [4, 2],
      [0, 2],
      [2, 0],
    ],
  })
  await press('End Q1')
  await everythingIsSaved()
  await press('End Q2')
  await press('Play OT')
  expect(screen.queryByRole('button', { name: /^Final/ })).toBeNull()
  await tap('Ana', 'Two points')
  await press('End OT')
  await press('Final 4–6: confirm')
  await everythingIsSaved()
  expect(sent).toEqual(['end of period 1', 'end of period 2', '11: PTS 6', 'end of period 3', 'final 4–6'])
})

it('plays on in the last overtime that the league has after a tie', async () => {
  const { sent } = await openPage({
    guests: 4,
    ended: [
      [4, 2],
      [0, 2],
      [0, 0],
    ],
  })
  await press('End Q1')
  await everythingIsSaved()
  await press('End Q2')
  await press('Play OT')
  await press('End OT')
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End OT' }))
  await everythingIsSaved()
  expect(screen.getByText('A tie')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Play on in OT')
  await waitFor(() => expect(sent.at(-1)).toBe('period 3 again'))
  await everythingIsSaved()
  expect(screen.getByRole('button', { name: 'End OT' })).toBeTruthy()
})

it('asks for a final score that the periods do not come to', async () => {
  const { sent } = await openPage()
  await press('End Q1')
  await tap('Ana', 'Two points')
  await press('End Q2')
  await tap('Bea', 'Two points')
  await press('Final 0–8: confirm')
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter a final score that does not add up?' }))
  expect(dialog.getByText('Hawks: periods 6, final 8 (−2)')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Enter 0–8' }))
  await waitFor(() => expect(sent.at(-1)).toBe('final 0–8'))
})

it('says who ended a period otherwise, and goes on', async () => {
  const { server, game } = await openPage()
  const why = 'Bea entered Q1: Bulls 3, Hawks 2 meanwhile. Look at the new figures before you save.'
  server.on(`POST /api/gamesv2/${game}/period-end`, () => ({ status: 409, body: { statusCode: 409, message: why } }))
  await press('End Q1')
  expect((await screen.findByRole('alert')).textContent).toContain(`Not saved for Q1: ${why}`)
  await press('OK')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says what was refused, and gives it up when the person wants it', async () => {
  const { server } = await openPage()
  server.on('PUT /api/player-game-stats', () => ({ status: 404, body: { statusCode: 404, message: 'Player not found' } }))
  await tap('Ana', 'Rebound')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Not saved for Ana Ruiz: Player not found/)
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  await everythingIsSaved()
  expect(row('Ana').textContent).not.toMatch(/REB/)
})
