/** @jest-environment ./architecture/browser-environment.js */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testServer, type Route } from '../../../parts/testing/server'
import { conflicting, saveAnyway } from '../../../parts/testing/conflicting'
import { showSignedIn } from '../../../parts/testing/session'
import { LeagueSchedule } from './LeagueSchedule'

const league = '/api/seasonsv2/7/leagues/3'
const hawks = { id: 11, name: 'Hawks', logo: null, colors: [], abbreviation: null, slt_id: 511, seasons_leagues_teams_id: 511 }
const bulls = { ...hawks, id: 12, name: 'Bulls', slt_id: 512, seasons_leagues_teams_id: 512 }

const game = {
  id: 1,
  awayTeam: 'Bulls',
  homeTeam: 'Hawks',
  away_team: bulls,
  home_team: hawks,
  date: '2026-11-21',
  time: '19:30',
  location: 'Court 1',
  location_url: null,
  statusLabel: 'Scheduled',
  score_away: null,
  score_home: null,
  revision: 4,
  mismatch: false,
}
const bye = { id: 5, date: '2026-11-21', season_id: 7, league_id: 3, teams: [11, 12], byeTeams: [hawks, bulls] }
const weekOff = { id: 6, date: '2026-11-28', reason: 'Gym closed', season_id: 7, league_id: 3, seasons_leagues_id: 3 }

type Held = { games?: readonly object[]; byes?: readonly object[]; weekOffs?: readonly object[] }

const showing = async ({ games = [game], byes = [bye], weekOffs = [weekOff] }: Held = {}) => {
  const server = testServer()
  server.on(`GET ${league}/games`, () => ({ body: { games, teams: [hawks, bulls] } }))
  server.on('GET /api/bye-dates/season/7/league/3', () => ({ body: byes }))
  server.on('GET /api/week-offs/season/7/league/3', () => ({ body: weekOffs }))
  server.on(`GET ${league}/score-mismatches`, () => ({ body: [] }))
  showSignedIn(server, <LeagueSchedule at={{ seasonId: 7, leagueId: 3 }} />)
  await screen.findByRole('button', { name: 'Add Bye' })
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  return server
}

beforeEach(() => sessionStorage.clear())

const rowOf = async (name: RegExp) => screen.findByRole('row', { name })
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(cell => cell.textContent)
const refused =
  (message: string): Route =>
  () => ({ status: 400, body: { statusCode: 400, message, error: 'Bad Request' } })

describe('The schedule of a league', () => {
  it('has the columns of the specification', async () => {
    await showing()
    await rowOf(/Bulls @ Hawks/)
    expect(screen.getAllByRole('columnheader').map(head => head.textContent)).toEqual([
      'ID',
      'Date',
      'Matchup',
      'Location',
      'Time',
      'Status',
      'Results',
      'Score',
    ])
  })

  it('says of a game that was not played who won it by walk-over', async () => {
    await showing({ games: [{ ...game, walkover_winner: 'home', statusLabel: 'w/o' }] })
    const row = await rowOf(/Bulls @ Hawks/)
    expect(cellsOf(row)).toEqual(expect.arrayContaining(['Walk-over for Hawks', 'w/o']))
    expect(within(row).queryByRole('button', { name: /^Update/ })).toBeNull()
  })

  it('shows a bye by its teams, with its number and status, and leads nowhere from it', async () => {
    await showing()
    const row = await rowOf(/\(BYE\)/)
    expect(within(row).getByRole('rowheader').textContent).toBe('Bulls, Hawks (BYE)')
    expect(cellsOf(row)).toEqual(['', '2', 'Sat, Nov 21', '–', '', 'Bye', '–', ''])
    expect(within(row).queryByRole('link')).toBeNull()
  })

  it('shows a bye that a generated schedule leaves, and does not offer to delete it', async () => {
    await showing({ byes: [{ ...bye, id: null }] })
    const row = await rowOf(/\(BYE\)/)
    expect(cellsOf(row)).toEqual(['', '2', 'Sat, Nov 21', '–', '', 'Bye', '–', ''])
    expect(within(row).queryByRole('checkbox')).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    expect(await screen.findByText('2 selected')).toBeTruthy()
  })

  it('shows a week off across its row, with the date and the reason, else Off Week', async () => {
    await showing({ weekOffs: [weekOff, { ...weekOff, id: 7, date: '2026-12-05', reason: null }] })
    const row = await rowOf(/November 28, 2026 · Gym closed/)
    expect(within(row).getByRole('rowheader').getAttribute('colspan')).toBe('8')
    expect(row.querySelector('svg')).not.toBeNull()
    expect(await rowOf(/December 5, 2026 · Off Week/)).toBeTruthy()
  })

  it('says that nothing is there', async () => {
    await showing({ games: [], byes: [], weekOffs: [] })
    expect(await screen.findByText('No games or byes available')).toBeTruthy()
  })

  it('is filtered by date, which this session remembers', async () => {
    await showing()
    await rowOf(/Bulls @ Hawks/)
    const choice = screen.getByLabelText<HTMLSelectElement>('Date')
    expect([...choice.options].map(({ text }) => text)).toEqual(['All Dates', 'November 21, 2026', 'November 28, 2026'])
    await userEvent.selectOptions(choice, 'November 28, 2026')
    expect(await rowOf(/Gym closed/)).toBeTruthy()
    expect(screen.queryByRole('row', { name: /Bulls @ Hawks/ })).toBeNull()
    expect(sessionStorage.getItem('games of league 3: date')).toBe('2026-11-28')
  })
})

