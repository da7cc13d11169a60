/** @jest-environment ./architecture/browser-environment.js */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showPage } from '../../testing/session'
import { testServer, type Route } from '../../testing/server'
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

const gameAnswer = (id: number) => ({
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
  awayRoster: [],
  periodScores: [],
  gamePeriods: ['Q1', 'Q2'].map((name, order) => ({ id: order + 1, name, order, hidden: false, sportId: 1 })),
  playerStats: statsOf(11, { PTS: 4 }),
  corrections: [],
  allStats: STATS.map((abbreviation, order) => ({ id: order + 1, abbreviation, order, hidden: false })),
})

const unreached: Route = () => {
  throw new TypeError('Failed to fetch')
}

/** The page keeps one queue of taps for each game: every test scores a game of its own. */
let games = 40

const openPage = async () => {
  const server = testServer()
  const game = (games += 1)
  const sent: string[] = []
  const storing: Route = ({ body }) => {
    const { player_id, stats } = body as { player_id: number; stats: { stat_id: number; value: number }[] }
    sent.push(`${player_id}: ${stats.map(({ stat_id, value }) => `${STATS[stat_id - 1]} ${value}`).join()}`)
    const line = Object.fromEntries(stats.map(({ stat_id, value }) => [STATS[stat_id - 1], value]))
    return { body: { player_id, game_id: game, team_id: 1, revision: 5, stats: statsOf(player_id, line), flags: [] } }
  }
  const ending: Route = ({ body }) => {
    const { periodScores } = body as { periodScores: { gamePeriodId: number; score: number }[] }
    const scores = periodScores.map(({ gamePeriodId, score }) => ({ gamePeriod: { id: gamePeriodId }, team_id: 1, score }))
    sent.push(...scores.map(({ gamePeriod, score }) => `period ${gamePeriod.id}: ${score}`))
    return { body: { periodScores: scores, periodsRevision: 6 } }
  }
  const connect = () => {
    server.on('PUT /api/player-game-stats', storing)
    server.on(`PUT /api/gamesv2/${game}/period-scores`, ending)
  }
  const disconnect = () => {
    server.on('PUT /api/player-game-stats', unreached)
    server.on(`PUT /api/gamesv2/${game}/period-scores`, unreached)
  }
  server.on(`GET /api/gamesv2/${game}`, () => ({ body: gameAnswer(game) }))
  connect()
  showPage(server, '/games/:game/score', <CourtsidePage />, `/games/${game}/score?team=home`)
  await screen.findByRole('button', { name: /Ana Ruiz/ })
  return { server, sent, connect, disconnect }
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

it('offers only what the league keeps', async () => {
  await openPage()
  await userEvent.click(row('Ana'))
  const pad = within(screen.getByRole('region', { name: 'Ana Ruiz' }))
  expect(pad.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Undo', '', '+2', '+3', 'FT', 'REB', 'AST'])
})

it('shows a tap at once, in the row and in the score, and sends it', async () => {
  const { sent } = await openPage()
  await tap('Ana', 'Two points')
  expect(row('Ana').textContent).toMatch(/Ruiz6/)
  expect(screen.getByRole('button', { name: /Hawks/ }).textContent).toMatch(/6$/)
  await everythingIsSaved()
  expect(sent).toEqual(['11: PTS 6'])
})

it('takes the last tap of a player back', async () => {
  const { sent, connect, disconnect } = await openPage()
  disconnect()
  await tap('Bea', 'Rebound')
  await tap('Bea', 'Assist')
  await userEvent.click(screen.getByRole('button', { name: 'Undo AST' }))
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
  expect((await screen.findAllByText(/^No connection\. 3 /)).length).toBeGreaterThan(0)
  expect(sent).toEqual([])
  connect()
  backOnline()
  await everythingIsSaved()
  expect(sent).toEqual(['11: PTS 6', 'period 1: 6', '12: REB 1'])
})

it('goes back to the period that was ended last', async () => {
  const { sent } = await openPage()
  await userEvent.click(screen.getByRole('button', { name: 'End Q1' }))
  await waitFor(() => expect(sent).toEqual(['period 1: 4']))
  await userEvent.click(screen.getByRole('button', { name: 'Back to Q1' }))
  expect(await screen.findByRole('button', { name: 'End Q1' })).toBeTruthy()
  await everythingIsSaved()
  expect(sent).toEqual(['period 1: 4', 'period 1: null'])
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
