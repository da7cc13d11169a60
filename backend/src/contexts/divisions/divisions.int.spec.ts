import type { BracketFact } from '@fullcourt/domain/brackets/events'
import { bracketStream } from '@fullcourt/domain/brackets/state'
import { noDetails } from '@fullcourt/domain/games/decide'
import { facts } from '@fullcourt/domain/facts/decision'
import { contextOnce } from '../../core/facts/command-context'
import { Decider } from '../../core/facts/decider'
import { IdAllocator } from '../../core/facts/id-allocator'
import type { LeagueWithTeamsAnswer } from '../leagues/leagues.answers'
import { followedUp } from '../../testing/followed-up'
import {
  entriesOf,
  makeDivision,
  makeGame,
  makeLeague,
  makeSeason,
  makeTeam,
  thingOf,
  type MadeLeague,
} from '../../testing/made-league'
import { openProduct, type Client, type Product } from '../../testing/product'
import type { DivisionAnswer } from './divisions.answers'

let product: Product
let staff: Client

const switchBrackets = async (is: boolean) =>
  thingOf(await product.as('org_owner').put(`/api/organizations/${product.organization.id}`, { feature_flags: { brackets: is } }))

beforeAll(async () => {
  product = await openProduct()
  staff = product.as('staff')
  await switchBrackets(true)
})
afterAll(() => product.close())

type Teams = {
  readonly league: MadeLeague
  readonly teams: readonly { id: number; address: string }[]
  readonly slt: readonly number[]
}

/** A league of a season with teams, by their names. */
const leagueOf = async (...names: readonly string[]): Promise<Teams> => {
  const league = await makeLeague(staff)
  const teams = []
  for (const name of names) teams.push(await makeTeam(staff, league, name))
  return { league, teams, slt: await entriesOf(staff, league) }
}

const divisionsOf = async (season: number, client = staff, tenant = '') =>
  thingOf<DivisionAnswer[]>(await client.get(`/api/seasonsv2/${season}/divisions${tenant}`))
const namesIn = async (season: number, id: number) =>
  (await divisionsOf(season)).find(division => division.id === id)?.teams.map(({ name }) => name)
const assign = (division: number, entry: number | undefined, position?: number) =>
  staff.post(`/api/divisions/${division}/teams`, { seasons_leagues_teams_id: entry, position })
const order = (division: number, ...entries: readonly (number | undefined)[]) =>
  staff.put(`/api/divisions/${division}/teams/order`, {
    orderedTeams: entries.map((slt_id, position) => ({ slt_id, position })),
  })

/** A bracket game of two teams, which locks the division. */
const lock = async ({ league: { season, league }, teams, slt }: Teams, division: number): Promise<number> => {
  const { app } = product.application
  const game = await app.get(IdAllocator).next('game')
  const side = (i: number) => ({ team: teams[i]?.id ?? 0, entry: slt[i] ?? 0, league })
  const data = { organization: product.organization.id, season, division, matchup: 'r1-0', game }
  const fact: BracketFact = {
    type: 'MatchupGameCreated',
    data: { ...data, home: side(0), away: side(1), details: { ...noDetails, matchId: 'r1-0' } },
  }
  await app.get(Decider).handle({
    stream: bracketStream,
    id: season,
    context: contextOnce('system', kind => app.get(IdAllocator).next(kind)),
    organization: product.organization.id,
    decide: () => facts(fact),
  })
  await followedUp(product.application)
  return game
}

