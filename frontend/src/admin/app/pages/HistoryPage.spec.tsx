/** @jest-environment ./architecture/browser-environment.js */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ActionAnswer, HistoryEntryAnswer, UserAnswer } from '../../../api/schema'
import { testServer } from '../../parts/testing/server'
import { showSignedIn, staff } from '../../parts/testing/session'
import { HistoryPage } from './HistoryPage'

const change = (position: string, what: string): HistoryEntryAnswer => ({
  position,
  type: 'TeamCreated',
  who: 'Ana',
  user_id: 1,
  when: '2026-11-20T20:00:00Z',
  what,
  was: null,
  is: null,
  reason: null,
  restore: null,
})

const action = (changes: Partial<ActionAnswer>): ActionAnswer => ({
  ...change('00000000000000000042', 'created the team Otters'),
  id: 'call-1',
  more: 0,
  thing: { kind: 'team', id: 12, name: 'Otters', gone: false },
  undo: null,
  undone: null,
  ...changes,
})

/** What the page asked of the list, newest last. */
const asked = (calls: readonly string[]) => calls.filter(call => /^GET \/api\/history(\?|$)/.test(call))

const open = (actions: readonly ActionAnswer[], next: string | null = null, user: UserAnswer = staff) => {
  const server = testServer()
  const pageAt = (address: string) => (address.includes('before=') ? 1 : 0)
  const onPage = (page: number) => actions.map(one => ({ ...one, position: `${page}${one.position.slice(1)}` }))
  server.on('GET /api/history', ({ address }) => ({
    body: { actions: onPage(pageAt(address)), next, time_zone: 'America/Los_Angeles' },
  }))
  server.on('GET /api/history/actions/call-1', () => ({
    body: [change('00000000000000000043', 'created the team Newts'), change('00000000000000000042', 'created the team Otters')],
  }))
  server.on('GET /api/teams', () => ({ body: [{ id: 12, name: 'Otters' }] }))
  server.on(`GET /api/organizations/${staff.organization_id}`, () => ({
    body: { id: staff.organization_id, time_zone: 'America/Los_Angeles', users: [{ id: 7, username: 'ana' }] },
  }))
  server.on('GET /api/organizations', () => ({ body: [{ id: 1, name: 'Riverside', sports: [] }] }))
  showSignedIn(server, <HistoryPage />, user)
  return server
}

it('tells who did what, with a link to what was changed', async () => {
  open([action({ reason: 'forgotten' })])
  const line = await screen.findByText(/created the team Otters/)
  expect(line.textContent).toContain('Ana created the team Otters')
  expect(line.textContent).toContain('“forgotten”')
  expect(within(line).getByRole('link', { name: 'Otters' }).getAttribute('href')).toBe('/teams/12')
})

it('opens what one call led to', async () => {
  open([action({ more: 1 })])
  await userEvent.click(await screen.findByRole('button', { name: /^and 1 more change/ }))
  await screen.findByText(/created the team Newts/)
})

describe('an action', () => {
  const undoable = action({ undo: '/api/history/actions/call-1/undo' })
  const undo = () => screen.findByRole('button', { name: 'Undo created the team Otters' })

  it('is undone from its line, which offers to take that back', async () => {
    const server = open([undoable])
    server.on('POST /api/history/actions/call-1/undo', () => ({
      body: { id: 'call-2', message: 'Undone: created the team Otters' },
    }))
    server.on('POST /api/history/actions/call-2/undo', () => ({
      body: { id: 'call-3', message: 'Done again: created the team Otters' },
    }))
    await userEvent.click(await undo())
    await screen.findByText('Undone: created the team Otters')
    await userEvent.click(screen.getByRole('button', { name: 'Take back' }))
    await screen.findByText('Done again: created the team Otters')
    expect(server.calls).toContain('POST /api/history/actions/call-2/undo')
  })

  it('that leads to more is undone once that was shown, and as it was shown', async () => {
    const server = open([undoable])
    const tokens: (string | null)[] = []
    const effects = (to: string, token: string) => ({
      ...{ ranks: [], leaders: [], games: [], progress: [], facts: 1, further: false, token },
      bracket: [{ division_id: 1, divisionName: 'Gold', match_id: 'r2-0', label: 'Final', from: null, to: { id: 1, name: to } }],
    })
    server.on('preview of POST /api/history/actions/call-1/undo', () => ({
      body: { id: 'call-2', message: '', effects: effects('Hawks', 'first') },
    }))
    server.on('POST /api/history/actions/call-1/undo', ({ headers }) => {
      tokens.push(headers.get('If-Preview'))
      return tokens.length === 1
        ? { status: 409, body: { message: 'This would lead to something else by now.', effects: effects('Owls', 'second') } }
        : { body: { id: 'call-2', message: 'Undone: created the team Otters' } }
    })
    await userEvent.click(await undo())
    const dialog = await screen.findByRole('dialog', { name: 'Undo this?' })
    await within(dialog).findByText(/not known yet → Hawks/)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Undo' }))
    await within(dialog).findByText(/not known yet → Owls/)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Undo' }))
    await screen.findByText('Undone: created the team Otters')
    expect(tokens).toEqual(['first', 'second'])
  })

  it('that somebody undid says who, and offers nothing', async () => {
    open([action({ undone: { id: 'call-2', who: 'Ben', when: '2026-11-20T21:00:00Z' } })])
    expect((await screen.findByText(/Undone by/)).textContent).toContain('Undone by Ben')
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  })

  it('that cannot be undone says what stands in the way, with links', async () => {
    const server = open([undoable])
    const inTheWay = [
      {
        message: 'Ben changed the final score from 58–61 to 59–61 since.',
        thing: { kind: 'game', id: 7, name: 'A @ B' },
        action: 'x',
      },
    ]
    server.on('POST /api/history/actions/call-1/undo', () => ({
      status: 409,
      body: { statusCode: 409, message: 'This cannot be undone: …', error: 'Conflict', inTheWay },
    }))
    await userEvent.click(await undo())
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Ben changed the final score from 58–61 to 59–61 since.')
    expect(within(alert).getByRole('link', { name: 'A @ B' }).getAttribute('href')).toBe('/games/7')
  })

  it('that is in conflict with the schedule is undone all the same where a person says so', async () => {
    const server = open([undoable])
    const [asked, sent]: [unknown[], unknown[]] = [[], []]
    const message = 'Hawks already play on July 1, 2026 at 7:30 PM (A @ B).'
    const undone = { body: { id: 'call-2', message: 'Undone: …' } }
    server.on('preview of POST /api/history/actions/call-1/undo', ({ body }) => {
      asked.push(body)
      return asked.length > 1
        ? undone
        : { status: 409, body: { message, inTheWay: [{ message, thing: null, action: null }], conflicts: [{ message }] } }
    })
    server.on('POST /api/history/actions/call-1/undo', ({ body }) => {
      sent.push(body)
      return undone
    })
    await userEvent.click(await undo())
    await userEvent.click(await screen.findByRole('button', { name: 'Undo all the same' }))
    await waitFor(() => expect([asked, sent]).toEqual([[{}, { allowConflicts: true }], [{ allowConflicts: true }]]))
  })
})

