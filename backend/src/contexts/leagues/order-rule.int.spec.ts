import type { EffectsAnswer } from '../../core/effects/effects.answers'
import { makeGame, makeLeague, makeTeam, thingOf, type MadeLeague } from '../../testing/made-league'
import { openProduct, type Client, type Product } from '../../testing/product'
import type { StandingsTeamAnswer } from '../standings/standings.answers'
import type { LeagueWithTeamsAnswer } from './leagues.answers'
import type { LeagueOrderRuleAnswer, OrderPreviewRowAnswer } from './order-rule.answers'

let product: Product
let staff: Client

beforeAll(async () => {
  product = await openProduct()
  staff = product.as('staff')
})
afterAll(() => product.close())

const POINTS = { step: 'points', win: 3, tie: 1, loss: 0, forfeit: -1 }
const FOOTBALL = { steps: [POINTS, { step: 'difference', among: false, cap: 20 }, { step: 'lot' }], ranking: 3, restarts: false }

const publicLeague = async ({ season }: MadeLeague) => {
  const { body } = await product
    .as('nobody')
    .get(`/api/seasonsv2/${season}/leagues-with-teams-public?slug=${product.organization.slug}`)
  const [league] = body as LeagueWithTeamsAnswer[]
  if (!league) throw new Error('There is no league.')
  return league
}

const words = ({ rank, name, points, tieBreak }: StandingsTeamAnswer) =>
  [`${rank}. ${name}`, points ?? '–', tieBreak?.step ?? ''].join(' ').trim()

const tableOf = async (league: MadeLeague) => (await publicLeague(league)).teams.map(words)

const made = async () => {
  const league = await makeLeague(staff)
  const [ants = 0, bees = 0, cats = 0] = await Promise.all(
    ['Ants', 'Bees', 'Cats'].map(async name => (await makeTeam(staff, league, name)).id),
  )
  const plays = (home: number, away: number, score?: readonly [number, number]) => makeGame(staff, league, [home, away], score)
  return { league, ants, bees, cats, plays }
}

const setRule = async ({ address }: MadeLeague, rule: object | null) => {
  const { status, body } = await staff.put(`${address}/order-rule`, { rule })
  expect(status).toBe(200)
  return body as LeagueOrderRuleAnswer
}

/** Cats won one and tied one of two, Ants won two of three, Bees none. */
const played = async () => {
  const season = await made()
  const { ants, bees, cats, plays } = season
  await plays(ants, bees, [50, 40])
  await plays(cats, ants, [60, 50])
  await plays(ants, bees, [50, 49])
  await plays(bees, cats, [60, 60])
  return season
}