describe('divisions of a season', () => {
  it('are listed by name, numbers as numbers, each at its position', async () => {
    const season = await makeSeason(staff)
    for (const name of ['Division 10', ' Division 2 ', 'Alpha']) await makeDivision(staff, season, name)
    expect((await divisionsOf(season)).map(({ name, position }) => [name, position])).toEqual([
      ['Alpha', 0],
      ['Division 2', 1],
      ['Division 10', 2],
    ])
  })

  it('need a name, and are renamed', async () => {
    const season = await makeSeason(staff)
    const refusal = { status: 400, body: { message: 'Division name is required.' } }
    expect(await staff.post(`/api/seasonsv2/${season}/divisions`, { name: '  ' })).toMatchObject(refusal)
    const id = await makeDivision(staff, season, 'Gold')
    expect(await staff.put(`/api/divisions/${id}/name`, { name: ' ' })).toMatchObject(refusal)
    expect(await staff.put(`/api/divisions/${id}/name`, { name: ' Silver ' })).toMatchObject({
      status: 200,
      body: { id, name: 'Silver', season_id: season, isLocked: false, teams: [] },
    })
  })

  it('are copied by name, without teams, to a season that is made of theirs', async () => {
    const { league, slt } = await leagueOf('Hawks')
    const id = await makeDivision(staff, league.season, 'Gold')
    thingOf(await assign(id, slt[0]))
    await makeDivision(staff, league.season, 'Silver')
    const copy = await makeSeason(staff, { copyFromSeasonId: league.season })
    expect((await divisionsOf(copy)).map(({ name, teams }) => [name, teams])).toEqual([
      ['Gold', []],
      ['Silver', []],
    ])
  })

  it('are public under a slug, without revisions', async () => {
    const { league, slt } = await leagueOf('Hawks')
    const id = await makeDivision(staff, league.season, 'Gold')
    thingOf(await assign(id, slt[0]))
    const [division] = await divisionsOf(league.season, product.as('nobody'), `?slug=${product.organization.slug}`)
    expect(division).toMatchObject({ id, name: 'Gold', teams: [{ name: 'Hawks', slt_id: slt[0], position: 0 }] })
    expect(division).not.toHaveProperty('revision')
  })

  it('are not there for another organization', async () => {
    const season = await makeSeason(staff)
    const id = await makeDivision(staff, season, 'Gold')
    const stranger = product.as('stranger')
    expect((await stranger.get(`/api/seasonsv2/${season}/divisions/${id}`)).status).toBe(404)
    expect((await stranger.put(`/api/divisions/${id}/name`, { name: 'Mine' })).status).toBe(404)
    expect((await stranger.get(`/api/seasonsv2/${season}/divisions?slug=${product.foreign.slug}`)).status).toBe(404)
  })
})

describe('a team in a division', () => {
  it('is put at its position, once, and in no second division', async () => {
    const { league, slt } = await leagueOf('Hawks', 'Bulls', 'Owls')
    const gold = await makeDivision(staff, league.season, 'Gold')
    const silver = await makeDivision(staff, league.season, 'Silver')
    expect((await assign(gold, slt[0])).status).toBe(201)
    expect((await assign(gold, slt[1], 0)).status).toBe(201)
    expect((await assign(gold, slt[2], 99)).status).toBe(201)
    expect(await namesIn(league.season, gold)).toEqual(['Bulls', 'Hawks', 'Owls'])
    expect(await assign(gold, slt[0], 0)).toMatchObject({ status: 200 })
    expect(await assign(silver, slt[0])).toMatchObject({
      status: 409,
      body: { message: 'The team is already in the division Gold.' },
    })
    expect(await namesIn(league.season, gold)).toEqual(['Bulls', 'Hawks', 'Owls'])
  })

  it('has its place in the tables of the season', async () => {
    const { league, slt } = await leagueOf('Hawks', 'Bulls')
    const gold = await makeDivision(staff, league.season, 'Gold')
    thingOf(await assign(gold, slt[1]))
    const tables = thingOf<LeagueWithTeamsAnswer[]>(await staff.get(`/api/seasonsv2/${league.season}/leagues-with-teams-public`))
    expect(tables[0]?.teams).toMatchObject([
      { name: 'Bulls', isAssigned: true, position: 0, division_id: gold, divisionName: 'Gold' },
      { name: 'Hawks', isAssigned: false, position: null, division_id: null, divisionName: null },
    ])
  })

  it('is removed, alone or with others, and the others move up', async () => {
    const { league, slt } = await leagueOf('Hawks', 'Bulls', 'Owls', 'Kites')
    const gold = await makeDivision(staff, league.season, 'Gold')
    for (const entry of slt) thingOf(await assign(gold, entry))
    expect((await staff.delete(`/api/divisions/${gold}/teams/${slt[0]}`)).status).toBe(204)
    expect(await namesIn(league.season, gold)).toEqual(['Bulls', 'Owls', 'Kites'])
    expect((await staff.delete(`/api/divisions/${gold}/teams/${slt[0]}`)).status).toBe(404)
    const two = { slt_ids: [slt[1], slt[3]] }
    expect((await staff.post(`/api/divisions/${gold}/teams/remove`, two)).status).toBe(200)
    expect((await divisionsOf(league.season))[0]?.teams).toMatchObject([{ name: 'Owls', position: 0 }])
  })

  it('is ordered with all others of the division', async () => {
    const { league, slt } = await leagueOf('Hawks', 'Bulls')
    const gold = await makeDivision(staff, league.season, 'Gold')
    for (const entry of slt) thingOf(await assign(gold, entry))
    expect((await order(gold, slt[1], slt[0])).status).toBe(200)
    expect(await namesIn(league.season, gold)).toEqual(['Bulls', 'Hawks'])
    expect((await order(gold, slt[1])).status).toBe(409)
  })

  it('of fifty at once has a position of its own, without a gap', async () => {
    const { league, slt } = await leagueOf(...Array.from({ length: 10 }, (_, i) => `Team ${i}`))
    const gold = await makeDivision(staff, league.season, 'Gold')
    const silver = await makeDivision(staff, league.season, 'Silver')
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => assign(i % 2 === 0 ? gold : silver, slt[i % 10], i % 3)),
    )
    expect([...new Set(answers.map(({ status }) => status))].toSorted()).toEqual([200, 201])
    const divisions = await divisionsOf(league.season)
    expect(divisions.flatMap(({ teams }) => teams.map(({ slt_id }) => slt_id)).toSorted()).toEqual(slt.toSorted())
    for (const { teams } of divisions) expect(teams.map(({ position }) => position)).toEqual(teams.map((_, i) => i))
  })

  it('of fifty at once is in one of two divisions', async () => {
    const { league, slt } = await leagueOf('Hawks')
    const gold = await makeDivision(staff, league.season, 'Gold')
    const silver = await makeDivision(staff, league.season, 'Silver')
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => assign(i % 2 === 0 ? gold : silver, slt[0])))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(25)
    expect((await divisionsOf(league.season)).flatMap(({ teams }) => teams)).toHaveLength(1)
  })
})

