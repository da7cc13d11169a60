/** @jest-environment ./architecture/browser-environment.js */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { later, testServer, type Route, type TestServer } from '../../../../parts/testing/server'
import { show } from '../../../../parts/testing/show'
import type { GlobalTeamAnswer, ScheduleAnswer } from '../../../../../api/schema'
import { ScheduleBlock } from '../ScheduleBlock'

const schedule: ScheduleAnswer = {
  id: 9,
  name: 'First half',
  leagueId: 3,
  season_id: 7,
  startDate: '2026-11-01',
  numWeeks: 2,
  gameDays: ['Sunday'],
  sameSlot: true,
  timeSlots: ['18:00', '19:15'],
  weeklyTimeSlots: [],
  weeklyDates: [],
  weekDates: [['2026-11-01'], ['2026-11-08']],
  locations: [],
  maxPerDay: 1,
  meetings: null,
  seed: 1,
  planId: 77,
  draftId: null,
  revision: 4,
}

const team = (id: number, name: string, unavailableSlots: string[] = []) =>
  ({
    id,
    name,
    logo: null,
    colors: [],
    abbreviation: null,
    unavailableSlots,
    leagues: [{ league: { id: 3, name: 'Monday' } }],
  }) as unknown as GlobalTeamAnswer
const teams = [team(1, 'Hawks'), team(2, 'Bulls', ['2026-11-08 18:00']), team(3, 'Owls'), team(4, 'Jazz')]
const nameOf = (id: number) => teams.find(one => one.id === id)?.name ?? ''

const game = (id: number, [away, home]: readonly [number, number], date: string, time: string) => ({
  id,
  match_id: null,
  season_id: 7,
  leagueId: 3,
  date,
  time,
  location: null,
  status: 'scheduled',
  state: 'scheduled',
  score_home: null,
  score_away: null,
  home_team_id: home,
  away_team_id: away,
  homeTeam: nameOf(home),
  awayTeam: nameOf(away),
})
const first = game(11, [2, 1], '2026-11-01', '18:00')
const second = game(12, [4, 3], '2026-11-08', '18:00')
const third = game(13, [4, 1], '2026-11-01', '19:15')

const stateOf = (more: object = {}) => ({
  schedule_id: 9,
  planId: 77,
  draftId: null,
  generation: { state: 'none', done: 0, message: null },
  report: { met: 0, of: 0, measures: [], unplaced: [], conflicts: [{ game_id: 13, message: 'Jazz cannot play.' }], refused: [] },
  ...more,
})

const conflict = {
  statusCode: 409,
  message: 'Bulls already play.',
  conflicts: [{ rule: 'per-day', message: 'Bulls already play.', team_id: 2, game_ids: [11] }],
  reports: [
    {
      schedule_id: 9,
      name: 'First half',
      was: { rulesBroken: 0, met: 14, of: 14 },
      is: { rulesBroken: 1, met: 8, of: 14 },
    },
  ],
}

const weekly =
  (...weeks: readonly (readonly object[])[]): Route =>
  ({ address }) => ({ body: weeks[Number(new URL(address, 'http://here').searchParams.get('weekIndex'))] ?? [] })

const elections = { id: 1, date: '2026-11-03', reason: 'Elections', season_id: 7, league_id: 3 }

const showing = async (
  games: readonly (readonly object[])[] = [[first, third], [second]],
  weekOffs: readonly object[] = [elections],
): Promise<TestServer> => {
  const server = testServer()
  server.on('GET /api/games/weekly-games', weekly(...games))
  server.on(
    'GET /api/games/weekly-byes',
    weekly([], [{ id: null, date: '2026-11-08', league_id: 3, teams: [1], byeTeams: [teams[0]] }]),
  )
  server.on('GET /api/gamesv2', () => ({ body: games.flat() }))
  server.on('GET /api/schedules/9/report', () => ({ body: stateOf() }))
  server.on('GET /api/bye-dates/season/7/league/3', () => ({ body: [] }))
  server.on('GET /api/seasonsv2/7', () => ({ body: { id: 7, startDate: '2026-10-01', finishDate: '2026-11-30' } }))
  server.on('GET /api/week-offs/season/7/league/3', () => ({ body: weekOffs }))
  show(<ScheduleBlock schedule={schedule} teams={teams} />)
  await screen.findByText(/Choose a game|No games yet/)
  return server
}