describe('Create Bye', () => {
  const fill = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Add Bye' }))
    const dialog = await screen.findByRole('dialog', { name: 'Create Bye' })
    await userEvent.selectOptions(within(dialog).getByLabelText(/Team/), 'Hawks')
    await userEvent.type(within(dialog).getByLabelText(/Date/), '2026-12-12')
    return dialog
  }

  it('gives a team of the league a bye', async () => {
    const server = await showing()
    let sent: unknown
    server.on('POST /api/bye-dates', ({ body }) => ((sent = body), { status: 201, body: bye }))
    const dialog = await fill()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create Bye' }))
    expect(await screen.findByText('Bye created!')).toBeTruthy()
    expect(sent).toEqual({ date: '2026-12-12', team_id: 11, league_id: 3 })
  })

  it('stays open for another one', async () => {
    const server = await showing()
    server.on('POST /api/bye-dates', () => ({ status: 201, body: bye }))
    const dialog = await fill()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save and add another' }))
    expect(await screen.findByText('The bye was added.')).toBeTruthy()
  })

  it('says why it was refused, else Failed to create bye', async () => {
    const server = await showing()
    server.on('POST /api/bye-dates', () => ({ status: 500, body: null }))
    const dialog = await fill()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create Bye' }))
    expect(await screen.findByText(/Failed to create bye/)).toBeTruthy()
    server.on('POST /api/bye-dates', refused('Team not found'))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create Bye' }))
    expect(await screen.findByText('Team not found')).toBeTruthy()
  })
})

it('Create Week Off takes a date, and a reason that may stay empty', async () => {
  const server = await showing()
  let sent: unknown
  server.on('POST /api/week-offs', ({ body }) => ((sent = body), { status: 201, body: weekOff }))
  await userEvent.click(screen.getByRole('button', { name: 'Add Week Off' }))
  const dialog = await screen.findByRole('dialog', { name: 'Create Week Off' })
  expect(within(dialog).getByLabelText<HTMLInputElement>(/Date/).required).toBe(true)
  expect(within(dialog).getByLabelText<HTMLInputElement>(/Reason/).required).toBe(false)
  await userEvent.type(within(dialog).getByLabelText(/Date/), '2026-12-12')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create Week Off' }))
  expect(await screen.findByText('Week off created!')).toBeTruthy()
  expect(sent).toEqual({ date: '2026-12-12', reason: null, season_id: 7, league_id: 3 })
})

