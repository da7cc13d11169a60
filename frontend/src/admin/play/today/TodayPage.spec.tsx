/** @jest-environment ./architecture/browser-environment.js */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { later, testServer } from '../../parts/testing/server'
import { showSignedIn, staff } from '../../parts/testing/session'
import { TodayPage } from './TodayPage'
import { game, bulls, kings, owls, openToday, storing, row, box, valuesOf, hasFocus, todayAnswer, type } from './testing/today'

beforeEach(() => sessionStorage.clear())

it('names home and away beside each box, the away team first', async () => {
  await openToday()
  expect(within(row('Bulls @ Hawks')).getAllByRole('textbox')).toEqual([box('Away Bulls'), box('Home Hawks')])
})

it('saves a score by Enter against the revision at which it was read, and goes on to the next game', async () => {
  const { server } = await openToday()
  const { sent, route } = storing(bulls)
  server.on('PUT /api/gamesv2/1/scores', route)
  await type('Bulls', '58{Enter}61{Enter}')
  await hasFocus('Kings')
  await within(row('Bulls @ Hawks')).findByText('Saved')
  expect(sent).toEqual([{ body: { score_away: 58, score_home: 61 }, revision: '4', key: expect.any(String) }])
})

it('goes on to earlier games after those of today', async () => {
  const { server } = await openToday({ games: [bulls] })
  server.on('PUT /api/gamesv2/1/scores', storing(bulls).route)
  await type('Bulls', '58{Enter}61{Enter}')
  await hasFocus('Owls')
})

it('says where a game is played, and tells one that was postponed from one that is due', async () => {
  const { server } = await openToday({ games: [bulls, game(2, 'Kings', 'Jazz', { status: 'postponed' })] })
  server.on('PUT /api/gamesv2/1/scores', storing(bulls).route)
  const rows = within(screen.getByRole('list', { name: 'Games today' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^7:30 PMCourt 1Monday/),
    expect.stringMatching(/^7:30 PMPostponedCourt 2Monday/),
  ])
  await type('Bulls', '58{Enter}61{Enter}')
  await hasFocus('Owls')
})

it('marks what is in the way of a game, at its row, in the words of the check before saving', async () => {
  const messages = [
    'Hawks already play on November 22, 2026 at 7:30 PM (Kings @ Hawks, Court 1).',
    'Court 1 is taken on November 22, 2026 at 7:30 PM (Kings @ Hawks).',
  ]
  await openToday({ conflicts: messages.map(message => ({ game_id: 1, message })) })
  const texts = within(screen.getByRole('list', { name: 'Games today' })).getAllByRole('listitem')
  expect(messages.map(message => texts.map(({ textContent }) => textContent?.includes(message)))).toEqual([
    [true, false],
    [true, false],
  ])
})

it('moves up and down the list by the arrows, on the same side', async () => {
  await openToday()
  await type('Hawks', '{ArrowDown}')
  await hasFocus('Jazz')
  await userEvent.keyboard('{ArrowUp}')
  await hasFocus('Hawks')
})

it('saves a row by itself when it is left with both scores, and not before', async () => {
  const { server } = await openToday()
  const { sent, route } = storing(bulls)
  server.on('PUT /api/gamesv2/1/scores', route)
  await type('Bulls', '58')
  await userEvent.click(box('Hawks'))
  expect(sent).toEqual([])
  await userEvent.keyboard('61')
  await userEvent.click(box('Kings'))
  await within(row('Bulls @ Hawks')).findByText('Saved')
  expect(sent).toHaveLength(1)
})

it('keeps a row where it is after its game left the answer', async () => {
  const { server } = await openToday()
  const { sent, route } = storing(owls)
  server.on('GET /api/gamesv2/3', () => ({ body: { game: game(3, 'Owls', 'Nets', { score: [58, 61], revision: 9 }) } }))
  const suns = game(4, 'Suns', 'Heat', { date: '2026-11-01' })
  server.on('PUT /api/gamesv2/3/scores', route)
  server.on('GET /api/today', () => ({ body: todayAnswer({ unscored: sent.length === 0 ? [owls] : [suns] }) }))
  await type('Owls', '58{Enter}61{Enter}')
  await screen.findByRole('form', { name: 'Suns @ Heat' })
  expect(screen.getAllByRole('form').map(form => form.getAttribute('aria-label'))).toEqual([
    'Bulls @ Hawks',
    'Kings @ Jazz',
    'Owls @ Nets',
    'Suns @ Heat',
  ])
  expect(valuesOf('Owls', 'Nets')).toEqual(['58', '61'])
})

