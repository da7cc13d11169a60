import { BEGINNING, type StoredFact } from '@fullcourt/event-store/port'
import { ifMatch } from '../games/testing/calls'
import { formOf } from '../imports/testing/form'
import { isErrorForm, NO_BODIES, NONSENSE } from '../../testing/bad-input'
import { makeGame, makeLeague, makePlayer, makeSeason, makeTeam, thingOf, type MadeLeague } from '../../testing/made-league'
import { openProduct, type Client, type Product } from '../../testing/product'
import type { PlayerDirectoryAnswer } from './directory/directory.answers'
import type { PlayerAnswer, PlayerBasicAnswer, PlayerInformationAnswer, PlayerStatsAnswer } from './players.answers'

let product: Product
let staff: Client
let visitor: Client
let tenant: string

beforeAll(async () => {
  product = await openProduct()
  staff = product.as('staff')
  visitor = product.as('nobody')
  tenant = `slug=${product.organization.slug}`
})
afterAll(() => product.close())

const list = async (client = staff, query = '') => thingOf<PlayerAnswer[]>(await client.get(`/api/playersv2${query}`))
const information = async (id: number) => thingOf<PlayerInformationAnswer>(await staff.get(`/api/playersv2/${id}/information`))

const teamWith = async (league: MadeLeague, name: string, ...players: string[]) => {
  const team = await makeTeam(staff, league, name)
  const ids: number[] = []
  for (const player of players) ids.push(await makePlayer(staff, team, player))
  return { ...team, players: ids }
}

const enter = async (game: number, player: number, figures: Record<number, number>) => {
  const stats = Object.entries(figures).map(([stat, value]) => ({
    player_id: player,
    game_id: game,
    stat_id: Number(stat),
    value,
  }))
  thingOf<object>(await staff.put('/api/player-game-stats', { player_id: player, game_id: game, stats }))
}

