import { claimStream } from '@fullcourt/domain/claims/state'
import { facts } from '@fullcourt/domain/facts/decision'
import { Claims } from '../claims/claims'
import { contextOnce } from '../facts/command-context'
import { Decider } from '../facts/decider'
import { IdAllocator } from '../facts/id-allocator'
import type { StandingsTeamAnswer } from '../../contexts/standings/standings.answers'
import { followedUp } from '../../testing/followed-up'
import { makeGame, makeLeague, makePlayer, makeSeason, makeTeam, thingOf, type MadeLeague } from '../../testing/made-league'
import { openProduct, type Client, type Product } from '../../testing/product'

const RACERS = 50

let product: Product
let staff: Client

beforeAll(async () => {
  product = await openProduct()
  staff = product.as('staff')
})
afterAll(() => product.close())

const remove = async (address: string, by = staff) => void thingOf(await by.delete(address))
const restore = async (address: string, by = staff) => {
  const answer = await by.post(`${address}/restore`, {})
  await followedUp(product.application)
  return answer
}
const typesOf = async (stream: string) => (await product.application.stores.events.read(stream)).map(({ type }) => type)
const timesRestored = async (stream: string, type: string) => (await typesOf(stream)).filter(one => one === type).length

type ThreeTeams = {
  readonly league: MadeLeague
  readonly hawks: { id: number; address: string }
  readonly bulls: { id: number; address: string }
  readonly owls: { id: number; address: string }
}
const threeTeams = async (): Promise<ThreeTeams> => {
  const league = await makeLeague(staff)
  const hawks = await makeTeam(staff, league, 'Hawks')
  const bulls = await makeTeam(staff, league, 'Bulls')
  const owls = await makeTeam(staff, league, 'Owls')
  return { league, hawks, bulls, owls }
}
const gameAt = ({ address }: MadeLeague, id: number) => `${address}/games/${id}`
const gamesOf = async ({ address }: MadeLeague) =>
  thingOf<{ games: { id: number }[] } | { id: number }[]>(await staff.get(`${address}/games`))
const idsOfGames = async (league: MadeLeague) => {
  const answer = await gamesOf(league)
  return ('games' in answer ? answer.games : answer).map(({ id }) => id).sort((a, b) => a - b)
}
const tableOf = async ({ address }: MadeLeague) =>
  thingOf<StandingsTeamAnswer[]>(await staff.get(`${address}/teams`)).map(({ revision: _, ...row }) => row)

describe('a game', () => {
  const played = async () => {
    const { league, hawks, bulls } = await threeTeams()
    const player = await makePlayer(staff, hawks, 'Ana', 'Lee')
    const game = await makeGame(staff, league, [hawks.id, bulls.id], [61, 58])
    const stats = [{ player_id: player, game_id: game, stat_id: 1, value: 12 }]
    thingOf(await staff.put('/api/player-game-stats', { player_id: player, game_id: game, team_id: hawks.id, stats }))
    return { league, hawks, bulls, game }
  }

  it('comes back with its score and lines, and the table is as it was', async () => {
    const { league, game } = await played()
    const sheet = async () => (await product.as('nobody').get(`/api/gamesv2/${game}?slug=${product.organization.slug}`)).body
    const before = { table: await tableOf(league), sheet: await sheet() }
    await remove(gameAt(league, game))
    expect(await idsOfGames(league)).toEqual([])
    expect(await restore(gameAt(league, game))).toMatchObject({ status: 204 })
    expect({ table: await tableOf(league), sheet: await sheet() }).toEqual(before)
  })

  it('comes back once, of fifty who bring it back', async () => {
    const { league, game } = await played()
    await remove(gameAt(league, game))
    const answers = await Promise.all(Array.from({ length: RACERS }, () => restore(gameAt(league, game))))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204))
    expect(await timesRestored(`game-${game}`, 'GameRestored')).toBe(1)
  })

  it('says what is in the way of its return', async () => {
    const { league, hawks, game } = await played()
    await remove(gameAt(league, game))
    await remove(hawks.address)
    expect(await restore(gameAt(league, game))).toMatchObject({
      status: 409,
      body: { message: 'A team of this game is no longer in its league: bring the team back first.' },
    })
    await remove(league.address)
    expect(await restore(gameAt(league, game))).toMatchObject({
      status: 409,
      body: { message: 'The league is deleted: bring it back first.' },
    })
    await remove(`/api/seasonsv2/${league.season}`)
    expect(await restore(gameAt(league, game))).toMatchObject({
      status: 409,
      body: { message: 'The season is deleted: bring it back first.' },
    })
  })

  it('is not there for another organization', async () => {
    const { league, game } = await played()
    await remove(gameAt(league, game))
    expect((await restore(gameAt(league, game), product.as('stranger'))).status).toBe(404)
  })
})