describe('filling a division by standings', () => {
  const won = async ({ league, teams }: Teams, winner: number, loser: number) =>
    makeGame(staff, league, [teams[winner]?.id ?? 0, teams[loser]?.id ?? 0], [60, 50])

  it('takes the first that are in no division yet, in seed order, and is undone in one step', async () => {
    const four = await leagueOf('Hawks', 'Bulls', 'Owls', 'Kites')
    const { season, league: leagueId } = four.league
    await won(four, 2, 0)
    await won(four, 2, 1)
    await won(four, 0, 3)
    const gold = await makeDivision(staff, season, 'Gold')
    const silver = await makeDivision(staff, season, 'Silver')
    const fill = (division: number, count: number) => staff.post(`/api/divisions/${division}/fill`, { leagueId, count })
    expect(await fill(gold, 2)).toMatchObject({ status: 200, body: { teams: [{ name: 'Owls' }, { name: 'Hawks' }] } })
    expect(await fill(silver, 3)).toMatchObject({
      status: 409,
      body: { message: 'Only 2 teams of the league are not in a division yet.' },
    })
    expect(await fill(silver, 2)).toMatchObject({ body: { teams: [{ name: 'Bulls' }, { name: 'Kites' }] } })
    thingOf(await staff.post(`/api/divisions/${gold}/teams/remove`, { slt_ids: [four.slt[2], four.slt[0]] }))
    expect(await namesIn(season, gold)).toEqual([])
  })

  it('knows no league of another season', async () => {
    const { league } = await leagueOf('Hawks')
    const gold = await makeDivision(staff, await makeSeason(staff), 'Gold')
    expect(await staff.post(`/api/divisions/${gold}/fill`, { leagueId: league.league, count: 1 })).toMatchObject({
      status: 404,
      body: { message: 'League not found' },
    })
  })
})