describe('a player', () => {
  it('is read by name', async () => {
    const { players } = await teamWith(await makeLeague(staff), 'Otters', 'Ana')
    expect(await staff.get(`/api/playersv2/${players[0]}`)).toMatchObject({
      body: { id: players[0], firstName: 'Ana', lastName: '' },
    })
  })

  it('is changed field by field; what is sent empty goes', async () => {
    const { players } = await teamWith(await makeLeague(staff), 'Otters', 'Ana')
    const address = `/api/playersv2/${players[0]}`
    const all = { firstName: 'Anna', lastName: 'Ruiz', email: ' anna@example.com ', phoneNumber: '+1 (555) 0100' }
    expect(await staff.put(address, all)).toMatchObject({ status: 200, body: { ...all, email: 'anna@example.com' } })
    expect(await staff.put(address, { phoneNumber: '' })).toMatchObject({
      body: { firstName: 'Anna', email: 'anna@example.com', phoneNumber: null },
    })
  })

  it('keeps at least one part of their name', async () => {
    const { players } = await teamWith(await makeLeague(staff), 'Otters', 'Nene')
    expect(await staff.put(`/api/playersv2/${players[0]}`, { firstName: ' ' })).toMatchObject({ status: 400 })
    expect(await staff.put(`/api/playersv2/${players[0]}`, { firstName: '', lastName: 'Nene' })).toMatchObject({ status: 200 })
  })

  it('takes back what was answered, and refuses another team or photo address', async () => {
    const { players } = await teamWith(await makeLeague(staff), 'Otters', 'Ana')
    const stored = await information(players[0] as number)
    expect((await staff.put(`/api/playersv2/${stored.id}`, stored)).status).toBe(200)
    for (const other of [{ id: 1_000_000 }, { team_id: 1_000_000 }, { image: '/uploads/x.webp' }, { rosters: [] }])
      expect(await staff.put(`/api/playersv2/${stored.id}`, other)).toMatchObject({ status: 400 })
  })

  it('shows staff alone their e-mail and phone', async () => {
    const { players } = await teamWith(await makeLeague(staff), 'Otters', 'Ana')
    const [ana] = players
    await staff.put(`/api/playersv2/${ana}`, { email: 'secret@example.com', phoneNumber: '555 0199' })
    expect((await list()).find(({ id }) => id === ana)).toMatchObject({ email: 'secret@example.com', phoneNumber: '555 0199' })
    for (const address of ['', `/${ana}`, `/${ana}/basic`, `/${ana}/stats`]) {
      const seen = await visitor.get(`/api/playersv2${address}?${tenant}`)
      expect(seen.status).toBe(200)
      expect(JSON.stringify(seen.body)).not.toMatch(/secret@example|555 0199|email|phoneNumber/)
    }
    expect((await visitor.get(`/api/playersv2/${ana}/information?${tenant}`)).status).toBe(401)
  })

  it('is in no fact in clear', async () => {
    const { players } = await teamWith(await makeLeague(staff), 'Otters', 'Quetzalcoatl')
    const attributeValues = [{ attribute_id: 2, value: 'Quetzal guard' }]
    await staff.put(`/api/playersv2/${players[0]}`, { email: 'quetzal@example.com', attributeValues })
    const facts: StoredFact[] = []
    for await (const page of product.application.stores.events.readAll(BEGINNING)) facts.push(...page)
    expect(facts.map(({ type }) => type)).toEqual(expect.arrayContaining(['PlayerChanged', 'AttributeValueSet']))
    expect(JSON.stringify(facts)).not.toMatch(/Quetzalcoatl|quetzal@example|Quetzal guard/)
  })

  it('leaves rosters and lists when they are deleted; their lines stay with the team', async () => {
    const league = await makeLeague(staff)
    const otters = await teamWith(league, 'Otters', 'Ana', 'Bo')
    const newts = await teamWith(league, 'Newts')
    const [ana] = otters.players as [number]
    await staff.put(otters.address, { captainId: ana })
    const game = await makeGame(staff, league, [otters.id, newts.id], [9, 5])
    await enter(game, ana, { 1: 9, 10: 3 })
    expect((await staff.delete(`/api/playersv2/${ana}`)).status).toBe(204)
    expect((await list()).map(({ id }) => id)).not.toContain(ana)
    expect(await staff.get(otters.address)).toMatchObject({
      body: { team: { captain_id: null, playersCount: 1, total3PM: 3 }, players: [{ firstName: 'Bo' }] },
    })
    for (const address of ['', '/information', '/basic', '/stats'])
      expect((await staff.get(`/api/playersv2/${ana}${address}`)).status).toBe(404)
    expect(JSON.stringify((await staff.get(`/api/gamesv2/${game}`)).body)).toContain('Removed')
    expect((await staff.delete(`/api/playersv2/${ana}`)).status).toBe(404)
    expect((await staff.post(`${otters.address}/players`, { player_id: ana })).status).toBe(404)
  })

  it('belongs to its organization alone', async () => {
    const { players } = await teamWith(await makeLeague(staff), 'Otters', 'Ana')
    const stranger = product.as('stranger')
    const address = `/api/playersv2/${players[0]}`
    for (const answer of [
      await stranger.get(address),
      await stranger.get(`${address}/information`),
      await stranger.get(`${address}/basic`),
      await stranger.get(`${address}/stats`),
      await stranger.put(address, { firstName: 'Mine' }),
      await stranger.delete(address),
      await visitor.get(`${address}?slug=${product.foreign.slug}`),
    ])
      expect(answer.status).toBe(404)
    expect(await list(stranger)).toEqual([])
  })
})