describe('The order of a table', () => {
  it('is that of the specification, until a league chooses its own', async () => {
    const { league } = await played()
    expect(await tableOf(league)).toEqual(['1. Cats –', '2. Ants –', '3. Bees –'])
    expect((await publicLeague(league)).orderRule).toBeUndefined()
    const { isOwn, rule } = (await staff.get(`${league.address}/order-rule`)).body as LeagueOrderRuleAnswer
    expect([isOwn, rule.ranking, rule.steps.map(({ step }) => step)]).toEqual([
      false,
      3,
      ['percentage', 'losses', 'wins', 'headToHead', 'difference', 'scored'],
    ])
  })

  it('that is chosen holds for everybody at once, with its points, and can be taken back', async () => {
    const { league } = await played()
    expect((await setRule(league, FOOTBALL)).isOwn).toBe(true)
    expect(await tableOf(league)).toEqual(['1. Ants 6', '2. Cats 4', '3. Bees 1'])
    expect(await publicLeague(league)).toMatchObject({
      orderRule: FOOTBALL,
      orderInWords: expect.stringMatching(/^points \(win 3/) as string,
    })
    expect((await setRule(league, null)).isOwn).toBe(false)
    expect(await tableOf(league)).toEqual(['1. Cats –', '2. Ants –', '3. Bees –'])
  })

  it('is that of the seeds with which a division is filled, and of the comparison before a game', async () => {
    const { league, ants, bees, plays } = await played()
    await setRule(league, FOOTBALL)
    thingOf(
      await product.as('super_admin').put(`/api/organizations/${product.organization.id}`, { feature_flags: { brackets: true } }),
    )
    const { id } = thingOf(await staff.post(`/api/seasonsv2/${league.season}/divisions`, { name: 'Gold' }))
    const filled = await staff.post(`/api/divisions/${id}/fill`, { leagueId: league.league, count: 2 })
    expect((filled.body as { teams: StandingsTeamAnswer[] }).teams.map(({ name }) => name)).toEqual(['Ants', 'Cats'])
    const game = await plays(ants, bees)
    const { body } = await product.as('nobody').get(`/api/gamesv2/${game}/comparison?slug=${product.organization.slug}`)
    expect((body as { home: { record: { rank: number } } }).home.record.rank).toBe(1)
  })

  it('shows what it would come to before it is chosen, and writes nothing', async () => {
    const { league } = await played()
    const { body } = await staff.post(`${league.address}/order-rule/preview`, { rule: FOOTBALL })
    expect((body as OrderPreviewRowAnswer[]).map(({ team, rank, rankNow }) => `${team.name} ${rankNow} → ${rank}`)).toEqual([
      'Ants 2 → 1',
      'Cats 1 → 2',
      'Bees 3 → 3',
    ])
    expect((await publicLeague(league)).orderRule).toBeUndefined()
  })

  it('has the same preview as every other change, and is saved as it was shown', async () => {
    const { league, bees, cats, plays } = await played()
    const address = `${league.address}/order-rule`
    const shown = thingOf<LeagueOrderRuleAnswer>(await staff.put(`${address}?preview=true`, { rule: FOOTBALL })).effects
    expect(shown?.ranks.map(({ team, from, to }) => `${team.name} ${from} → ${to}`)).toEqual(['Ants 2 → 1', 'Cats 1 → 2'])
    const save = (token = '') => staff.put(address, { rule: FOOTBALL }, { 'if-preview': token })
    await plays(cats, bees, [50, 40])
    expect(await save(shown?.token)).toMatchObject({ status: 409, body: { effects: { ranks: [] } } })
    expect((await publicLeague(league)).orderRule).toBeUndefined()
    const { body } = await save(shown?.token)
    expect((await save((body as { effects: EffectsAnswer }).effects.token)).status).toBe(200)
    expect((await publicLeague(league)).orderRule).toEqual(FOOTBALL)
  })

  it('counts a walk-over as its points say', async () => {
    const { league, ants, bees, plays } = await made()
    const game = await plays(ants, bees)
    await setRule(league, FOOTBALL)
    thingOf(await staff.put(`/api/gamesv2/${game}/walkover`, { walkover_winner: 'home' }))
    expect(await tableOf(league)).toEqual(['1. Ants 3', '2. Cats 0', '3. Bees -1'])
  })

  it.each([
    ['twice the same step', { ...FOOTBALL, steps: [POINTS, { step: 'wins' }, { step: 'wins' }] }],
    ['points without worth', { ...FOOTBALL, steps: [{ step: 'points' }], ranking: 1 }],
    ['an unknown step', { ...FOOTBALL, steps: [{ step: 'luck' }], ranking: 1 }],
    ['no rule at all', undefined],
  ])('is refused with %s, and says where', async (_, rule) => {
    const { league } = await made()
    for (const [method, path] of [
      ['put', 'order-rule'],
      ['post', 'order-rule/preview'],
    ] as const)
      // oxfmt-ignore
      expect(await staff[method](`${league.address}/${path}`, { rule })).toMatchObject({ status: 400 })
  })

  it('that somebody else changed meanwhile is not overwritten', async () => {
    const { league } = await made()
    const { revision } = (await staff.get(`${league.address}/order-rule`)).body as LeagueOrderRuleAnswer
    await setRule(league, FOOTBALL)
    const { status } = await staff.put(`${league.address}/order-rule`, { rule: null }, { 'if-match': String(revision) })
    expect(status).toBe(409)
  })

  it('goes along into a copy of the season', async () => {
    const { league } = await made()
    await setRule(league, FOOTBALL)
    const { id } = thingOf(await staff.post('/api/seasonsv2', { name: 'Copy', copyFromSeasonId: league.season }))
    expect((await publicLeague({ ...league, season: id })).orderRule).toEqual(FOOTBALL)
  })

  it('is told in the history', async () => {
    const { league } = await made()
    await setRule(league, FOOTBALL)
    const { body } = await staff.get(`/api/history?kind=league`)
    expect(JSON.stringify(body)).toContain(
      'points (win 3, tie 1, loss 0, forfeit -1), difference (20 a game at most), drawn by lot',
    )
  })
})

describe('Lots', () => {
  it('are drawn once among all whom nothing tells apart, and hold', async () => {
    const { league, ants, bees, cats } = await made()
    const { waitingForLots } = await setRule(league, FOOTBALL)
    expect(waitingForLots.map(({ teams }) => teams.map(({ name }) => name))).toEqual([['Ants', 'Bees', 'Cats']])
    expect(await tableOf(league)).toEqual(['1. Ants 0 equal', '1. Bees 0 equal', '1. Cats 0'])
    expect((await staff.post(`${league.address}/lots`, { teams: [ants, bees] })).status).toBe(409)
    const drawn = await staff.post(`${league.address}/lots`, { teams: [cats, ants, bees] })
    expect((drawn.body as LeagueOrderRuleAnswer).waitingForLots).toEqual([])
    const order = await tableOf(league)
    expect(order.map(row => row.slice(0, 2))).toEqual(['1.', '2.', '3.'])
    expect((await staff.post(`${league.address}/lots`, { teams: [ants, bees, cats] })).status).toBe(409)
    expect(await tableOf(league)).toEqual(order)
  })
})