it('shows what somebody else entered meanwhile in its row, and takes no focus away', async () => {
  const { server, refresh } = await openToday()
  server.on('GET /api/gamesv2/3', () => ({ body: { game: game(3, 'Owls', 'Nets', { score: [70, 71], revision: 8 }) } }))
  await userEvent.click(box('Owls'))
  await refresh({ unscored: [] })
  await waitFor(() => expect(valuesOf('Owls', 'Nets')).toEqual(['70', '71']))
  expect(document.activeElement).toBe(box('Owls'))
})

it('shows both scores where somebody else entered another one, and saves the one that is chosen', async () => {
  const { server } = await openToday()
  server.on('PUT /api/gamesv2/1/scores', () => ({
    status: 409,
    body: { statusCode: 409, message: 'Olga entered the final score 50–40 meanwhile.' },
  }))
  server.on('GET /api/gamesv2/1', () => ({ body: { game: game(1, 'Bulls', 'Hawks', { score: [50, 40], revision: 8 }) } }))
  await type('Bulls', '58{Enter}61{Enter}')
  expect(await screen.findByText('Olga entered the final score 50–40 meanwhile.')).toBeTruthy()
  await hasFocus('Kings')
  expect(screen.getByRole('button', { name: 'Keep theirs, 50–40' })).toBeTruthy()
  const { sent, route } = storing(bulls)
  server.on('PUT /api/gamesv2/1/scores', route)
  await userEvent.click(screen.getByRole('button', { name: 'Save yours, 58–61' }))
  await within(row('Bulls @ Hawks')).findByText('Saved')
  expect(sent[0]).toMatchObject({ body: { score_away: 58, score_home: 61 }, revision: '8' })
})

it.each(['99999', '-3', '6,5'])('refuses %s at its field, and saves nothing', async text => {
  const { server } = await openToday()
  const { sent, route } = storing(bulls)
  server.on('PUT /api/gamesv2/1/scores', route)
  await type('Hawks', '61')
  await type('Bulls', text)
  expect(within(row('Bulls @ Hawks')).getByRole('alert').textContent).toBe('A whole number from 0 to 999')
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toHaveProperty('value', text)
  expect(sent).toEqual([])
})

it('stays at a field that is refused, also where the row holds nothing else', async () => {
  await openToday()
  await type('Bulls', '99999{Enter}')
  expect(document.activeElement).toHaveProperty('value', '99999')
})

it('asks for a score that is rather a slip of a key', async () => {
  const { server } = await openToday()
  const { sent, route } = storing(bulls)
  server.on('PUT /api/gamesv2/1/scores', route)
  await type('Bulls', '999{Enter}3{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Really?' }))
  expect(sent).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Save 999–3' }))
  await within(row('Bulls @ Hawks')).findByText('Saved')
  expect(sent).toHaveLength(1)
})

it('says in the row why a score is refused', async () => {
  const { server } = await openToday()
  const message = 'This game was deleted.'
  server.on('PUT /api/gamesv2/1/scores', () => ({ status: 404, body: { statusCode: 404, message } }))
  await type('Bulls', '58{Enter}61{Enter}')
  expect(await within(row('Bulls @ Hawks')).findByText(message)).toBeTruthy()
  expect(valuesOf('Bulls', 'Hawks')).toEqual(['58', '61'])
})

it('says that a score is on its way', async () => {
  const { server } = await openToday()
  const { answer: put, resolve } = later<{ body: unknown }>()
  server.on('PUT /api/gamesv2/1/scores', () => put)
  await type('Bulls', '58{Enter}61{Enter}')
  expect(await within(row('Bulls @ Hawks')).findByText('Saving…')).toBeTruthy()
  resolve({ body: game(1, 'Bulls', 'Hawks', { score: [58, 61], revision: 9 }) })
  await within(row('Bulls @ Hawks')).findByText('Saved')
})