describe('a team of a league', () => {
  it('comes back with roster, captain and just the games which went with it', async () => {
    const { league, hawks, bulls, owls } = await threeTeams()
    const captain = await makePlayer(staff, hawks, 'Ana', 'Lee')
    await makePlayer(staff, hawks, 'Ben', 'Ray')
    thingOf(await staff.put(hawks.address, { captainId: captain }))
    const gone = await makeGame(staff, league, [hawks.id, bulls.id], [50, 40])
    await makeGame(staff, league, [hawks.id, bulls.id], [61, 58])
    await makeGame(staff, league, [owls.id, hawks.id], [70, 71])
    await makeGame(staff, league, [owls.id, bulls.id], [33, 44])
    await remove(gameAt(league, gone))
    const before = { table: await tableOf(league), games: await idsOfGames(league) }
    await remove(hawks.address)
    await followedUp(product.application)
    expect(await idsOfGames(league)).toHaveLength(1)
    expect(await restore(hawks.address)).toMatchObject({ status: 204 })
    expect({ table: await tableOf(league), games: await idsOfGames(league) }).toEqual(before)
  })

  it.each([
    ['the first first', [0, 1]],
    ['the last first', [1, 0]],
  ])('comes back with the games of both where two had left: %s', async (_, order) => {
    const { league, hawks, bulls } = await threeTeams()
    const game = await makeGame(staff, league, [hawks.id, bulls.id], [61, 58])
    for (const { address } of [hawks, bulls]) await remove(address)
    await followedUp(product.application)
    for (const one of order) await restore([hawks, bulls][one]?.address ?? '')
    expect(await idsOfGames(league)).toEqual([game])
  })

  it('comes back once', async () => {
    const { league, hawks } = await threeTeams()
    await remove(hawks.address)
    for (const { status } of [await restore(hawks.address), await restore(hawks.address)]) expect(status).toBe(204)
    expect(await timesRestored(`season-${league.season}`, 'EntryRestored')).toBe(1)
  })

  it('waits for its deleted team', async () => {
    const { hawks } = await threeTeams()
    await remove(`/api/teams/${hawks.id}`)
    await followedUp(product.application)
    expect(await restore(hawks.address)).toMatchObject({
      status: 409,
      body: { message: 'The team is deleted: bring it back first.' },
    })
  })
})

describe('a team', () => {
  it('comes back into the leagues that it left because it was deleted, with its games', async () => {
    const { league, hawks, bulls } = await threeTeams()
    const other = await makeLeague(staff, 'Tuesday', league.season)
    const game = await makeGame(staff, league, [hawks.id, bulls.id], [61, 58])
    const before = await tableOf(league)
    await remove(`/api/teams/${hawks.id}`)
    await followedUp(product.application)
    await restore(`/api/teams/${hawks.id}`)
    expect(await tableOf(league)).toEqual(before)
    expect(await idsOfGames(league)).toEqual([game])
    expect(await tableOf(other)).toEqual([])
  })

  it('comes back into a league that was deleted meanwhile as soon as that is back', async () => {
    const { league, hawks } = await threeTeams()
    await remove(`/api/teams/${hawks.id}`)
    await followedUp(product.application)
    await remove(league.address)
    await restore(`/api/teams/${hawks.id}`)
    await restore(league.address)
    expect((await tableOf(league)).map(({ name }) => name).sort()).toEqual(['Bulls', 'Hawks', 'Owls'])
  })

  it('that was deleted while its league was is not in it when that is back', async () => {
    const { league, hawks } = await threeTeams()
    await remove(league.address)
    await remove(`/api/teams/${hawks.id}`)
    await restore(league.address)
    expect((await tableOf(league)).map(({ name }) => name).sort()).toEqual(['Bulls', 'Owls'])
  })
})

