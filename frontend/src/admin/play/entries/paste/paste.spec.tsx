/** @jest-environment ./architecture/browser-environment.js */
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testServer, type TestServer } from '../../../parts/testing/server'
import { show } from '../../../parts/testing/show'
import { PastePlayersDialog } from './PastePlayersDialog'
import { PasteLeaguesDialog } from './PasteLeaguesDialog'
import { PasteTeamsDialog } from './PasteTeamsDialog'

const at = { seasonId: 7, leagueId: 3 }
const addPlayers = 'POST /api/seasonsv2/7/leagues/3/teams/5/players/list'
const addTeams = 'POST /api/teams/list'

const serverWith = (players: readonly object[] = [], teams: readonly object[] = []): TestServer => {
  const server = testServer()
  server.on('GET /api/seasonsv2/7', () => ({ body: { id: 7, organization_id: 1 } }))
  server.on('GET /api/playersv2', () => ({ body: players }))
  server.on('GET /api/teams', () => ({ body: teams }))
  return server
}

type Call = { readonly body: unknown; readonly key: string | null }

/** What was sent to a call, which answers in turn what it is given; the last answer again and again. */
const sentTo = (server: TestServer, call: string, ...answers: readonly { status?: number; body: unknown }[]): readonly Call[] => {
  const sent: Call[] = []
  server.on(call, ({ body, headers }) => {
    sent.push({ body, key: headers.get('Idempotency-Key') })
    return answers[Math.min(sent.length, answers.length) - 1] ?? { body: [] }
  })
  return sent
}

const showPlayers = (close: () => void = () => undefined) =>
  show(<PastePlayersDialog at={{ ...at, id: 5 }} team="Hawks" roster={[]} open onClose={close} />)
const showTeams = () => show(<PasteTeamsDialog at={at} open onClose={() => undefined} />)

const paste = async (label: string, text: string) => {
  const field = await screen.findByRole('textbox', { name: label })
  await userEvent.click(field)
  await userEvent.paste(text)
}
const add = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }))
const rows = () => screen.getAllByRole('row').map(row => [...row.children].map(cell => cell.textContent).join(' | '))

