/** @jest-environment ./architecture/browser-environment.js */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showSignedIn, staff } from '../../parts/testing/session'
import { later, testServer, type TestServer } from '../../parts/testing/server'
import { ImportPage } from './ImportPage'

const none = { created: 0, changed: 0 }

const checked = (changes: object = {}) => ({
  id: null,
  state: 'checked',
  done: 0,
  total: 40,
  problems: [],
  notes: [],
  reports: [],
  conflicts: [],
  moreConflicts: 0,
  scheduleReports: [],
  drafted: 0,
  waiting: 0,
  why: null,
  summary: { teams: none, players: none, rosterPlaces: none, games: { created: 7, changed: 0 }, scores: none, lines: none },
  organization: { id: 1, name: 'riverside', made: false, time_zone: null },
  season: { id: 2, name: 'Fall 2026', made: false },
  league: { id: null, name: 'Sunday', made: true },
  startedAt: null,
  endedAt: null,
  ...changes,
})

/** Answers a check, then an import, and remembers what of the form was sent. */
const importing = (server: TestServer, answer: object) => {
  const sent: (readonly [string, FormDataEntryValue | null][])[] = []
  server.on('POST /api/imports', ({ body }) => {
    const form = body as FormData
    sent.push(['season', 'league', 'dryRun', 'allowConflicts'].map(name => [name, form.get(name)] as const))
    return form.get('dryRun') === 'true' ? { body: answer } : { status: 201, body: { ...answer, id: 5, state: 'running' } }
  })
  return sent
}

const button = (name: string) => screen.findByRole('button', { name })

const fillIn = async () => {
  const pick = screen.getByLabelText<HTMLInputElement>('Choose files or a zip')
  await userEvent.upload(pick, new File(['id,name\n'], 'teams.csv', { type: 'text/csv' }))
  await userEvent.type(screen.getByLabelText(/^Season/), 'Fall 2026')
  await userEvent.type(screen.getByLabelText(/^League/), 'Sunday')
}

it('says everything that is missing at once, each at its field, and begins at the first', async () => {
  showSignedIn(testServer(), <ImportPage />)
  await userEvent.click(await button('Check files'))
  for (const text of ['Choose the files of a league first.', 'Season is required.', 'League is required.'])
    expect(screen.getByText(text)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Choose files or a zip'))
  await fillIn()
  for (const text of [/first\.$/, /is required\.$/]) expect(screen.queryByText(text)).toBeNull()
})

it('checks the files, and imports them when that is said', async () => {
  const server = testServer()
  const sent = importing(server, checked())
  const { router } = showSignedIn(server, <ImportPage />)
  await screen.findByLabelText(/^Season/)
  await fillIn()
  await userEvent.click(await button('Check files'))
  await userEvent.click(await button('Start import'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/imports/5'))
  const into = [
    ['season', 'Fall 2026'],
    ['league', 'Sunday'],
  ]
  expect(sent).toEqual([
    [...into, ['dryRun', 'true'], ['allowConflicts', 'false']],
    [...into, ['dryRun', 'false'], ['allowConflicts', 'false']],
  ])
})

it('says what goes on until the server has answered', async () => {
  const server = testServer()
  const [check, start] = [later<object>(), later<object>()]
  server.on('POST /api/imports', async ({ body }) => ({
    body: await ((body as FormData).get('dryRun') === 'true' ? check : start).answer,
  }))
  showSignedIn(server, <ImportPage />)
  await screen.findByLabelText(/^Season/)
  await fillIn()
  await userEvent.click(await button('Check files'))
  expect(await screen.findByRole('progressbar', { name: 'Sending and checking 1 file, 1 KB' })).toBeTruthy()
  check.resolve(checked())
  await userEvent.click(await button('Start import'))
  expect(await screen.findByRole('progressbar', { name: 'Sending and reading 1 file, 1 KB' })).toBeTruthy()
  start.resolve(checked())
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
})

it('shows what is in the way of games and what it does to the report, and imports all the same only by its own word', async () => {
  const server = testServer()
  const message = 'games.csv line 2: Court 1 is taken on January 7, 2025 at 6:30 PM (Owls @ Hawks).'
  const sent = importing(
    server,
    checked({
      conflicts: [{ rule: 'location', message, team_id: null, game_ids: [4] }],
      moreConflicts: 5,
      scheduleReports: [
        { schedule_id: 1, name: 'Fall', was: { met: 15, of: 15, rulesBroken: 0 }, is: { met: 9, of: 15, rulesBroken: 6 } },
      ],
    }),
  )
  showSignedIn(server, <ImportPage />)
  await screen.findByLabelText(/^Season/)
  await fillIn()
  await userEvent.click(await button('Check files'))
  const preview = within(await screen.findByRole('region', { name: 'Ready to import' }))
  expect(preview.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    message,
    '… and 5 more',
    'Fall: Rules broken 0 → 6, measures met 15 of 15 → 9 of 15',
  ])
  expect(preview.queryByRole('button', { name: 'Start import' })).toBeNull()
  await userEvent.click(preview.getByRole('button', { name: 'Import anyway' }))
  await waitFor(() => expect(sent.at(-1)?.at(-1)).toEqual(['allowConflicts', 'true']))
})

it('shows the files that were chosen no more as ready after something else was typed', async () => {
  const server = testServer()
  importing(server, checked())
  showSignedIn(server, <ImportPage />)
  await screen.findByLabelText(/^Season/)
  await fillIn()
  await userEvent.click(await button('Check files'))
  await screen.findByRole('region', { name: 'Ready to import' })
  await userEvent.type(screen.getByLabelText(/^League/), ' 2')
  expect(screen.queryByRole('region', { name: 'Ready to import' })).toBeNull()
})

it('says what would not be public at once', async () => {
  const flags = { 'draft-schedules': true, 'pending-changes': true }
  const server = testServer()
  importing(server, checked({ drafted: 12, waiting: 1 }))
  const organization = { id: 1, name: 'Riverside', slug: 'riverside', domain: null, feature_flags: flags }
  showSignedIn(server, <ImportPage />, { ...staff, organization })
  expect(await screen.findByText(/Games to come become a draft .* Results are public at once\.$/)).toBeTruthy()
  await fillIn()
  await userEvent.click(await button('Check files'))
  const preview = within(await screen.findByRole('region', { name: 'Ready to import' }))
  expect(preview.getByText(/^12 games to come would be a draft\./)).toBeTruthy()
  expect(preview.getByText(/^1 game would get another date, time or place\./)).toBeTruthy()
})