describe('the attributes of a player', () => {
  let team: Awaited<ReturnType<typeof teamWith>>
  let ana: number
  const [NUMBER, POSITION] = [1, 2]
  const set = (attributeValues: unknown, headers = {}) => staff.put(`/api/playersv2/${ana}`, { attributeValues }, headers)
  const valuesOf = ({ attributeValues }: Pick<PlayerAnswer, 'attributeValues'>) =>
    attributeValues.map(({ attribute, value }) => `${attribute.attribute_name} ${value}`)
  const isShown = (id: number, is_visible: boolean) =>
    staff.put(`/api/playerAttributes/${id}/toggleAttributeVisibility`, { is_visible })

  beforeAll(async () => {
    team = await teamWith(await makeLeague(staff), 'Otters', 'Ana')
    ana = team.players[0] as number
  })
  beforeEach(async () => {
    thingOf(await set([NUMBER, POSITION].map(attribute_id => ({ attribute_id, value: null }))))
  })

  it('are set, changed and taken away one by one', async () => {
    thingOf(
      await set([
        { attribute_id: POSITION, value: ' Guard ' },
        { attribute_id: NUMBER, value: 7 },
      ]),
    )
    expect(valuesOf(await information(ana))).toEqual(['Number 7', 'Position Guard'])
    expect(valuesOf(thingOf(await set([{ attribute_id: NUMBER, value: '00' }])))).toEqual(['Number 00', 'Position Guard'])
    expect(valuesOf(thingOf(await set([{ attribute_id: POSITION, value: ' ' }])))).toEqual(['Number 00'])
  })

  it('come with a new player, as JSON and in a form', async () => {
    const attributeValues = [{ attribute_id: NUMBER, value: '23' }]
    const one = thingOf<PlayerAnswer>(await staff.post(`${team.address}/players`, { firstName: 'Bo', attributeValues }))
    expect(valuesOf(one)).toEqual(['Number 23'])
    const form = formOf({ firstName: 'Cy', attributeValues: JSON.stringify(attributeValues) }, [])
    const other = thingOf<PlayerAnswer>(await staff.post(`${team.address}/players`, form.body, form.headers))
    expect(valuesOf(await information(other.id))).toEqual(['Number 23'])
  })

  it('are taken back as they were answered', async () => {
    thingOf(await set([{ attribute_id: NUMBER, value: '7' }]))
    const stored = await information(ana)
    expect((await staff.put(`/api/playersv2/${ana}`, stored)).status).toBe(200)
    expect((await information(ana)).revision).toBe(stored.revision)
  })

  it('are for the public those that are shown, for staff all', async () => {
    thingOf(
      await set([
        { attribute_id: NUMBER, value: '7' },
        { attribute_id: POSITION, value: 'Guard' },
      ]),
    )
    thingOf(await isShown(POSITION, false))
    const seen = async (client: Client, query: string) => {
      const basic = thingOf<PlayerBasicAnswer>(await client.get(`/api/playersv2/${ana}/basic${query}`)).player
      const listed = (await list(client, query)).find(({ id }) => id === ana)
      return [valuesOf(basic), listed && valuesOf(listed)]
    }
    expect(await seen(visitor, `?${tenant}`)).toEqual([['Number 7'], ['Number 7']])
    expect(await seen(staff, '')).toEqual([
      ['Number 7', 'Position Guard'],
      ['Number 7', 'Position Guard'],
    ])
    thingOf(await isShown(POSITION, true))
    expect(await seen(visitor, `?${tenant}`)).toEqual([
      ['Number 7', 'Position Guard'],
      ['Number 7', 'Position Guard'],
    ])
  })

  it('have the types of the attributes', async () => {
    const { id: height } = thingOf(await staff.post('/api/playerAttributes', { name: 'Height', type: 'number' }))
    const { id: born } = thingOf(await staff.post('/api/playerAttributes', { name: 'Born', type: 'date' }))
    const refusedFor = async (attribute_id: number, value: unknown) => (await set([{ attribute_id, value }])).body
    expect(await refusedFor(height, 'tall')).toMatchObject({ message: 'Height must be a number such as 6 or 1.98.' })
    expect(await refusedFor(born, '1999-02-30')).toMatchObject({ message: 'Born must be a date such as 2026-01-31.' })
    expect(await refusedFor(1_000_000, 'x')).toMatchObject({ message: 'There is no player attribute #1000000.' })
    expect(
      valuesOf(
        thingOf(
          await set([
            { attribute_id: height, value: '1,98' },
            { attribute_id: born, value: '1999-02-28' },
          ]),
        ),
      ),
    ).toEqual(['Height 1.98', 'Born 1999-02-28'])
  })

  it('are hidden by a reset, and shown again with their values', async () => {
    const { id: shoe } = thingOf(await staff.post('/api/playerAttributes', { name: 'Shoe', type: 'number' }))
    thingOf(await staff.post('/api/playerAttributes', { name: 'Unused', type: 'number' }))
    thingOf(await set([{ attribute_id: shoe, value: '44' }]))
    const listed = thingOf<{ attribute_name: string; is_visible: boolean }[]>(await staff.post('/api/playerAttributes/reset', {}))
    const shown = new Map(listed.map(({ attribute_name, is_visible }) => [attribute_name, is_visible]))
    expect([shown.get('Shoe'), shown.has('Unused')]).toEqual([false, false])
    const visible = async () => valuesOf((await list(visitor, `?${tenant}`)).find(({ id }) => id === ana) as PlayerAnswer)
    expect(await visible()).toEqual([])
    thingOf(await isShown(shoe, true))
    expect(await visible()).toContain('Shoe 44')
  })

  it('are refused to one who does not know that somebody else set the same', async () => {
    const { revision = -1 } = await information(ana)
    thingOf(await set([{ attribute_id: NUMBER, value: '7' }]))
    expect((await set([{ attribute_id: POSITION, value: 'Guard' }], ifMatch(revision))).status).toBe(200)
    expect(await set([{ attribute_id: NUMBER, value: '8' }], ifMatch(revision))).toMatchObject({
      status: 409,
      body: { message: 'stan set the attribute Number of Ana meanwhile. Look at the new details before you save.' },
    })
  })

  it('are in the history without their values', async () => {
    thingOf(await set([{ attribute_id: POSITION, value: 'Small forward' }]))
    const [newest] = (await staff.get(`/api/history/player/${ana}`)).body as object[]
    expect(newest).toMatchObject({ what: 'set the attribute Position of Ana', was: null, is: null })
  })
})