describe('a division with bracket games', () => {
  it('is locked, and says so with the documented words', async () => {
    const made = await leagueOf('Hawks', 'Bulls', 'Owls')
    const { season, league: leagueId } = made.league
    const gold = await makeDivision(staff, season, 'Gold')
    for (const entry of made.slt.slice(0, 2)) thingOf(await assign(gold, entry))
    const game = await lock(made, gold)
    const refused = async (answer: Promise<{ status: number; body: unknown }>, message: string) =>
      expect(await answer).toMatchObject({ status: 409, body: { message } })
    const named = `Final (game ${game}).`
    await refused(order(gold, made.slt[1], made.slt[0]), 'Delete all bracket games before reordering teams in this division.')
    await refused(assign(gold, made.slt[2]), `Delete all bracket games before adding teams to this division: ${named}`)
    await refused(
      staff.post(`/api/divisions/${gold}/fill`, { leagueId, count: 1 }),
      `Delete all bracket games before adding teams to this division: ${named}`,
    )
    await refused(
      staff.delete(`/api/divisions/${gold}/teams/${made.slt[0]}`),
      `Delete all bracket games before removing teams from this division: ${named}`,
    )
    await refused(staff.delete(`/api/divisions/${gold}`), `Delete all bracket games before deleting this division: ${named}`)
    const of = 'Delete all bracket games of the division Gold before'
    const [hawks] = made.teams
    await refused(staff.delete(hawks?.address ?? ''), `${of} the team leaves its league: ${named}`)
    await refused(staff.delete(`/api/teams/${hawks?.id}`), `${of} the team is deleted: ${named}`)
    await refused(staff.delete(made.league.address), `${of} the league is deleted: ${named}`)
    expect((await staff.put(`/api/divisions/${gold}/name`, { name: 'Platinum' })).status).toBe(200)
    expect(await divisionsOf(season)).toMatchObject([{ name: 'Platinum', isLocked: true, teams: [{}, {}] }])
  })
})

describe('a deleted division', () => {
  it('is brought back with its teams, from the history too', async () => {
    const { league, slt } = await leagueOf('Hawks', 'Bulls')
    const gold = await makeDivision(staff, league.season, 'Gold')
    for (const entry of slt) thingOf(await assign(gold, entry))
    expect((await staff.delete(`/api/divisions/${gold}`)).status).toBe(204)
    expect(await divisionsOf(league.season)).toEqual([])
    const [deleted] = thingOf<object[]>(await staff.get(`/api/history/season/${league.season}`))
    expect(deleted).toMatchObject({ what: 'deleted the division Gold', restore: `/api/divisions/${gold}/restore` })
    expect((await staff.post(`/api/divisions/${gold}/restore`)).status).toBe(204)
    expect(await namesIn(league.season, gold)).toEqual(['Hawks', 'Bulls'])
  })

  it('waits for its deleted season', async () => {
    const season = await makeSeason(staff)
    const gold = await makeDivision(staff, season, 'Gold')
    await staff.delete(`/api/divisions/${gold}`)
    await staff.delete(`/api/seasonsv2/${season}`)
    expect(await staff.post(`/api/divisions/${gold}/restore`)).toMatchObject({
      status: 409,
      body: { message: 'The season is deleted: bring it back first.' },
    })
  })
})

describe('a place in a division', () => {
  const inGold = async () => {
    const made = await leagueOf('Hawks', 'Bulls', 'Owls')
    const gold = await makeDivision(staff, made.league.season, 'Gold')
    for (const entry of made.slt) thingOf(await assign(gold, entry))
    return { ...made, gold, names: () => namesIn(made.league.season, gold) }
  }

  it('goes with the team that leaves its league, and comes back with it', async () => {
    const { teams, names } = await inGold()
    const bulls = teams[1]?.address ?? ''
    await staff.delete(bulls)
    expect(await names()).toEqual(['Hawks', 'Owls'])
    await staff.post(`${bulls}/restore`)
    expect(await names()).toEqual(['Hawks', 'Bulls', 'Owls'])
  })

  it('goes with a team that is deleted, and comes back with it', async () => {
    const { teams, names } = await inGold()
    await staff.delete(`/api/teams/${teams[0]?.id}`)
    await followedUp(product.application)
    expect(await names()).toEqual(['Bulls', 'Owls'])
    await staff.post(`/api/teams/${teams[0]?.id}/restore`)
    await followedUp(product.application)
    expect(await names()).toEqual(['Hawks', 'Bulls', 'Owls'])
  })

  it('goes with a league that is deleted, and comes back with it', async () => {
    const { league, names } = await inGold()
    await staff.delete(league.address)
    expect(await names()).toEqual([])
    await staff.post(`${league.address}/restore`)
    expect(await names()).toEqual(['Hawks', 'Bulls', 'Owls'])
  })

  it('is kept by a team that is moved to another league of the season', async () => {
    const { league, teams, gold, names } = await inGold()
    const other = await makeLeague(staff, 'Tuesday', league.season)
    thingOf(await staff.put(`/api/teams/${teams[1]?.id}`, { leagueId: other.league }))
    expect(await names()).toEqual(['Hawks', 'Bulls', 'Owls'])
    const [division] = await divisionsOf(league.season)
    expect(division).toMatchObject({ id: gold, teams: [{}, { name: 'Bulls', league_id: other.league, position: 1 }, {}] })
  })
})