describe('Deleting', () => {
  const deleteButton = () => screen.getByRole('button', { name: 'Delete' })
  const select = async (name: RegExp) => userEvent.click(within(await rowOf(name)).getByRole('checkbox'))

  it('asks for something to be selected', async () => {
    await showing()
    await rowOf(/Bulls @ Hawks/)
    await userEvent.click(deleteButton())
    expect(await screen.findByText('Select games, byes, or week-offs to delete.')).toBeTruthy()
  })

  it('takes games, byes and weeks off away together after showing what it leads to, and brings all of them back', async () => {
    const server = await showing()
    const sent: unknown[] = []
    const progress = {
      league_id: 3,
      division_id: null,
      name: 'Monday',
      from: { games: 1, completed: 1 },
      to: { games: 0, completed: 0 },
    }
    const effects = {
      ranks: [],
      leaders: [],
      bracket: [],
      games: [],
      progress: [progress],
      facts: 3,
      further: false,
      token: 'a token',
    }
    server.on('preview of POST /api/deletions', () => ({ body: { id: 'call-1', effects } }))
    server.on('POST /api/deletions', ({ body, headers }) => {
      sent.push([headers.get('If-Preview'), body])
      return { body: { id: 'call-1', effects } }
    })
    server.on('POST /api/history/actions/call-1/undo', () => ({ body: { id: 'call-2', message: 'Undone: …' } }))
    for (const name of [/Bulls @ Hawks/, /\(BYE\)/, /Gym closed/]) await select(name)
    await userEvent.click(deleteButton())
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to delete the selected items?' })
    expect(dialog.textContent).toContain(
      '1 game with scores and box scores, which no longer count in the standings, 1 bye and 1 week off.',
    )
    await within(dialog).findByText(/1 of 1 → 0 of 0/)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete 3 items' }))
    expect(await screen.findByText('Items deleted successfully.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('3 items brought back')).toBeTruthy()
    const things = [
      { kind: 'game', id: 1 },
      { kind: 'bye', id: 5 },
      { kind: 'weekOff', id: 6 },
    ]
    expect(sent).toEqual([['a token', { things }]])
    expect(server.calls).toContain('POST /api/history/actions/call-1/undo')
  })

  it('takes one away by its own call, and brings it back', async () => {
    const server = await showing()
    for (const call of ['DELETE /api/bye-dates/5', 'POST /api/bye-dates/5/restore'])
      server.on(call, () => ({ status: 204, body: null }))
    await select(/\(BYE\)/)
    await userEvent.click(deleteButton())
    await userEvent.click(await screen.findByRole('button', { name: 'Delete 1 item' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('1 item brought back')).toBeTruthy()
    expect(server.calls).toEqual(expect.arrayContaining(['DELETE /api/bye-dates/5', 'POST /api/bye-dates/5/restore']))
  })

  it('says that an error occurred', async () => {
    const server = await showing()
    server.on('DELETE /api/bye-dates/5', () => ({ status: 500, body: null }))
    await select(/\(BYE\)/)
    await userEvent.click(deleteButton())
    await userEvent.click(await screen.findByRole('button', { name: 'Delete 1 item' }))
    expect(await screen.findByText(/Error occurred while deleting\./)).toBeTruthy()
  })
})

it('A new game is asked about where something is in its way, and added when that is said', async () => {
  const taken = 'Court 1 is taken on November 21, 2026 at 7:30 PM (Bulls @ Hawks).'
  const server = await showing()
  const { sent, route } = conflicting(taken, { ...game, id: 2 })
  server.on(`POST ${league}/games`, route)
  await userEvent.click(screen.getByRole('button', { name: 'Add Game' }))
  const form = within(await screen.findByRole('dialog', { name: 'Create Game' }))
  await userEvent.selectOptions(form.getByLabelText(/Away team/), 'Hawks')
  await userEvent.selectOptions(form.getByLabelText(/Home team/), 'Bulls')
  await userEvent.click(form.getByRole('button', { name: 'Create Game' }))
  await saveAnyway(taken)
  expect(await screen.findByText('Game created!')).toBeTruthy()
  const teams = { away_team_id: 11, home_team_id: 12 }
  expect(sent).toEqual([expect.objectContaining(teams), expect.objectContaining({ ...teams, allowConflicts: true })])
  expect(sent[0]).not.toHaveProperty('allowConflicts')
})