describe('the list of players', () => {
  it('is listed by last name and names every roster, the active season’s first', async () => {
    const old = await makeLeague(staff, 'Old')
    const { id: team, players } = await teamWith(old, 'Otters', 'Ana')
    const now = await makeLeague(staff, 'Now', await makeSeason(staff, { active: true, name: 'Running' }))
    thingOf<object>(await staff.post(`${now.address}/teams`, { copyFromTeamId: team }))
    const seen = await list(visitor, `?${tenant}`)
    expect(seen.find(({ id }) => id === players[0])).toMatchObject({
      team_id: team,
      attributeValues: [],
      rosters: [
        {
          team: { id: team, name: 'Otters' },
          seasons_leagues_team: {
            team: { id: team },
            seasons_league: { league: { id: now.league, name: 'Now' }, season: { name: 'Running', active: true } },
          },
        },
        { seasons_leagues_team: { seasons_league: { id: old.league, season: { active: false } } } },
      ],
    })
    const inOrder = [...seen].sort(
      (a, b) => a.lastName.localeCompare(b.lastName, 'en') || a.firstName.localeCompare(b.firstName, 'en') || a.id - b.id,
    )
    expect(seen.map(({ id }) => id)).toEqual(inOrder.map(({ id }) => id))
  })

  it('is that of a season where one is asked for, with its rosters alone', async () => {
    const old = await makeLeague(staff, 'Before')
    const { id: team, players } = await teamWith(old, 'Seals', 'Ben')
    const now = await makeLeague(staff, 'After')
    thingOf<object>(await staff.post(`${now.address}/teams`, { copyFromTeamId: team }))
    await teamWith(await makeLeague(staff), 'Terns', 'Cal')
    const seen = await list(visitor, `?${tenant}&seasonId=${old.season}`)
    expect(seen.map(({ id, rosters }) => [id, rosters.length])).toEqual([[players[0], 1]])
    expect(seen[0]?.rosters[0]?.seasons_leagues_team.seasons_league.season.id).toBe(old.season)
    const foreign = await product.as('nobody').get(`/api/playersv2?slug=${product.foreign.slug}&seasonId=${old.season}`)
    expect(foreign.status).toBe(404)
  })

  it('shows a corrected name at the next look, though answers are cached', async () => {
    const { players } = await teamWith(await makeLeague(staff), 'Otters', 'Wrong')
    const name = async () => (await list(visitor, `?${tenant}`)).find(({ id }) => id === players[0])?.firstName
    expect(await name()).toBe('Wrong')
    await staff.put(`/api/playersv2/${players[0]}`, { firstName: 'Right' })
    expect(await name()).toBe('Right')
  })

  it('is for everybody the directory of a season, which follows names, rosters and erasures at once', async () => {
    const league = await makeLeague(staff)
    const { id: team, players } = await teamWith(league, 'Otters', 'Ana', 'Bea', 'Cleo')
    const [ana = 0, bea = 0, cleo = 0] = players
    const directory = async (query = '') =>
      thingOf<PlayerDirectoryAnswer>(
        await visitor.get(`/api/playersv2/directory?${tenant}&seasonId=${league.season}${query}`),
      ).players.map(({ firstName }) => firstName)
    expect(await directory()).toEqual(['Ana', 'Bea', 'Cleo'])
    await staff.put(`/api/playersv2/${ana}`, { firstName: 'Zoé' })
    expect([await directory(), await directory('&name=zoe'), await directory('&name=ana')]).toEqual([
      ['Bea', 'Cleo', 'Zoé'],
      ['Zoé'],
      [],
    ])
    thingOf(await staff.delete(`${league.address}/teams/${team}/players/${bea}`))
    thingOf(await product.as('org_owner').delete(`/api/people/player/${cleo}`))
    expect([await directory(), await directory('&part=1')]).toEqual([['Zoé'], ['Zoé']])
  })
})

