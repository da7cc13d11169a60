import { makeLeague, makePlayer, makeTeam, thingOf, type MadeLeague } from '../../testing/made-league'
import { openProduct, type Client, type Product } from '../../testing/product'
import { endProducts, startProduct } from '../../testing/product-process'
import { unique } from '../../testing/sample'
import { storedSince } from '../../testing/stored'
import { until } from '../../testing/until'
import type { TeamPlayerAnswer } from '../entries/entries.answers'

jest.setTimeout(120_000)

let product: Product
let staff: Client
let league: MadeLeague
let team: { id: number; address: string }

beforeAll(async () => {
  product = await openProduct()
  staff = product.as('staff')
})
afterAll(async () => {
  await endProducts()
  await product.close()
})
beforeEach(async () => {
  league = await makeLeague(staff, unique('League'))
  team = await makeTeam(staff, league, unique('Team'))
})

const addTeams = (names: readonly string[], more: object = {}, headers = {}) =>
  staff.post('/api/teams/list', { leagueId: league.league, names, ...more }, headers)
const addPlayers = (players: readonly object[], more: object = {}, headers = {}) =>
  staff.post(`${team.address}/players/list`, { players, ...more }, headers)
const teamsInLeague = async () => thingOf<{ id: number; name: string }[]>(await staff.get(`${league.address}/teams`))
const roster = async () => thingOf<TeamPlayerAnswer[]>(await staff.get(`${team.address}/players`))
const namesOf = (players: readonly TeamPlayerAnswer[]) => players.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
const factsOf = async (work: () => Promise<unknown>) => {
  const before = await product.application.stores.events.head()
  await work()
  return storedSince(product, before)
}
const manyPlayers = (count: number) => Array.from({ length: count }, () => ({ firstName: unique('Ana'), lastName: 'Silva' }))

describe('a list of teams', () => {
  it('is made and entered in its order', async () => {
    const names = [unique('Wolves'), unique('Bulls'), unique('Aces')]
    const { status, body } = await addTeams(names.map(name => `  ${name} `))
    expect([status, (body as { name: string }[]).map(({ name }) => name)]).toEqual([201, names])
    expect((await teamsInLeague()).map(({ name }) => name)).toEqual(expect.arrayContaining(names))
  })

  it('is refused as a whole with every bad row by its line', async () => {
    const hawks = unique('Hawks')
    const facts = await factsOf(async () =>
      expect(await addTeams([hawks, ' ', hawks.toUpperCase()])).toMatchObject({
        status: 400,
        body: { message: 'Nothing was added.\nLine 2: Team name is required.\nLine 3: The same as line 1.' },
      }),
    )
    expect(facts).toEqual([])
  })

  it('is warned of names that exist, and goes on where that is confirmed', async () => {
    const [hawks, bulls] = [unique('Hawks'), unique('Bulls')]
    thingOf(await addTeams([hawks]))
    expect(await addTeams([bulls, hawks])).toMatchObject({
      status: 409,
      body: {
        message: `Nothing was added. Send confirm: true to add them anyway.\nLine 2: A team named ${hawks} already exists.`,
      },
    })
    expect((await addTeams([bulls, hawks], { confirm: true })).status).toBe(201)
    expect((await teamsInLeague()).filter(({ name }) => name === hawks)).toHaveLength(2)
  })

  it.each([[[]], [Array.from({ length: 501 }, (_, i) => `Team ${i}`)]])('has 1 to 500 rows', async names =>
    expect((await addTeams(names)).status).toBe(400),
  )

  it('that fifty people send at once is added for one of them', async () => {
    const names = [unique('Hawks'), unique('Bulls')]
    const answers = await Promise.all(Array.from({ length: 50 }, () => addTeams(names)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(49).fill(409)])
    expect((await teamsInLeague()).filter(({ name }) => names.includes(name))).toHaveLength(2)
  })

  it('that comes fifty times under one key is added once', async () => {
    const names = [unique('Hawks'), unique('Bulls')]
    const key = { 'idempotency-key': unique('key') }
    const answers = await Promise.all(Array.from({ length: 50 }, () => addTeams(names, {}, key)))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toHaveProperty('size', 1)
    expect((await teamsInLeague()).filter(({ name }) => names.includes(name))).toHaveLength(2)
  })
})