describe('a player', () => {
  const captainOf = async (address: string) =>
    thingOf<{ team: { captain_id: number | null } }>(await staff.get(address)).team.captain_id
  const rosterOf = async (address: string) => thingOf<{ id: number }[]>(await staff.get(`${address}/players`)).map(({ id }) => id)

  it('is back on a roster as its captain, at their place', async () => {
    const { hawks } = await threeTeams()
    const ana = await makePlayer(staff, hawks, 'Ana', 'Lee')
    const ben = await makePlayer(staff, hawks, 'Ben', 'Ray')
    thingOf(await staff.put(hawks.address, { captainId: ana }))
    await remove(`${hawks.address}/players/${ana}`)
    expect(await restore(`${hawks.address}/players/${ana}`)).toMatchObject({ status: 204 })
    expect([await rosterOf(hawks.address), await captainOf(hawks.address)]).toEqual([[ana, ben], ana])
    expect((await restore(`${hawks.address}/players/${ana}`)).status).toBe(204)
    expect(await rosterOf(hawks.address)).toEqual([ana, ben])
  })

  it('who was deleted is back on the rosters that they left because of it', async () => {
    const { hawks, bulls } = await threeTeams()
    const ana = await makePlayer(staff, hawks, 'Ana', 'Lee')
    thingOf(await staff.post(`${bulls.address}/players`, { player_id: ana }))
    await remove(`${bulls.address}/players/${ana}`)
    thingOf(await staff.put(hawks.address, { captainId: ana }))
    await remove(`/api/playersv2/${ana}`)
    await followedUp(product.application)
    expect(await restore(`${hawks.address}/players/${ana}`)).toMatchObject({
      status: 409,
      body: { message: 'The player is deleted: bring the player back first.' },
    })
    expect((await restore(`/api/playersv2/${ana}`)).status).toBe(204)
    expect([await rosterOf(hawks.address), await captainOf(hawks.address)]).toEqual([[ana], ana])
    expect(await rosterOf(bulls.address)).toEqual([])
  })

  it('whose data was erased stays away', async () => {
    const { hawks } = await threeTeams()
    const ana = await makePlayer(staff, hawks, 'Ana', 'Lee')
    await remove(`/api/people/player/${ana}`, product.as('org_owner'))
    expect(await restore(`/api/playersv2/${ana}`)).toMatchObject({
      status: 409,
      body: { message: 'The personal data of this person was erased for good and cannot be brought back.' },
    })
  })
})

describe('a season and its leagues', () => {
  it('come back with everything in them, the season active as it was', async () => {
    const season = await makeSeason(staff, { active: true })
    const league = await makeLeague(staff, 'Monday', season)
    const hawks = await makeTeam(staff, league, 'Hawks')
    const bulls = await makeTeam(staff, league, 'Bulls')
    await makeGame(staff, league, [hawks.id, bulls.id], [61, 58])
    const before = await tableOf(league)
    await remove(league.address)
    await remove(`/api/seasonsv2/${season}`)
    expect(await restore(league.address)).toMatchObject({
      status: 409,
      body: { message: 'The season is deleted: bring it back first.' },
    })
    await restore(`/api/seasonsv2/${season}`)
    await restore(league.address)
    expect(await tableOf(league)).toEqual(before)
    expect((await staff.get(`/api/seasonsv2/${season}`)).body).toMatchObject({ active: true })
  })
})

it('a link of the menu is back at its place, and a business in the list', async () => {
  const owner = product.as('org_owner')
  const organization_id = product.organization.id
  const menu = async () => (await owner.get(`/api/organization-links/${organization_id}`)).body
  const link = async (label: string) => thingOf(await owner.post('/api/organization-links', { label, organization_id })).id
  const ids = [await link('Rules'), await link('News'), await link('Shop')]
  const listed = async () => menu().then(links => (links as { label: string }[]).map(({ label }) => label))
  const before = await listed()
  await remove(`/api/organization-links/${ids[1]}`, owner)
  await restore(`/api/organization-links/${ids[1]}`, owner)
  expect(await listed()).toEqual(before)

  const { id } = thingOf(await staff.post('/api/businesses', { name: 'Gym', city: 'Houston' }))
  await remove(`/api/businesses/${id}`)
  await restore(`/api/businesses/${id}`)
  expect((await staff.get('/api/businesses')).body).toMatchObject([{ id, name: 'Gym', city: 'Houston' }])
})

