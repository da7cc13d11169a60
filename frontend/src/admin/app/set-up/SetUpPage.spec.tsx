/** @jest-environment ./architecture/browser-environment.js */
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { UserAnswer } from '../../../api/schema'
import { showPage, staff } from '../../parts/testing/session'
import { testServer, type TestServer } from '../../parts/testing/server'
import { SetUpPage } from './SetUpPage'

const admin: UserAnswer = { ...staff, role: 'super_admin', organization_id: null, organization: null }
const broken = { status: 503, body: { statusCode: 503, message: 'Try again soon.' } }
const LIST = 'Harbor: Ana Müller 7, Bo Li 12\nPier: Cy Fox 4'
const ROSTER = 'POST /api/seasonsv2/7/leagues/3/teams'

type Sent = { readonly call: string; readonly body: unknown; readonly key: string | null }

/** A server that makes whatever is asked for, and what it was asked. */
const emptyInstallation = () => {
  const server = testServer()
  const sent: Sent[] = []
  const makes = (call: string, body: object) =>
    server.on(call, ({ body: asked, headers }) => {
      sent.push({ call, body: asked, key: headers.get('Idempotency-Key') })
      return { status: 201, body }
    })
  server.on('GET /api/sportsv2', () => ({ body: [{ id: 1, name: 'basketball', type: 'basketball' }] }))
  makes('POST /api/organizations', { id: 9, name: 'Harbor League', slug: 'harbor-league', domain: null })
  makes('POST /api/organizations/9/seasons', { id: 7 })
  makes('POST /api/seasonsv2/7/leagues', { id: 3 })
  makes('POST /api/teams/list', [{ id: 5 }, { id: 6 }])
  makes(`${ROSTER}/5/players/list`, [])
  makes(`${ROSTER}/6/players/list`, [])
  return { server, sent, makes }
}

const open = (server: TestServer) => showPage(server, '/dashboard/set-up', <SetUpPage />, '/dashboard/set-up', admin)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

const answerAll = async () => {
  await userEvent.click(await screen.findByRole('textbox', { name: /^Name/ }))
  await userEvent.paste('Harbor League')
  await press('Continue')
  await waitFor(() => expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^Sport/ }).value).toBe('1'))
  await press('Continue')
  await userEvent.click(await screen.findByRole('textbox', { name: 'Teams and players' }))
  await userEvent.paste(LIST)
}

beforeEach(() => localStorage.clear())

it('makes a league of three answers, and ends on its public page', async () => {
  const { server, sent } = emptyInstallation()
  open(server)
  await answerAll()
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Harbor League',
    'Harbor · HAR',
    'Pier · PIE',
  ])
  await press('Create 1 League, 2 Teams and 3 Players')
  expect(await screen.findByRole('heading', { name: 'Harbor League is on the web' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open the public page' }).getAttribute('href')).toBe('http://localhost/harbor-league')
  expect(sent.map(({ body }) => body)).toMatchObject([
    { name: 'Harbor League', slug: 'harbor-league', sportIds: [1] },
    { sport_id: 1, active: true },
    { name: 'Harbor League' },
    { leagueId: 3, names: ['Harbor', 'Pier'] },
    { players: [{ firstName: 'Ana', lastName: 'Müller', number: '7' }, { firstName: 'Bo' }] },
    { players: [{ firstName: 'Cy', lastName: 'Fox', number: '4' }] },
  ])
})

it('goes on where it was cut off after the page was closed, and asks for what was done under the same keys', async () => {
  const { server, sent, makes } = emptyInstallation()
  server.on(`${ROSTER}/6/players/list`, () => broken)
  open(server)
  await answerAll()
  await press(/^Create 1 League/)
  expect(await screen.findByText('The league could not be made.')).toBeTruthy()
  expect(screen.getByText('Harbor League, with its public page')).toBeTruthy()
  cleanup()
  const before = [...sent]
  makes(`${ROSTER}/6/players/list`, [])
  open(server)
  expect(await screen.findByText('It was cut off.')).toBeTruthy()
  await press('Go on')
  expect(await screen.findByRole('heading', { name: 'Harbor League is on the web' })).toBeTruthy()
  const again = sent.slice(before.length)
  expect(again.filter(({ call }) => !call.includes('/6/'))).toEqual(before.slice(2))
  expect(again.map(({ call }) => call)).toContain(`${ROSTER}/6/players/list`)
})

it('asks again for what was refused, and not for what stands', async () => {
  const { server, makes } = emptyInstallation()
  server.on('POST /api/organizations', () => ({
    status: 409,
    body: { statusCode: 409, message: 'Slug harbor-league is taken.' },
  }))
  open(server)
  await answerAll()
  await press(/^Create 1 League/)
  expect(await screen.findByText('Slug harbor-league is taken.')).toBeTruthy()
  makes('POST /api/organizations', { id: 9, name: 'Harbor League', slug: 'harbor', domain: null })
  server.on('POST /api/organizations/9/seasons', () => ({ status: 400, body: { statusCode: 400, message: 'No such season.' } }))
  await press('Correct what you entered')
  const slug = await screen.findByRole('textbox', { name: /^Web address/ })
  await userEvent.clear(slug)
  await userEvent.paste('harbor')
  await press('Continue')
  await press('Continue')
  await press(/^Create 1 League/)
  expect(await screen.findByText('No such season.')).toBeTruthy()
  await press('Correct what you entered')
  expect(await screen.findByRole('heading', { name: 'What do you play, and when?' })).toBeTruthy()
})

it('is skipped for the ordinary screens', async () => {
  const { server } = emptyInstallation()
  const { router } = open(server)
  await screen.findByRole('textbox', { name: /^Name/ })
  await press('Skip')
  await waitFor(() => expect(router.state.location.pathname).toBe('/organizations'))
})