describe('a list of players', () => {
  it('is on the roster, with the accents that it had', async () => {
    const { status, body } = await addPlayers([
      { firstName: ' José  ', lastName: 'da  Silva' },
      { firstName: 'Zoë', lastName: null },
      { lastName: 'Núñez' },
    ])
    expect([status, namesOf(body as TeamPlayerAnswer[]).toSorted()]).toEqual([201, [' Núñez', 'José da Silva', 'Zoë ']])
    expect(await roster()).toHaveLength(3)
  })

  it('is refused as a whole with every bad row by its line', async () => {
    const lee = { firstName: unique('Ana'), lastName: 'Lee' }
    const facts = await factsOf(async () =>
      expect(await addPlayers([lee, {}, { firstName: lee.firstName.toLowerCase(), lastName: 'LEE' }])).toMatchObject({
        status: 400,
        body: { message: 'Nothing was added.\nLine 2: First or last name is required.\nLine 3: The same as line 1.' },
      }),
    )
    expect(facts).toEqual([])
  })

  it('is warned of names that exist anywhere in the organization, and goes on where that is confirmed', async () => {
    const name = unique('Ana')
    await makePlayer(staff, await makeTeam(staff, league, unique('Other')), name, 'Silva')
    const players = [
      { firstName: 'Bo', lastName: name },
      { firstName: name.toUpperCase(), lastName: 'silva' },
    ]
    expect(await addPlayers(players)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/\nLine 2: A player named .* already exists\.$/) },
    })
    expect(await roster()).toEqual([])
    expect((await addPlayers(players, { confirm: true })).status).toBe(201)
    expect(await roster()).toHaveLength(2)
  })

  const numbers = async () =>
    Object.fromEntries(
      (await roster()).map(({ firstName, attributeValues }) => [firstName, attributeValues.map(({ value }) => value).join()]),
    )

  it('has the shirt numbers that it was given', async () => {
    const [ana, bo, cy] = [unique('Ana'), unique('Bo'), unique('Cy')]
    const players = [
      { firstName: ana, number: '00' },
      { firstName: bo, number: 7 },
      { firstName: cy, number: ' ' },
    ]
    thingOf(await addPlayers(players))
    expect(await numbers()).toEqual({ [ana]: '00', [bo]: '7', [cy]: '' })
  })

  it('is warned of numbers that come twice or are taken on the roster', async () => {
    const [ana, bo, cy] = [unique('Ana'), unique('Bo'), unique('Cy')]
    thingOf(await addPlayers([{ firstName: ana, number: '12' }]))
    const players = [
      { firstName: bo, number: '12' },
      { firstName: cy, number: '12' },
    ]
    expect(await addPlayers(players)).toMatchObject({
      status: 409,
      body: {
        message: [
          'Nothing was added. Send confirm: true to add them anyway.',
          'Line 1: Number 12 is taken on this roster.',
          'Line 2: Number 12 is on line 1 too.',
          'Line 2: Number 12 is taken on this roster.',
        ].join('\n'),
      },
    })
    expect((await addPlayers(players, { confirm: true })).status).toBe(201)
    expect(await numbers()).toEqual({ [ana]: '12', [bo]: '12', [cy]: '12' })
  })

  it('keeps every name sealed in the log', async () => {
    const facts = await factsOf(() => addPlayers([{ firstName: 'Quintessa', lastName: 'Oakenfield' }]))
    expect(facts.map(({ type }) => type)).toEqual(['PlayerAdded', 'PlayerJoinedRoster'])
    expect(JSON.stringify(facts)).not.toMatch(/Quintessa|Oakenfield/)
  })

  it('joins by one append, and every player is one of their own', async () => {
    const facts = await factsOf(async () => thingOf(await addPlayers(manyPlayers(40))))
    const joined = facts.filter(({ type }) => type === 'PlayerJoinedRoster')
    expect(joined).toHaveLength(40)
    expect(new Set(facts.filter(({ type }) => type === 'PlayerAdded').map(({ stream }) => stream)).size).toBe(40)
  })

  it('that comes fifty times under one key is added once', async () => {
    const players = manyPlayers(3)
    const key = { 'idempotency-key': unique('key') }
    const answers = await Promise.all(Array.from({ length: 50 }, () => addPlayers(players, {}, key)))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toHaveProperty('size', 1)
    expect(await roster()).toHaveLength(3)
  })

  it('is told the limit where it is longer', async () =>
    expect(await addPlayers(manyPlayers(501))).toMatchObject({
      status: 400,
      body: { message: 'Players can have at most 500 entries.' },
    }))

  it('of 200 players is added whole', async () => {
    thingOf(await addPlayers(manyPlayers(200), {}, { 'idempotency-key': unique('key') }))
    expect(await roster()).toHaveLength(200)
  })

  it('is completed by the same call after the process was killed in the middle of it', async () => {
    const players = manyPlayers(300)
    await product.application.close()
    const child = startProduct(product.folder)
    const base = await child.ready
    const headers = { 'content-type': 'application/json', cookie: product.cookieOf('staff'), 'idempotency-key': unique('key') }
    const call = fetch(`${base}${team.address}/players/list`, { method: 'POST', headers, body: JSON.stringify({ players }) })
    const ended = call.then(
      () => 'answered',
      () => 'cut off',
    )
    const isBegun = async () => {
      const found = (await (await fetch(`${base}${team.address}/players`, { headers })).json()) as unknown[]
      return found.length > 0
    }
    await Promise.race([ended, until(isBegun)])
    await child.kill('SIGKILL')
    await ended
    await product.restart()
    thingOf(await addPlayers(players, {}, { 'idempotency-key': headers['idempotency-key'] }))
    expect(namesOf(await roster()).toSorted()).toEqual(
      players.map(({ firstName, lastName }) => `${firstName} ${lastName}`).toSorted(),
    )
  })
})