describe('a pasted list of players', () => {
  it('is shown row by row as it was understood, and sent whole', async () => {
    const server = serverWith()
    const sent = sentTo(server, addPlayers)
    const closed = jest.fn()
    showPlayers(closed)
    await paste('Players', '12 Ana da Silva\n\nBo Ray 7')
    expect(rows()).toEqual(['Line | No. | First name | Last name', '1 | 12 | Ana | da Silva', '3 | 7 | Bo | Ray'])
    await add(/^Add 2 Players$/)
    await waitFor(() => expect(closed).toHaveBeenCalled())
    expect(sent.map(({ body }) => body)).toEqual([
      {
        players: [
          { firstName: 'Ana', lastName: 'da Silva', number: '12' },
          { firstName: 'Bo', lastName: 'Ray', number: '7' },
        ],
        confirm: false,
      },
    ])
  })

  it('leaves out the lines that are wrong, as the button says; the line says why', async () => {
    const server = serverWith()
    const sent = sentTo(server, addPlayers)
    showPlayers()
    await paste('Players', '12 Ana Silva\n7\n12 Ana Silva')
    expect(rows()[3]).toContain('First or last name is required.')
    expect(rows()[5]).toContain('The same as line 1.')
    await add(/^Add 1 Player, leave 2$/)
    await waitFor(() => expect(sent).toMatchObject([{ body: { players: [{ firstName: 'Ana' }] } }]))
  })

  it('is not sent while every line is wrong', async () => {
    const sent = sentTo(serverWith(), addPlayers)
    showPlayers()
    await paste('Players', '7\n8')
    await add(/^Add/)
    expect(await screen.findByText('Correct line 1, 2 first.')).toBeTruthy()
    expect(sent).toEqual([])
  })

  it('leaves out a line that the person leaves out', async () => {
    const sent = sentTo(serverWith([{ id: 9, firstName: 'Ana', lastName: 'Silva', rosters: [] }]), addPlayers)
    showPlayers()
    await paste('Players', 'Ana Silva\nBo Ray')
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Line 1 is' }), 'Nobody: leave this line out')
    await add(/^Add 1 Player, leave 1$/)
    await waitFor(() => expect(sent).toMatchObject([{ body: { players: [{ firstName: 'Bo' }], confirm: false } }]))
  })

  it('puts on the roster who exists already and is meant by a line, and adds only the others', async () => {
    const server = serverWith([{ id: 9, firstName: 'Ana', lastName: 'Silva', rosters: [{ team: { name: 'Bulls' } }] }])
    const added = sentTo(server, addPlayers)
    const joined = sentTo(server, 'POST /api/seasonsv2/7/leagues/3/teams/5/players')
    const closed = jest.fn()
    showPlayers(closed)
    await paste('Players', '12 Ana Silva\n7 Bo Ray')
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Line 1 is' }), 'Ana Silva, Bulls (#9)')
    await add(/^Add 2 Players$/)
    await waitFor(() => expect(closed).toHaveBeenCalled())
    expect(added.map(({ body }) => body)).toEqual([
      { players: [{ firstName: 'Bo', lastName: 'Ray', number: '7' }], confirm: false },
    ])
    expect(joined.map(({ body }) => body)).toEqual([{ player_id: 9 }])
  })

  it('with a name that exists is asked about once, beside its line, and sent as confirmed', async () => {
    const server = serverWith([{ id: 1, firstName: 'Ana', lastName: 'Silva', rosters: [] }])
    const sent = sentTo(server, addPlayers)
    showPlayers()
    await paste('Players', 'ana silva\nBo Ray')
    const choice = await screen.findByRole('combobox', { name: 'Line 1 is' })
    await add(/^Add 2 Players$/)
    expect(await screen.findByText('Choose who line 1 is.')).toBeTruthy()
    expect(sent).toEqual([])
    await userEvent.selectOptions(choice, 'A new player of the same name')
    await add(/^Add 2 Players$/)
    await waitFor(() => expect(sent).toMatchObject([{ body: { confirm: true } }]))
  })

  it('that was cut off is sent again as it was, under the same key', async () => {
    const server = serverWith()
    const sent = sentTo(server, addPlayers, { status: 503, body: { statusCode: 503, message: 'Try again soon.' } }, { body: [] })
    showPlayers()
    await paste('Players', '12 Ana Silva')
    await add(/^Add 1 Player$/)
    await screen.findByRole('alert')
    server.on('GET /api/playersv2', () => ({ body: [{ id: 1, firstName: 'Ana', lastName: 'Silva', rosters: [] }] }))
    await add(/^Add 1 Player$/)
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toEqual(sent[0])
  })
})

describe('pasted teams', () => {
  it('are sent in one call, then the players of each', async () => {
    const server = serverWith()
    const teams = sentTo(server, addTeams, { status: 201, body: [{ id: 5 }, { id: 6 }, { id: 8 }] })
    const hawks = sentTo(server, addPlayers)
    const heat = sentTo(server, addPlayers.replace('5', '8'))
    showTeams()
    await paste('Teams', 'Hawks\n12 Ana Silva\n\nBulls\n\nHeat\n4 Cy Fox')
    await add(/^Add 3 Teams and 2 Players$/)
    await waitFor(() => expect(heat).toHaveLength(1))
    expect(teams).toMatchObject([{ body: { leagueId: 3, names: ['Hawks', 'Bulls', 'Heat'] } }])
    expect(hawks).toMatchObject([{ body: { players: [{ firstName: 'Ana', lastName: 'Silva', number: '12' }] } }])
    expect(heat).toMatchObject([{ body: { players: [{ firstName: 'Cy', lastName: 'Fox', number: '4' }] } }])
  })

  it('that were cut off go on where they ended: what was done is asked for under the same keys', async () => {
    const server = serverWith()
    const teams = sentTo(server, addTeams, { status: 201, body: [{ id: 5 }, { id: 6 }] })
    const hawks = sentTo(server, addPlayers)
    const bulls = sentTo(
      server,
      addPlayers.replace('5', '6'),
      { status: 503, body: { statusCode: 503, message: 'Try again soon.' } },
      { body: [] },
    )
    showTeams()
    await paste('Teams', 'Hawks\n12 Ana Silva\n\nBulls\n4 Cy Fox')
    await add(/^Add 2 Teams/)
    await screen.findByRole('alert')
    server.on('GET /api/teams', () => ({ body: [{ id: 5, name: 'Hawks' }] }))
    await add(/^Add 2 Teams/)
    await waitFor(() => expect(bulls).toHaveLength(2))
    expect([teams[1], hawks[1], bulls[1]]).toEqual([teams[0], hawks[0], bulls[0]])
  })

  it('are shown as they were sent while they are being added, although some are there by then', async () => {
    const server = serverWith()
    let refuse: (message: string) => void = () => undefined
    server.on(
      addTeams,
      () => new Promise(answered => (refuse = message => answered({ status: 400, body: { statusCode: 400, message } }))),
    )
    const { client } = showTeams()
    await paste('Teams', 'Hawks\nBulls')
    const before = rows()
    await add(/^Add 2 Teams$/)
    server.on('GET /api/teams', () => ({ body: [{ id: 5, name: 'Hawks' }] }))
    await act(() => client.refetchQueries())
    expect(rows()).toEqual(before)
    refuse('The season has ended.')
    await waitFor(() => expect(rows().join()).toContain('A team named Hawks already exists.'))
  })

  it('warn of a player who is in two of them', async () => {
    serverWith()
    showTeams()
    await paste('Teams', 'Hawks\n12 Ana Silva\n\nBulls\n4 Ana Silva')
    expect(rows().at(-1)).toContain('A player named Ana Silva already exists.')
  })

  it('warn of teams that exist', async () => {
    serverWith([], [{ id: 9, name: 'HAWKS' }])
    showTeams()
    await paste('Teams', 'Hawks')
    await waitFor(() => expect(rows().at(-1)).toContain('A team named Hawks already exists.'))
  })
})

describe('pasted leagues', () => {
  const addLeague = 'POST /api/seasonsv2/7/leagues'
  const TEXT = 'League: Monday\nHawks: Ana Silva 12\nLeague: Tuesday\nOwls: Cy Fox 4'
  const showLeagues = () => show(<PasteLeaguesDialog season={7} present={[]} open onClose={() => undefined} />)

  it('without teams are a league on each line', async () => {
    const leagues = sentTo(serverWith(), addLeague, { status: 201, body: { id: 3 } })
    showLeagues()
    await paste('Leagues', 'Monday\nTuesday')
    await add(/^Add 2 Leagues$/)
    await waitFor(() => expect(leagues.map(({ body }) => body)).toEqual([{ name: 'Monday' }, { name: 'Tuesday' }]))
  })

  it('go on where they ended after a correction: what stands is asked for under the same keys, and made no second time', async () => {
    const server = serverWith()
    const leagues = sentTo(
      server,
      addLeague,
      { status: 201, body: { id: 3 } },
      { status: 201, body: { id: 4 } },
      { status: 201, body: { id: 3 } },
      { status: 201, body: { id: 4 } },
    )
    const teams = sentTo(
      server,
      addTeams,
      { status: 201, body: [{ id: 5 }] },
      { status: 201, body: [{ id: 6 }] },
      { status: 201, body: [{ id: 5 }] },
      { status: 201, body: [{ id: 6 }] },
    )
    const hawks = sentTo(server, addPlayers)
    const owls = sentTo(
      server,
      'POST /api/seasonsv2/7/leagues/4/teams/6/players/list',
      { status: 400, body: { statusCode: 400, message: 'Line 1: No.' } },
      { body: [] },
    )
    showLeagues()
    await paste('Leagues', TEXT)
    await add(/^Add 2 Leagues, 2 Teams and 2 Players$/)
    await screen.findByText('Line 1: No.')
    await paste('Leagues', '5')
    await add(/^Add 2 Leagues, 2 Teams and 2 Players$/)
    await waitFor(() => expect(owls).toHaveLength(2))
    expect([leagues.slice(2), teams.slice(2), hawks[1]]).toEqual([leagues.slice(0, 2), teams.slice(0, 2), hawks[0]])
    expect(owls.map(({ body }) => body)).toMatchObject([{ players: [{ number: '4' }] }, { players: [{ number: '45' }] }])
    expect(owls[1]?.key).not.toEqual(owls[0]?.key)
  })
})