describe('two people at one division', () => {
  it('do not disturb each other by the name and by the order; the same order is refused', async () => {
    const { league, slt } = await leagueOf('Hawks', 'Bulls')
    const gold = await makeDivision(staff, league.season, 'Gold')
    for (const entry of slt) thingOf(await assign(gold, entry))
    const [read] = await divisionsOf(league.season)
    const at = { 'if-match': `"${read?.revision}"` }
    const orderedTeams = [slt[1], slt[0]].map((slt_id, position) => ({ slt_id, position }))
    const reorder = (by: Client) => by.put(`/api/divisions/${gold}/teams/order`, { orderedTeams }, at)
    expect((await staff.put(`/api/divisions/${gold}/name`, { name: 'Silver' }, at)).status).toBe(200)
    expect((await reorder(staff)).status).toBe(200)
    thingOf(await order(gold, slt[0], slt[1]))
    expect(await reorder(product.as('org_owner'))).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('ordered the division Silver: Hawks, Bulls meanwhile.') },
    })
  })

  it('are shown who moved a team where their own move of it does not go any more', async () => {
    const { league, slt } = await leagueOf('Hawks', 'Bulls')
    const gold = await makeDivision(staff, league.season, 'Gold')
    const silver = await makeDivision(staff, league.season, 'Silver')
    thingOf(await assign(gold, slt[1]))
    const read = Math.max(...(await divisionsOf(league.season)).map(({ revision }) => revision ?? 0))
    const at = { 'if-match': `"${read}"` }
    const owner = product.as('org_owner')
    const put = (by: Client, division: number, entry: number | undefined) =>
      by.post(`/api/divisions/${division}/teams`, { seasons_leagues_teams_id: entry, position: 0 }, at)
    const takeOut = (by: Client) => by.post(`/api/divisions/${gold}/teams/remove`, { slt_ids: [slt[1]] }, at)
    const refused = (message: string) => ({ status: 409, body: { message: expect.stringContaining(message) } })
    expect((await put(owner, silver, slt[0])).status).toBe(201)
    expect(await put(staff, gold, slt[0])).toMatchObject(refused('olga put Hawks into the division Silver as seed 1 meanwhile.'))
    expect((await put(staff, silver, slt[0])).status).toBe(200)
    expect((await takeOut(owner)).status).toBe(200)
    expect(await takeOut(staff)).toMatchObject(refused('olga took Bulls out of the division Gold meanwhile.'))
    expect((await put(staff, gold, slt[1])).status).toBe(201)
  })
})

describe('while brackets are not switched on', () => {
  it('staff are refused, and the public sees no division', async () => {
    const { league, slt } = await leagueOf('Hawks')
    const gold = await makeDivision(staff, league.season, 'Gold')
    thingOf(await assign(gold, slt[0]))
    await switchBrackets(false)
    try {
      const off = { status: 403, body: { message: 'Brackets are not switched on.' } }
      expect(await staff.get(`/api/seasonsv2/${league.season}/divisions`)).toMatchObject(off)
      expect(await staff.get(`/api/seasonsv2/${league.season}/divisions/${gold}`)).toMatchObject(off)
      expect(await staff.post(`/api/seasonsv2/${league.season}/divisions`, { name: 'Silver' })).toMatchObject(off)
      expect(await staff.put(`/api/divisions/${gold}/name`, { name: 'Silver' })).toMatchObject(off)
      expect(await staff.delete(`/api/divisions/${gold}`)).toMatchObject(off)
      const tenant = `?slug=${product.organization.slug}`
      expect(await divisionsOf(league.season, product.as('nobody'), tenant)).toEqual([])
      expect((await product.as('nobody').get(`/api/seasonsv2/${league.season}/divisions/${gold}${tenant}`)).status).toBe(404)
      const [table] = thingOf<LeagueWithTeamsAnswer[]>(
        await product.as('nobody').get(`/api/seasonsv2/${league.season}/leagues-with-teams-public${tenant}`),
      )
      expect(table?.teams).toMatchObject([{ name: 'Hawks', isAssigned: false, position: null }])
    } finally {
      await switchBrackets(true)
    }
  })
})
