/** @jest-environment ./architecture/browser-environment.js */
import { MantineProvider } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { LeagueWithTeamsAnswer } from '../../../api/schema'
import { showSignedIn } from '../../parts/testing/session'
import { later, testServer, type Route, type TestServer } from '../../parts/testing/server'
import { DivisionsOfSeason } from './DivisionsOfSeason'

// Errors stay until somebody closes them, and only five messages are shown at once.
afterEach(() =>
  act(() => {
    notifications.clean()
  }),
)

const SEASON = 3
const monday = { id: 5, name: 'Monday' }
const sunday = { id: 6, name: 'Sunday' }

const team = (slt_id: number, name: string, rank: number, wins: number, league = monday) => ({
  id: slt_id + 100,
  slt_id,
  name,
  logo: null,
  rank,
  wins,
  losses: 4 - wins,
  league_id: league.id,
  leagueName: league.name,
})
const HAWKS = team(11, 'Hawks', 1, 4)
const BULLS = team(12, 'Bulls', 2, 2)
const OWLS = team(13, 'Owls', 3, 0)
const ACES = team(21, 'Aces', 1, 3, sunday)

const LEAGUES = [
  { ...monday, season_id: SEASON, teams: [HAWKS, BULLS, OWLS] },
  { ...sunday, season_id: SEASON, teams: [ACES] },
] as unknown as LeagueWithTeamsAnswer[]

const division = (id: number, name: string, teams: readonly object[] = [], isLocked = false) => ({
  id,
  name,
  revision: 7,
  position: 0,
  season_id: SEASON,
  isLocked,
  teams,
})
const GOLD = division(1, 'Gold', [HAWKS, BULLS])
const SILVER = division(2, 'Silver')

type Sent = { readonly call: string; readonly body: unknown; readonly ifMatch: string | null }

const LIST = `GET /api/seasonsv2/${SEASON}/divisions`

const serverWith = (divisions: readonly object[] | Route, isOn = true): { server: TestServer; sent: Sent[] } => {
  const server = testServer()
  const sent: Sent[] = []
  server.on(`GET /api/seasonsv2/${SEASON}`, () => ({ body: { id: SEASON, name: 'Fall 2026', organization_id: 1 } }))
  server.on('GET /api/organizations/1', () => ({ body: { id: 1, name: 'Harbour', feature_flags: { brackets: isOn } } }))
  server.on(LIST, typeof divisions === 'function' ? divisions : () => ({ body: divisions }))
  for (const call of [
    'POST /api/seasonsv2/3/divisions',
    'PUT /api/divisions/1/name',
    'DELETE /api/divisions/1',
    'POST /api/divisions/1/restore',
    'POST /api/divisions/1/teams',
    'POST /api/divisions/1/teams/remove',
    'PUT /api/divisions/1/teams/order',
    'POST /api/divisions/1/fill',
  ])
    server.on(call, ({ body, headers }) => {
      sent.push({ call, body, ifMatch: headers.get('If-Match') })
      return { body: { ...GOLD, teams: [HAWKS, BULLS, OWLS] } }
    })
  return { server, sent }
}

const open = async (divisions: readonly object[] | Route, leagues = LEAGUES) => {
  const { server, sent } = serverWith(divisions)
  // Menus open at once: without layout their transition would not end.
  const { client } = showSignedIn(
    server,
    <MantineProvider env="test">
      <DivisionsOfSeason season={SEASON} leagues={leagues} />
    </MantineProvider>,
  )
  await screen.findByRole('heading', { name: 'Current Standings' })
  return { server, sent, client, user: userEvent.setup() }
}

/** The rows of a list, without the initials of the teams. */
const textsOf = (rows: readonly HTMLElement[]) =>
  rows.map(row => {
    const copy = row.cloneNode(true) as HTMLElement
    for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove()
    return copy.textContent
  })
const listed = (name: string) => textsOf(within(screen.getByRole('list', { name })).getAllByRole('listitem'))
/** Without layout a menu counts as hidden: its items have no role. */
const choose = async (user: ReturnType<typeof userEvent.setup>, name: string, item: string) => {
  await user.click(screen.getByRole('button', { name: `Place of ${name}` }))
  await user.click(await screen.findByText(item))
}