describe('what must be unique is claimed again', () => {
  const takenOver = async (claim: 'slug' | 'username', value: string) => {
    const { app } = product.application
    const key = app.get(Claims).keyOf(claim, value)
    await app.get(Decider).handle({
      stream: claimStream,
      id: { claim, key },
      context: contextOnce('system', kind => app.get(IdAllocator).next(kind)),
      organization: null,
      decide: () => facts({ type: 'Claimed', data: { claim, key, holder: 999 } }),
    })
  }
  const sue = () => product.as('super_admin')
  const organization = async (slug: string) => {
    const { id } = thingOf(await sue().post('/api/organizations', { name: 'Lakeside', slug }))
    await remove(`/api/organizations/${id}`, sue())
    return { id, address: `/api/organizations/${id}` }
  }

  it('by an organization, which is found at its slug again', async () => {
    const { id, address } = await organization('lakeside')
    expect((await restore(address, sue())).status).toBe(204)
    expect((await product.as('nobody').get('/api/organizations/slug/lakeside')).body).toMatchObject({ id })
  })

  it('by an organization, or is refused where somebody else has its slug', async () => {
    const { address } = await organization('seaside')
    await takenOver('slug', 'seaside')
    expect(await restore(address, sue())).toMatchObject({ status: 409, body: { message: 'Slug seaside is taken.' } })
  })

  const owner = () => product.as('org_owner')
  const user = async (username: string) => {
    const { id } = thingOf(await owner().post('/api/usersv2', { username, password: 'a long enough one' }))
    await remove(`/api/usersv2/${id}`, owner())
    return { id, address: `/api/usersv2/${id}` }
  }

  it('by a user, who is there without a password', async () => {
    const { address } = await user('returning')
    expect((await restore(address, owner())).status).toBe(204)
    expect((await owner().get(address)).body).toMatchObject({ username: 'returning' })
    const signIn = { username: 'returning', password: 'a long enough one' }
    expect((await product.as('nobody').post('/api/auth/login', signIn)).status).toBe(401)
  })

  it('by a user, or is refused where somebody else has their name', async () => {
    const { address } = await user('wanted')
    await takenOver('username', 'wanted')
    expect(await restore(address, owner())).toMatchObject({ status: 409, body: { message: 'This username is taken.' } })
  })
})

it('a game that is brought back while a team of it leaves is there in no case', async () => {
  const { league, hawks, bulls } = await threeTeams()
  const games = await Promise.all(Array.from({ length: 10 }, () => makeGame(staff, league, [hawks.id, bulls.id])))
  for (const game of games) await remove(gameAt(league, game))
  await Promise.all([...games.map(game => restore(gameAt(league, game))), staff.delete(hawks.address)])
  await followedUp(product.application)
  expect(await idsOfGames(league)).toEqual([])
})

describe('the history of the organization', () => {
  type Entry = { readonly type: string; readonly restore: string | null }
  const historyFor = async (by: Client) => thingOf<Entry[]>(await by.get(`/api/history/organization/${product.organization.id}`))

  it('says of the last deletion of a thing where it is brought back, until it is there again', async () => {
    const season = await makeSeason(staff)
    await remove(`/api/seasonsv2/${season}`)
    const [deleted] = await historyFor(staff)
    expect(deleted).toMatchObject({ type: 'SeasonDeleted', restore: `/api/seasonsv2/${season}/restore` })
    await restore(`/api/seasonsv2/${season}`)
    const restored = (await historyFor(staff)).slice(0, 2)
    expect(restored.map(({ type, restore }) => [type, restore])).toEqual([
      ['SeasonRestored', null],
      ['SeasonDeleted', null],
    ])
  })

  it('says so to nobody who may not bring it back, and of nothing that went with something else', async () => {
    const owner = product.as('org_owner')
    const { id } = thingOf(
      await owner.post('/api/organization-links', { label: 'Gone', organization_id: product.organization.id }),
    )
    await remove(`/api/organization-links/${id}`, owner)
    expect((await historyFor(owner))[0]).toMatchObject({ restore: `/api/organization-links/${id}/restore` })
    expect((await historyFor(staff))[0]).toMatchObject({ type: 'MenuLinkRemoved', restore: null })
    const { league, hawks, bulls } = await threeTeams()
    await makeGame(staff, league, [hawks.id, bulls.id])
    await remove(hawks.address)
    await followedUp(product.application)
    const [deleted, left] = await historyFor(staff)
    expect([deleted, left]).toMatchObject([
      { type: 'GameDeleted', restore: null },
      { type: 'TeamLeftLeague', restore: `${hawks.address}/restore` },
    ])
  })
})
