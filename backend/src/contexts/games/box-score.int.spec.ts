import { openProduct, type Product } from '../../testing/product'
import type { PlayerStatsAnswer } from '../players/players.answers'
import type { BoxScoreAnswer } from './box-score.answers'
import { gameCalls, type GameCalls } from './testing/calls'
import { leagueMaker, type TestLeague } from './testing/league'

let product: Product
let league: TestLeague
let calls: GameCalls
let game: number
let guest: number

beforeAll(async () => {
  product = await openProduct()
  const maker = leagueMaker(product)
  league = await maker.league(product.organization.id)
  calls = gameCalls(product, league)
  guest = await maker.player(product.organization.id, 'Gus', 'Adams')
  const [home] = league.teams
  game = (await calls.schedule()).id
  await calls.score(game, 21, 10)
  await calls.line(game, home.players[0] ?? 0, { PTS: 14, FTM: 2, FTA: 3 })
  await calls.line(game, guest, { PTS: 6 }, home.id)
  await calls.line(game, home.players[1] ?? 0, {})
})
afterAll(() => product.close())

const asVisitor = async () => {
  const answer = await product.as('nobody').get(`/api/gamesv2/${game}?slug=${product.organization.slug}`)
  return { ...answer, body: answer.body as BoxScoreAnswer }
}

it('names the documented parts', async () => {
  expect(Object.keys((await asVisitor()).body)).toEqual([
    'game',
    'homeRoster',
    'awayRoster',
    'periodScores',
    'gamePeriods',
    'playerStats',
    'allStats',
    'corrections',
  ])
})

it('shows the roster and everybody with a line, by name', async () => {
  const { homeRoster, awayRoster } = (await asVisitor()).body
  expect(
    homeRoster.map(({ firstName, lastName, onRoster, onSheet, didNotPlay }) => ({
      name: `${firstName} ${lastName}`,
      onRoster,
      onSheet,
      didNotPlay,
    })),
  ).toEqual([
    { name: 'Gus Adams', onRoster: false, onSheet: true, didNotPlay: false },
    { name: 'P1 Hawks', onRoster: true, onSheet: true, didNotPlay: false },
    { name: 'P2 Hawks', onRoster: true, onSheet: true, didNotPlay: true },
  ])
  expect(awayRoster.map(({ onSheet }) => onSheet)).toEqual([false, false])
})

it('has a row for every figure that is kept, and none for the others', async () => {
  const { playerStats } = (await asVisitor()).body
  const of = (player: number) => playerStats.filter(({ player_id }) => player_id === player)
  expect(of(league.teams[0].players[0] ?? 0)).toEqual([
    expect.objectContaining({ stat: { id: 1, abbreviation: 'PTS' }, value: 14, entered: true }),
    expect.objectContaining({ stat: { id: 13, abbreviation: 'FTM' }, value: 2 }),
    expect.objectContaining({ stat: { id: 14, abbreviation: 'FTA' }, value: 3 }),
    expect.objectContaining({ stat: { id: 15, abbreviation: 'FT%' }, value: 0.667, entered: false }),
  ])
  expect(of(league.teams[0].players[1] ?? 0)).toEqual([])
})

it('has rows of the same shape as the stats of a player', async () => {
  const player = league.teams[0].players[0] ?? 0
  const [ofGame] = (await asVisitor()).body.playerStats
  const stats = await product.as('nobody').get(`/api/playersv2/${player}/stats?slug=${product.organization.slug}`)
  const [ofPlayer] = (stats.body as PlayerStatsAnswer).gameStats
  expect(ofGame).toMatchObject({ game_id: game, player_id: player, stat: { abbreviation: 'PTS' }, value: 14 })
  expect(ofGame).toEqual(ofPlayer)
})

it('names the shirt number of a player who has one', async () => {
  const [player] = league.teams[1].players
  await product.as('staff').put(`/api/playersv2/${player}`, { attributeValues: [{ attribute_id: 1, value: '00' }] })
  const { awayRoster } = (await asVisitor()).body
  expect(awayRoster.map(({ id, number }) => (id === player ? number : null))).toEqual(expect.arrayContaining(['00', null]))
})

it('lists the fifteen definitions and the six periods', async () => {
  const { allStats, gamePeriods } = (await asVisitor()).body
  expect(allStats).toHaveLength(15)
  expect(gamePeriods.map(({ name }) => name)).toEqual(['Q1', 'Q2', 'Q3', 'Q4', 'OT', 'Final'])
})

it('shows no revisions and flags to visitors, and staff both', async () => {
  expect(JSON.stringify((await asVisitor()).body)).not.toMatch(/revision|flags|mismatches/i)
  const staff = await calls.boxScore(game)
  expect(staff.game).toMatchObject({
    revision: 1,
    detailsRevision: 0,
    mismatches: [{ what: 'players', side: 'home', sum: 20, final: 21 }],
  })
  expect(staff.homeRoster.map(({ revision }) => revision)).toEqual([3, 2, 4])
})

it('is cached for visitors until something in it changes', async () => {
  const { headers } = await asVisitor()
  expect(headers).toMatchObject({ 'cache-control': 'public, no-cache' })
  const etag = String(headers['etag'])
  const address = `/api/gamesv2/${game}?slug=${product.organization.slug}`
  const again = () => product.as('nobody').get(address, { 'if-none-match': etag })
  expect((await again()).status).toBe(304)
  await leagueMaker(product).deletePlayer(product.organization.id, guest)
  expect((await again()).status).toBe(200)
  expect((await asVisitor()).body.homeRoster.find(({ id }) => id === guest)).toMatchObject({ firstName: 'Removed' })
})

it('has only who leads their side where that is asked for, with the lines of these', async () => {
  const address = `/api/gamesv2/${game}?slug=${product.organization.slug}&leadersOnly=true`
  const { homeRoster, awayRoster, playerStats } = (await product.as('nobody').get(address)).body as BoxScoreAnswer
  expect(homeRoster.map(({ firstName }) => firstName)).toEqual(['P1'])
  expect(awayRoster).toEqual([])
  expect(new Set(playerStats.map(({ player_id }) => player_id))).toEqual(new Set([homeRoster[0]?.player_id]))
})

it('is not there for another organization', async () => {
  const answers = await Promise.all([
    product.as('nobody').get(`/api/gamesv2/${game}?slug=${product.foreign.slug}`),
    product.as('stranger').get(`/api/gamesv2/${game}`),
    product.as('staff').get('/api/gamesv2/999999'),
  ])
  for (const { status, body } of answers)
    expect({ status, body }).toMatchObject({ status: 404, body: { message: 'Game not found.' } })
})