describe('Current Standings and divisions', () => {
  it('stand beside each other: teams not in a division by league, those of a division by seed', async () => {
    await open([GOLD, SILVER])
    expect(listed('Monday: teams not in a division')).toEqual([expect.stringContaining('3Owls')])
    expect(listed('Sunday: teams not in a division')).toEqual([expect.stringContaining('1Aces')])
    expect(listed('Teams of Gold')).toEqual([expect.stringMatching(/1HawksMonday.*4–0/), expect.stringMatching(/2BullsMonday/)])
    expect(screen.getByRole('link', { name: 'Bracket of Gold' }).getAttribute('href')).toBe('/dashboard/seasons/3/divisions/1')
  })

  it('are not there while brackets are not switched on', async () => {
    const { server } = serverWith([GOLD], false)
    showSignedIn(
      server,
      <>
        <p>Leagues</p>
        <DivisionsOfSeason season={SEASON} leagues={LEAGUES} />
      </>,
    )
    await waitFor(() => expect(server.calls).toContain('GET /api/organizations/1?contacts=false'))
    expect(screen.queryByRole('heading', { name: 'Current Standings' })).toBeNull()
    expect(server.calls.filter(call => call.includes('divisions'))).toEqual([])
  })

  it('say what the specification says where there are none', async () => {
    await open([], [])
    expect(screen.getByText('No divisions created yet.')).toBeTruthy()
    expect(screen.getByText('No leagues available')).toBeTruthy()
  })

  it('say that every team has its place', async () => {
    await open([division(1, 'Gold', [HAWKS, BULLS, OWLS, ACES])])
    expect(screen.getByText('Every team is in a division.')).toBeTruthy()
  })

  it('say what went wrong, with a button that asks again', async () => {
    const { server } = serverWith(() => ({ status: 500, body: { statusCode: 500, message: 'The store does not answer.' } }))
    showSignedIn(server, <DivisionsOfSeason season={SEASON} leagues={LEAGUES} />)
    const retry = await screen.findByRole('button', { name: 'Retry' })
    server.on(LIST, () => ({ body: [GOLD] }))
    await userEvent.click(retry)
    expect(await screen.findByRole('heading', { name: 'Gold' })).toBeTruthy()
  })
})

describe('By its menu a team', () => {
  it('is added to a division, at once, and taken out again by one toast', async () => {
    const answer = later<{ body: object }>()
    const { server, sent, user } = await open([GOLD, SILVER])
    server.on('POST /api/divisions/1/teams', ({ body }) => {
      sent.push({ call: 'assign', body, ifMatch: null })
      return answer.answer
    })
    await choose(user, 'Owls', 'Add to Gold')
    await waitFor(() => expect(listed('Teams of Gold')).toHaveLength(3))
    expect(sent).toMatchObject([{ body: { seasons_leagues_teams_id: 13, position: 2 } }])
    server.on(LIST, () => ({ body: [division(1, 'Gold', [HAWKS, BULLS, OWLS]), SILVER] }))
    answer.resolve({ body: GOLD })
    await user.click(await screen.findByRole('button', { name: /Undo/ }))
    await waitFor(() =>
      expect(sent.at(-1)).toMatchObject({ call: 'POST /api/divisions/1/teams/remove', body: { slt_ids: [13] } }),
    )
  })

  it('is moved within its division, against the revision that was read, and moved back', async () => {
    const { sent, user } = await open([GOLD])
    await choose(user, 'Bulls', 'Move up')
    const order = (...entries: readonly number[]) => ({
      orderedTeams: entries.map((slt_id, position) => ({ slt_id, position })),
    })
    await waitFor(() => expect(sent).toMatchObject([{ body: order(12, 11), ifMatch: '7' }]))
    await user.click(await screen.findByRole('button', { name: /Undo/ }))
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ body: order(11, 12) }))
  })

  it('stays where it was put while the page hears of an earlier change', async () => {
    const answer = later<{ body: object }>()
    const { server, client, user } = await open([GOLD])
    server.on('PUT /api/divisions/1/teams/order', () => answer.answer)
    await choose(user, 'Bulls', 'Move up')
    const moved = [expect.stringContaining('Bulls'), expect.stringContaining('Hawks')]
    await waitFor(() => expect(listed('Teams of Gold')).toEqual(moved))
    await act(() => client.invalidateQueries({ queryKey: ['divisions'] }))
    expect(listed('Teams of Gold')).toEqual(moved)
    answer.resolve({ body: { ...GOLD, revision: 8 } })
  })

  it('is removed from its division, and put back where it was', async () => {
    const { sent, user } = await open([GOLD])
    await choose(user, 'Hawks', 'Remove from Gold')
    await waitFor(() => expect(sent).toMatchObject([{ call: 'POST /api/divisions/1/teams/remove', body: { slt_ids: [11] } }]))
    await user.click(await screen.findByRole('button', { name: /Undo/ }))
    await waitFor(() =>
      expect(sent.at(-1)).toMatchObject({
        call: 'POST /api/divisions/1/teams',
        body: { seasons_leagues_teams_id: 11, position: 0 },
      }),
    )
  })

  it('cannot be moved in a division that another person deleted meanwhile: it says so, and shows where the teams are now', async () => {
    let divisions = [GOLD, SILVER]
    const { server, user } = await open(() => ({ body: divisions }))
    const message = 'Division not found'
    server.on('PUT /api/divisions/1/teams/order', () => ({ status: 404, body: { statusCode: 404, message } }))
    divisions = [SILVER]
    await choose(user, 'Bulls', 'Move up')
    expect(await screen.findByText(message)).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Division Gold' })).toBeNull())
    expect(listed('Monday: teams not in a division')).toHaveLength(3)
  })

  it('that another person was faster with is shown where that person put it, with who it was', async () => {
    let divisions = [GOLD, SILVER]
    const { server, user } = await open(() => ({ body: divisions }))
    const message = 'olga put Owls into the division Silver as seed 1 meanwhile. Look at the new order before you save.'
    const headers: (string | null)[] = []
    server.on('POST /api/divisions/1/teams', ({ headers: of }) => {
      headers.push(of.get('If-Match'))
      divisions = [GOLD, division(2, 'Silver', [OWLS])]
      return { status: 409, body: { statusCode: 409, message } }
    })
    await choose(user, 'Owls', 'Add to Gold')
    expect(await screen.findByText(message)).toBeTruthy()
    await waitFor(() => expect(listed('Teams of Silver')).toEqual([expect.stringContaining('Owls')]))
    expect(listed('Teams of Gold')).toHaveLength(2)
    expect(headers).toEqual(['7'])
    expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull()
  })

  it('that another person ordered meanwhile stays as that person ordered it', async () => {
    let divisions = [GOLD]
    const { server, user } = await open(() => ({ body: divisions }))
    const message = 'olga ordered the division Gold: Owls, Hawks, Bulls meanwhile. Look at the new order before you save.'
    server.on('PUT /api/divisions/1/teams/order', () => {
      divisions = [division(1, 'Gold', [OWLS, HAWKS, BULLS])]
      return { status: 409, body: { statusCode: 409, message } }
    })
    await choose(user, 'Bulls', 'Move up')
    expect(await screen.findByText(message)).toBeTruthy()
    const shown = ['Owls', 'Hawks', 'Bulls'].map(name => expect.stringContaining(name) as string)
    await waitFor(() => expect(listed('Teams of Gold')).toEqual(shown))
  })

  it('goes nowhere where the server refuses it, which says why', async () => {
    const message = 'Delete all bracket games before reordering teams in this division.'
    const { server, user } = await open([division(1, 'Gold', [HAWKS, BULLS], true)])
    expect(within(screen.getByRole('region', { name: 'Division Gold' })).getByRole('alert').textContent).toBe(message)
    server.on('PUT /api/divisions/1/teams/order', () => ({ status: 409, body: { statusCode: 409, message } }))
    await choose(user, 'Bulls', 'Move up')
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2))
    expect(listed('Teams of Gold')).toEqual([expect.stringContaining('Hawks'), expect.stringContaining('Bulls')])
  })
})