const cell = (name: RegExp) => screen.getByRole('button', { name })
const descriptionOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map(id => document.getElementById(id)?.textContent)
    .join('')
const week = (index: number) => within(screen.getByRole('group', { name: `Week ${index}` }))

describe('The weeks of a schedule', () => {
  it('show games, free slots, byes and weeks off', async () => {
    await showing()
    expect(
      week(1)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual(['Sun, Nov 1 · 6:00 PMBulls @ Hawks', 'Sun, Nov 1 · 7:15 PMJazz @ HawksJazz cannot play.'])
    expect(await week(1).findByText('November 3, 2026 · Elections')).toBeTruthy()
    expect(week(2).getByText('7:15 PM').textContent).toBe('Sun, Nov 8 · 7:15 PM')
    expect(week(2).getByText('Hawks (BYE)')).toBeTruthy()
  })

  it('change together: none is shown before the others are there', async () => {
    const server = await showing([[], []])
    const { answer, resolve } = later<{ body: unknown }>()
    const inSecondWeek = weekly([], [second])
    server.on('GET /api/games/weekly-games', sent =>
      sent.address.includes('weekIndex=0') ? { body: [first, third] } : answer.then(() => inSecondWeek(sent)),
    )
    server.on('DELETE /api/schedules/9', () => ({ status: 500, body: {} }))
    await userEvent.click(screen.getByRole('button', { name: 'Delete Schedule' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete Schedule' }))
    await waitFor(() => expect(server.calls.filter(call => call.includes('weekIndex=1')).length).toBeGreaterThan(2))
    expect(screen.getByText(/No games yet/)).toBeTruthy()
    resolve({ body: [] })
    expect(await screen.findByRole('button', { name: /Bulls @ Hawks/ })).toBeTruthy()
    expect(cell(/Jazz @ Owls/)).toBeTruthy()
  })

  it('count the games of each team', async () => {
    await showing()
    const counts = screen.getByRole('group', { name: 'Game Count' })
    expect(counts.textContent).toBe('Game Count2 gamesHawks, Jazz1 gameBulls, Owls')
  })
})

describe('After the first pick', () => {
  it('every other game says whether it may be swapped, and why not', async () => {
    await showing()
    await userEvent.click(cell(/Bulls @ Hawks/))
    expect(cell(/Bulls @ Hawks/).getAttribute('aria-pressed')).toBe('true')
    expect(cell(/Jazz @ Owls/).getAttribute('aria-disabled')).toBe('true')
    expect(descriptionOf(cell(/Jazz @ Owls/))).toBe('Cannot be swapped: Bulls cannot play at 6:00 PM on November 8, 2026.')
    expect(descriptionOf(cell(/Jazz @ Hawks/))).toContain('Can be swapped.')
    expect(screen.getByRole('status', { name: '' }).textContent).toContain('Bulls @ Hawks is chosen.')
  })

  it('the same game again, or Escape, lets it go', async () => {
    await showing()
    await userEvent.click(cell(/Bulls @ Hawks/))
    await userEvent.click(cell(/Bulls @ Hawks/))
    expect(cell(/Bulls @ Hawks/).getAttribute('aria-pressed')).toBe('false')
    await userEvent.keyboard('{Enter}')
    expect(cell(/Bulls @ Hawks/).getAttribute('aria-pressed')).toBe('true')
    await userEvent.keyboard('{Escape}')
    expect(cell(/Bulls @ Hawks/).getAttribute('aria-pressed')).toBe('false')
  })

  it('Cancel lets it go, where there is no key', async () => {
    await showing()
    await userEvent.click(cell(/Bulls @ Hawks/))
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(cell(/Bulls @ Hawks/).getAttribute('aria-pressed')).toBe('false')
    expect(document.activeElement).toBe(cell(/Bulls @ Hawks/))
  })

  it('another game swaps with it, and one toast swaps them back', async () => {
    const server = await showing()
    let sent: unknown
    server.on('PUT /api/games/swap', ({ body }) => ((sent = body), { body: { message: '', planId: 88, games: [] } }))
    server.on('POST /api/plans/88/undo', () => ({ status: 204, body: null }))
    await userEvent.click(cell(/Bulls @ Hawks/))
    await userEvent.click(cell(/Jazz @ Hawks/))
    expect(await screen.findByText('Matchups swapped!')).toBeTruthy()
    expect(sent).toEqual({ gameId1: 11, gameId2: 13 })
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Swapped back')).toBeTruthy()
  })

  it('a swap that is in the way of something says so, and is made when that is confirmed', async () => {
    const fourth = game(14, [2, 3], '2026-11-08', '19:15')
    const server = await showing([[first, third], [fourth]], [])
    const sent: unknown[] = []
    server.on('PUT /api/games/swap', ({ body }) => {
      sent.push(body)
      return sent.length > 1 ? { body: { message: '', planId: 88, games: [] } } : { status: 409, body: conflict }
    })
    await userEvent.click(cell(/Jazz @ Hawks/))
    expect(descriptionOf(cell(/Bulls @ Owls/))).toBe(
      'In the way: Bulls already play on November 1, 2026 (Bulls @ Hawks, 6:00 PM): a team plays at most once a day.',
    )
    await userEvent.click(cell(/Bulls @ Owls/))
    const dialog = within(await screen.findByRole('dialog', { name: '1 conflict. Save anyway?' }))
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Bulls already play.',
      'First half: Rules broken 0 → 1, measures met 14 of 14 → 8 of 14',
    ])
    await userEvent.click(dialog.getByRole('button', { name: 'Save anyway' }))
    expect(await screen.findByText('Matchups swapped!')).toBeTruthy()
    expect(sent).toEqual([
      { gameId1: 13, gameId2: 14 },
      { gameId1: 13, gameId2: 14, allowConflicts: true },
    ])
  })

  it('a swap that is in the way of something is not made, and is no failure, where that is not confirmed', async () => {
    const server = await showing()
    server.on('PUT /api/games/swap', () => ({ status: 409, body: conflict }))
    await userEvent.click(cell(/Bulls @ Hawks/))
    await userEvent.click(cell(/Jazz @ Hawks/))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByText(/Swap failed/)).toBeNull()
  })

  it('a swap that fails says Swap failed', async () => {
    const server = await showing()
    server.on('PUT /api/games/swap', () => ({ status: 500, body: null }))
    await userEvent.click(cell(/Bulls @ Hawks/))
    await userEvent.click(cell(/Jazz @ Hawks/))
    expect(await screen.findByText(/Swap failed/)).toBeTruthy()
  })

  it('a free slot takes it, and undo puts it back', async () => {
    const server = await showing()
    const sent: unknown[] = []
    server.on('PUT /api/gamesv2/11/details', ({ body }) => (sent.push(body), { body: { ...first, detailsRevision: 5 } }))
    await userEvent.click(cell(/Bulls @ Hawks/))
    await userEvent.click(week(2).getByRole('button', { name: /Move here/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Bulls @ Hawks moved back')).toBeTruthy()
    expect(sent).toEqual([
      { date: '2026-11-08', time: '19:15', location: null },
      { date: '2026-11-01', time: '18:00', location: null, allowConflicts: true },
    ])
  })
})

it('A game that is dragged to a free slot moves there', async () => {
  const server = await showing()
  server.on('PUT /api/gamesv2/11/details', () => ({ body: { ...first, detailsRevision: 5 } }))
  fireEvent.dragStart(cell(/Bulls @ Hawks/), { dataTransfer: { setData: () => undefined } })
  fireEvent.drop(week(2).getByRole('button', { name: /Move here/ }))
  expect(await screen.findByText('Game details updated successfully!')).toBeTruthy()
})

describe('Generate Full Schedule', () => {
  const generate = () => userEvent.click(screen.getByRole('button', { name: 'Generate Full Schedule' }))
  const ask = async () => {
    await generate()
    return within(
      await screen.findByRole('dialog', { name: 'This will overwrite all existing games for this schedule. Continue?' }),
    )
  }

  it('asks, generates, and offers to take it back', async () => {
    const server = await showing()
    const message = 'The schedule was generated: 3 games.'
    server.on('POST /api/games/generate-full-schedule', () => ({ status: 201, body: { ...stateOf({ planId: 90 }), message } }))
    server.on('POST /api/plans/90/undo', () => ({ status: 204, body: null }))
    const dialog = await ask()
    expect(dialog.getByText('3 games of this schedule are replaced.')).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Generate Full Schedule' }))
    const offer = (await screen.findByText(message)).closest<HTMLElement>('[role=status]')
    await userEvent.click(within(offer ?? document.body).getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('The earlier games are back')).toBeTruthy()
  })

  it('asks nothing where there is nothing to overwrite', async () => {
    const server = await showing([[], []])
    const message = 'The schedule was generated: 3 games.'
    server.on('POST /api/games/generate-full-schedule', () => ({ status: 201, body: { ...stateOf({ planId: 90 }), message } }))
    await generate()
    expect(await screen.findByText(message)).toBeTruthy()
  })

  it('shows what the new games would come to beside those that are there', async () => {
    const server = await showing()
    const breaks = {
      name: 'breaks',
      label: 'Breaks',
      explanation: '',
      figure: 2,
      attainable: 2,
      goal: 2,
      better: 'less',
      isMet: true,
      was: 5,
      change: 'better',
      lines: [],
    }
    const report = { met: 1, of: 1, measures: [breaks], unplaced: [], conflicts: [], refused: [] }
    server.on('POST /api/games/generate-full-schedule', () => ({ body: { ...stateOf({ report }), message: '' } }))
    const dialog = await ask()
    expect((await dialog.findByRole('row', { name: /Breaks/ })).textContent).toContain('52better')
  })

  it('says Failed to generate full schedule', async () => {
    const server = await showing()
    server.on('POST /api/games/generate-full-schedule', () => ({ status: 500, body: null }))
    const dialog = await ask()
    await userEvent.click(dialog.getByRole('button', { name: 'Generate Full Schedule' }))
    expect(await screen.findByText(/Failed to generate full schedule/)).toBeTruthy()
  })

  it('shows no figure of one that another process of the server works at', async () => {
    const server = await showing([[], []])
    const running = stateOf({ generation: { state: 'running', done: null, message: null } })
    server.on('POST /api/games/generate-full-schedule', () => ({ status: 202, body: { ...running, message: '' } }))
    server.on('GET /api/schedules/9/report', () => ({ body: running }))
    await generate()
    const bar = await screen.findByRole('progressbar', { name: 'Generating games' })
    expect(bar.hasAttribute('aria-valuenow')).toBe(false)
    expect(screen.queryByText(/of 100/)).toBeNull()
  })

  it('shows how far a long one is, and cancels it', async () => {
    const server = await showing([[], []])
    const running = stateOf({ generation: { state: 'running', done: 0.4, message: null } })
    server.on('POST /api/games/generate-full-schedule', () => ({ status: 202, body: { ...running, message: '' } }))
    server.on('GET /api/schedules/9/report', () => ({ body: running }))
    server.on('POST /api/schedules/9/cancel', () => ({ body: schedule }))
    await generate()
    expect((await screen.findByRole('progressbar', { name: 'Generating games' })).getAttribute('aria-valuenow')).toBe('40')
    server.on('GET /api/schedules/9/report', () => ({ body: stateOf() }))
    await userEvent.click(screen.getByRole('button', { name: 'Cancel generation' }))
    expect(await screen.findByRole('button', { name: 'Generate Full Schedule' })).toBeTruthy()
  })

  it('goes on, and says so, where it could not be cancelled', async () => {
    const server = await showing([[], []])
    const running = stateOf({ generation: { state: 'running', done: 0.4, message: null } })
    server.on('POST /api/games/generate-full-schedule', () => ({ status: 202, body: { ...running, message: '' } }))
    server.on('GET /api/schedules/9/report', () => ({ body: running }))
    server.on('POST /api/schedules/9/cancel', () => ({ status: 500, body: null }))
    await generate()
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel generation' }))
    expect(await screen.findByText(/^Failed to cancel the generation/)).toBeTruthy()
  })
})

it('folds all weeks but one on a phone, and says of each how many games it has and whether one is in the way', async () => {
  const wide = window.matchMedia
  Object.defineProperty(window, 'matchMedia', {
    value: (media: string) => ({ ...wide(media), matches: media === '(width < 640px)' }),
    configurable: true,
  })
  await showing()
  const weeks = screen.getAllByRole('group', { name: /^Week \d$/ })
  expect(weeks.map(week => within(week).getByText(/^Week/).closest('summary')?.textContent)).toEqual([
    expect.stringMatching(/^Week 1 .*Conflict.*2 games$/),
    expect.stringMatching(/^Week 2 .*1 game$/),
  ])
  expect(weeks.filter(week => week.hasAttribute('open'))).toHaveLength(1)
  Object.defineProperty(window, 'matchMedia', { value: wide, configurable: true })
})