it('suggests what the players come to, and takes it by Enter', async () => {
  const { server } = await openToday({ games: [game(1, 'Bulls', 'Hawks', { live: [58, 61] }), kings] })
  const { sent, route } = storing(bulls)
  server.on('PUT /api/gamesv2/1/scores', route)
  expect(box('Bulls').placeholder).toBe('58')
  await type('Bulls', '{Enter}')
  expect(valuesOf('Bulls', 'Hawks')).toEqual(['58', '61'])
  expect(sent).toEqual([])
  await userEvent.keyboard('{Enter}')
  await hasFocus('Kings')
  await waitFor(() => expect(sent[0]?.body).toEqual({ score_away: 58, score_home: 61 }))
})

it('shows a score that was there as figures, to be corrected in a form', async () => {
  await openToday({ games: [game(1, 'Bulls', 'Hawks', { score: [58, 61] })] })
  expect(screen.queryByRole('form', { name: 'Bulls @ Hawks' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Correct the score of Bulls @ Hawks' }))
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Bulls (away)' })).value).toBe('58')
})

it('says by how much games do not add up, and leads to them', async () => {
  const mismatches = [{ side: 'home', team_id: 1, what: 'players', sum: 58, final: 61 }]
  await openToday({ unequal: [{ ...game(9, 'Suns', 'Heat', { score: [50, 61] }), mismatches }] })
  expect(screen.getByText('Heat: players 58, final 61 (−3)')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Suns @ Heat' }).getAttribute('href')).toBe('/games/9')
})

it('shows what others changed, and leads there', async () => {
  const change = {
    position: '7',
    who: 'Olga',
    when: new Date().toISOString(),
    what: 'changed the final score from 61–58 to 61–59',
  }
  const about = { more: 3, game_id: 9, season_id: 7, league_id: 3, team_id: 1, matchup: 'Suns @ Heat' }
  await openToday({ changes: [{ ...change, ...about }] })
  const region = within(screen.getByRole('region', { name: 'Changed by others' }))
  expect(region.getByRole('listitem').textContent).toBe(
    'Olga changed the final score from 61–58 to 61–59Suns @ Heatand 3 changes beforejust now',
  )
  expect(region.getByRole('link', { name: 'Suns @ Heat' }).getAttribute('href')).toBe('/games/9')
})

it('leads to the seasons where none is active', async () => {
  await openToday({ seasons: 0, games: [], unscored: [] })
  expect(screen.getByText('No season is active yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Set up a season' }).getAttribute('href')).toBe('/dashboard/seasons?create=1')
})

it('says when the next games are', async () => {
  await openToday({ games: [], unscored: [], nextDate: '2026-11-29' })
  expect(screen.getByText('No games today. The next games are on Sun, Nov 29.')).toBeTruthy()
})

it('asks for the organization that a super_admin chose', async () => {
  const server = testServer()
  server.on('GET /api/organizations', () => ({ body: [{ id: 5, name: 'Lakeside' }] }))
  server.on('GET /api/today', () => ({ body: todayAnswer() }))
  showSignedIn(server, <TodayPage />, { ...staff, role: 'super_admin', organization_id: null, organization: null })
  await screen.findByText('Sunday, November 22')
  expect(server.calls).toContain('GET /api/today?organization_id=5')
})

it('says in which leagues changes wait to be published, and which schedules are drafts', async () => {
  const server = testServer()
  server.on('GET /api/today', () => ({ body: todayAnswer() }))
  server.on('GET /api/schedules', () => ({ body: [{ id: 8, name: 'Fall', leagueId: 3, draftId: 81 }] }))
  server.on('GET /api/pending-changes', () => ({ body: [{ season_id: 7, league_id: 3, league: 'Monday', changes: 3 }] }))
  const flags = { 'draft-schedules': true, 'pending-changes': true }
  const organization = { id: 1, name: 'Riverside', slug: 'riverside', domain: null, feature_flags: flags }
  showSignedIn(server, <TodayPage />, { ...staff, organization })
  expect(await screen.findByText(/^3 changes wait to be published in Monday\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Review and publish them' }).getAttribute('href')).toBe(
    '/dashboard/seasons/7/leagues/3',
  )
  expect(await screen.findByText(/^Fall is a draft that only staff see\./)).toBeTruthy()
})