describe('the figures of a player', () => {
  let ana: number
  let now: MadeLeague
  const basic = async (query: string) =>
    thingOf<PlayerBasicAnswer>(await visitor.get(`/api/playersv2/${ana}/basic?${tenant}${query}`))
  const valuesOf = ({ gameStats }: PlayerStatsAnswer) => gameStats.map(({ stat, value }) => [stat.abbreviation, value])

  beforeAll(async () => {
    const old = await makeLeague(staff, 'Old')
    const otters = await teamWith(old, 'Otters', 'Ana')
    const newts = await teamWith(old, 'Newts', 'Bo')
    ana = otters.players[0] as number
    await enter(await makeGame(staff, old, [otters.id, newts.id], [20, 10]), ana, { 1: 20 })
    now = await makeLeague(staff, 'Now', await makeSeason(staff, { active: true, name: 'Running' }))
    for (const { id } of [otters, newts]) thingOf<object>(await staff.post(`${now.address}/teams`, { copyFromTeamId: id }))
    const game = await makeGame(staff, now, [newts.id, otters.id], [8, 9])
    await enter(game, ana, { 7: 2, 8: 4, 10: 1, 11: 3, 13: 2, 14: 2 })
  })

  it('are those of the active season unless all are asked for', async () => {
    expect(valuesOf(await basic(''))).toEqual([
      ['PTS', 9],
      ['FGM', 3],
      ['FGA', 7],
      ['FG%', 0.429],
      ['2PM', 2],
      ['2PA', 4],
      ['2P%', 0.5],
      ['3PM', 1],
      ['3PA', 3],
      ['3P%', 0.333],
      ['FTM', 2],
      ['FTA', 2],
      ['FT%', 1],
    ])
    expect(valuesOf(await basic('&scope=active'))).toEqual(valuesOf(await basic('')))
    expect(valuesOf(await basic('&scope=all'))).toContainEqual(['PTS', 20])
  })

  it('come with the teams of their games, each once', async () => {
    const { teams } = await basic('&scope=all')
    expect(teams.map(({ name }) => name).sort()).toEqual(['Newts', 'Otters'])
  })

  it('name game, teams, league and season of every row', async () => {
    const { gameStats, activeSeasonId, season } = await basic('')
    expect(gameStats[0]).toMatchObject({
      player_id: ana,
      stat_id: 1,
      game: {
        date: '2026-01-31',
        stage: 'regular',
        home_team: { name: 'Newts' },
        away_team: { name: 'Otters' },
        seasons_league: { league: { name: 'Now' }, season: { id: now.season, name: 'Running', active: true } },
      },
    })
    expect([activeSeasonId, season?.name]).toEqual([now.season, 'Running'])
  })

  it('come with the teams that they are or were with, and the fifteen definitions', async () => {
    const { teamHistory, allStats, player } = await basic('')
    expect(teamHistory.map(({ teamName, leagueName, seasonName }) => [teamName, leagueName, seasonName])).toEqual([
      ['Otters', 'Now', 'Running'],
      ['Otters', 'Old', expect.any(String)],
    ])
    expect(allStats).toHaveLength(15)
    expect(player).toMatchObject({ id: ana, firstName: 'Ana' })
  })

  it('stay in the history of a team that they left', async () => {
    const { teamHistory } = await basic('')
    const team = `${now.address}/teams/${teamHistory[0]?.team_id}`
    expect((await staff.delete(`${team}/players/${ana}`)).status).toBe(204)
    expect((await basic('')).teamHistory.map(({ leagueName }) => leagueName)).toEqual(['Now', 'Old'])
    expect(valuesOf(await basic(''))).toContainEqual(['PTS', 9])
  })

  it('of all seasons are in the order of the games', async () => {
    const { gameStats } = thingOf<PlayerStatsAnswer>(await staff.get(`/api/playersv2/${ana}/stats`))
    expect(gameStats.filter(({ stat_id }) => stat_id === 1).map(({ value }) => value)).toEqual([20, 9])
  })
})