describe('A division', () => {
  it('is created by its trimmed name; a blank one creates nothing', async () => {
    const { sent, user } = await open([])
    const name = screen.getByRole('textbox', { name: 'Name of the new division' })
    await user.type(name, '   {Enter}')
    expect(sent).toEqual([])
    await user.type(name, ' Bronze {Enter}')
    await waitFor(() => expect(sent).toMatchObject([{ body: { name: 'Bronze' } }]))
    expect(await screen.findByText('Bronze created')).toBeTruthy()
  })

  it('is renamed where its name stands: Enter confirms', async () => {
    const { sent, user } = await open([GOLD])
    await user.click(screen.getByRole('button', { name: 'Rename Gold' }))
    const name = screen.getByRole('textbox', { name: 'Name of Gold' })
    await user.clear(name)
    await user.type(name, 'Platinum{Enter}')
    await waitFor(() => expect(sent).toMatchObject([{ body: { name: 'Platinum' }, ifMatch: '7' }]))
  })

  it('is renamed against the revision at which that began, though the page read a later one since', async () => {
    let divisions = [GOLD, SILVER]
    const { sent, user } = await open(() => ({ body: divisions }))
    await user.click(screen.getByRole('button', { name: 'Rename Gold' }))
    divisions = [
      { ...GOLD, name: 'Copper', revision: 9 },
      { ...SILVER, name: 'Tin' },
    ]
    await user.type(screen.getByRole('textbox', { name: 'Name of the new division' }), 'Bronze{Enter}')
    await screen.findByRole('heading', { name: 'Tin' })
    const name = screen.getByRole('textbox', { name: 'Name of Gold' })
    await user.clear(name)
    await user.type(name, 'Platinum{Enter}')
    await waitFor(() =>
      expect(sent.at(-1)).toEqual({ call: 'PUT /api/divisions/1/name', body: { name: 'Platinum' }, ifMatch: '7' }),
    )
  })

  describe('that another person renamed meanwhile', () => {
    const message = 'olga renamed the division Gold to Copper meanwhile. Look at the new name before you save.'
    const conflicting = async () => {
      let divisions = [GOLD]
      const { server, user } = await open(() => ({ body: divisions }))
      const sent: (readonly [unknown, string | null])[] = []
      server.on('PUT /api/divisions/1/name', ({ body, headers }) => {
        sent.push([body, headers.get('If-Match')])
        divisions = [{ ...GOLD, name: 'Copper', revision: 9 }]
        if (sent.length === 1) return { status: 409, body: { statusCode: 409, message } }
        return { body: { ...GOLD, name: 'Platinum', revision: 10 } }
      })
      await user.click(screen.getByRole('button', { name: 'Rename Gold' }))
      const name = screen.getByRole('textbox', { name: 'Name of Gold' })
      await user.clear(name)
      await user.type(name, 'Platinum{Enter}')
      expect(await screen.findByText(message)).toBeTruthy()
      return { sent, user }
    }

    it('shows both names, and is saved against theirs where mine is chosen', async () => {
      const { sent, user } = await conflicting()
      expect(screen.getByRole('row', { name: 'Name Platinum Copper' })).toBeTruthy()
      await user.click(screen.getByRole('button', { name: 'Save yours' }))
      await waitFor(() =>
        expect(sent).toEqual([
          [{ name: 'Platinum' }, '7'],
          [{ name: 'Platinum' }, '9'],
        ]),
      )
    })

    it('keeps their name where theirs is chosen', async () => {
      const { sent, user } = await conflicting()
      await user.click(screen.getByRole('button', { name: 'Take theirs' }))
      expect(await screen.findByRole('heading', { name: 'Copper' })).toBeTruthy()
      expect(sent).toHaveLength(1)
    })
  })

  it.each(['{Escape}', '{Enter}'])('keeps its name where nothing was typed, or %s came', async key => {
    const { sent, user } = await open([GOLD])
    await user.click(screen.getByRole('button', { name: 'Rename Gold' }))
    const name = screen.getByRole('textbox', { name: 'Name of Gold' })
    await user.clear(name)
    await user.type(name, key === '{Escape}' ? 'Platinum{Escape}' : '  {Enter}')
    expect(await screen.findByRole('heading', { name: 'Gold' })).toBeTruthy()
    expect(sent).toEqual([])
  })

  it('is deleted after the documented question, and brought back', async () => {
    const { sent, user } = await open([GOLD])
    await user.click(screen.getByRole('button', { name: 'Delete Gold' }))
    expect(await screen.findByText('Are you sure you want to delete this division?')).toBeTruthy()
    expect(screen.getByText('Gold: its 2 teams will no longer be in a division.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Delete division' }))
    await user.click(await screen.findByRole('button', { name: /Undo/ }))
    await waitFor(() =>
      expect(sent.map(({ call }) => call)).toEqual(['DELETE /api/divisions/1', 'POST /api/divisions/1/restore']),
    )
  })

  it('is filled by standings after showing the seeds, and emptied of them again in one step', async () => {
    const { sent, user } = await open([GOLD, SILVER])
    await user.click(screen.getByRole('button', { name: 'Fill by standings Gold' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Fill Gold by standings' }))
    expect(dialog.getByText('1 team of this league is not in a division.')).toBeTruthy()
    expect(textsOf(within(dialog.getByRole('region', { name: 'Seeds' })).getAllByRole('listitem'))).toEqual([
      expect.stringMatching(/^3Owls.*0–4$/),
    ])
    await user.click(dialog.getByRole('button', { name: 'Fill Division' }))
    await waitFor(() => expect(sent).toMatchObject([{ call: 'POST /api/divisions/1/fill', body: { leagueId: 5, count: 1 } }]))
    await user.click(await screen.findByRole('button', { name: /Undo/ }))
    await waitFor(() =>
      expect(sent.at(-1)).toMatchObject({ call: 'POST /api/divisions/1/teams/remove', body: { slt_ids: [13] } }),
    )
  })

  it('is not filled with more teams than there are', async () => {
    const { sent, user } = await open([GOLD])
    await user.click(screen.getByRole('button', { name: 'Fill by standings Gold' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Fill Gold by standings' }))
    const count = dialog.getByRole('textbox', { name: /Teams/ })
    await user.clear(count)
    await user.type(count, '4')
    await user.click(dialog.getByRole('button', { name: 'Fill Division' }))
    expect(await dialog.findByText('Only 1 team of the league is not in a division yet.')).toBeTruthy()
    expect(sent).toEqual([])
  })
})