it('asks for what the filters leave, and says where that is nothing', async () => {
  const server = open([])
  await screen.findByText('Nothing was done that these filters leave.')
  await userEvent.selectOptions(screen.getByLabelText('Of what'), 'game')
  await userEvent.selectOptions(await screen.findByLabelText('Person'), '7')
  await waitFor(() => expect(asked(server.calls).at(-1)).toMatch(/kind=game/))
  expect(asked(server.calls).at(-1)).toMatch(/userId=7/)
})

it('shows older actions', async () => {
  const server = open([action({})], '2026-11-20T20:00:00Z 00000000000000000042')
  await userEvent.click(await screen.findByRole('button', { name: 'Older' }))
  await waitFor(() => expect(asked(server.calls).at(-1)).toContain('before='))
})

it('says when exactly something was done, and with which request', async () => {
  open([action({})])
  await userEvent.click(await screen.findByRole('button', { name: /^Details/ }))
  const details = await screen.findByText(/November 20, 2026, 12:00 PM/)
  expect(details.textContent).toContain('Request call-1')
})

it('leads to no page of what is gone', async () => {
  open([action({ thing: { kind: 'team', id: 12, name: 'Otters', gone: true } })])
  await screen.findByText('Otters (deleted)')
  expect(screen.queryByRole('link', { name: /Otters/ })).toBeNull()
})

it('leads from a user to where users are looked after', async () => {
  open([action({ thing: { kind: 'user', id: 7, name: 'ben', gone: false } })])
  expect((await screen.findByRole('link', { name: 'ben' })).getAttribute('href')).toBe('/organizations/1/staff')
})

const choicesOf = async (label: string) =>
  within(await screen.findByLabelText(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

it.each([
  ['staff', false],
  ['org_owner', true],
] as const)('offers who came and who looked to owners alone: %s', async (role, isOffered) => {
  open([], null, { ...staff, role })
  const kinds = await choicesOf('Of what')
  expect(['Sign-ins', 'Contact details opened'].map(kind => kinds.includes(kind))).toEqual([isOffered, isOffered])
  expect(kinds).toContain('Roles')
})

describe('Times', () => {
  const superAdmin: UserAnswer = { ...staff, role: 'super_admin', organization_id: null, organization: null }
  const late = action({ when: '2026-11-20T23:30:00Z' })

  it('are those of the organization, and others have no choice', async () => {
    open([late])
    await screen.findByText(/^Times of America\/Los Angeles/)
    expect(screen.queryByLabelText('Times of')).toBeNull()
  })

  it('are those of the zone that a super_admin chooses, as are the days that are asked for', async () => {
    const server = open([late], null, superAdmin)
    await userEvent.selectOptions(await screen.findByLabelText('Times of'), 'Asia/Tokyo')
    await screen.findByText(/^Times of Asia\/Tokyo/)
    await waitFor(() => expect(asked(server.calls).at(-1)).toContain('zone=Asia%2FTokyo'))
    expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toContain('zone=Asia%2FTokyo')
    await userEvent.click(await screen.findByRole('button', { name: /^Details/ }))
    await screen.findByText(/November 21, 2026, 8:30 AM/)
  })
})