describe('bad input', () => {
  it('gets an answer in the documented form, whatever is sent', async () => {
    const { players } = await teamWith(await makeLeague(staff), 'Otters', 'Ana')
    const fields = [
      ...['firstName', 'lastName', 'email', 'phoneNumber', 'removeImage', 'image', 'id', 'rosters', 'reason'],
      'attributeValues',
    ]
    const bodies = [...fields.flatMap(field => NONSENSE.map(value => ({ [field]: value }))), ...NO_BODIES]
    for (const body of bodies) {
      const answer = await staff.put(`/api/playersv2/${players[0]}`, body)
      expect({ body, isErrorForm: isErrorForm(answer) }).toEqual({ body, isErrorForm: true })
    }
  })

  it.each([
    ['an e-mail that is none', { email: 'ana' }],
    ['a phone number with markup', { phoneNumber: '<b>1</b>' }],
    ['a name of 10,000 characters', { firstName: 'x'.repeat(10_000) }],
    ['a name with a control character', { lastName: 'a\u0000b' }],
    ['an unknown field', { shoeSize: 44 }],
  ])('refuses %s', async (_, body) => {
    const { players } = await teamWith(await makeLeague(staff), 'Otters', 'Ana')
    const answer = await staff.put(`/api/playersv2/${players[0]}`, body)
    expect([answer.status, isErrorForm(answer)]).toEqual([400, true])
    expect(await information(players[0] as number)).toMatchObject({ firstName: 'Ana', email: null })
  })

  it.each([
    [[{}]],
    [[7]],
    [[{ attribute_id: '1', value: 'x' }]],
    [[{ attribute_id: 1, value: { a: 1 } }]],
    [
      [
        { attribute_id: 1, value: 'x' },
        { attribute_id: 1, value: 'y' },
      ],
    ],
    [[{ attribute_id: 1, value: 'a\u0000b' }]],
    [[{ attribute_id: 1, value: 'x'.repeat(101) }]],
    [Array.from({ length: 51 }, (_, i) => ({ attribute_id: i + 1, value: 'x' }))],
  ])('refuses attributeValues %j', async attributeValues => {
    const { players } = await teamWith(await makeLeague(staff), 'Otters', 'Ana')
    const answer = await staff.put(`/api/playersv2/${players[0]}`, { attributeValues })
    expect([answer.status, isErrorForm(answer)]).toEqual([400, true])
  })

  it.each(['scope=none', 'scope=active&scope=all'])('refuses basic?%s', async query => {
    const { players } = await teamWith(await makeLeague(staff), 'Otters', 'Ana')
    expect((await staff.get(`/api/playersv2/${players[0]}/basic?${query}`)).status).toBe(400)
  })
})
