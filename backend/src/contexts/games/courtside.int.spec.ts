import { FIBA_RULES } from '@fullcourt/domain/leagues/courtside-rules'
import { thingOf } from '../../testing/made-league'
import { openProduct, type Client, type Product } from '../../testing/product'
import type { BoxScoreAnswer } from './box-score.answers'
import type { CourtsideAnswer } from './courtside.answers'
import { gameCalls, ifMatch, lineBody, statId, type GameCalls } from './testing/calls'
import { leagueMaker, type TestLeague } from './testing/league'

let product: Product
let league: TestLeague
let calls: GameCalls
let staff: Client

beforeAll(async () => {
  product = await openProduct()
  league = await leagueMaker(product).league(product.organization.id, { players: 5 })
  calls = gameCalls(product, league)
  staff = product.as('staff')
})
afterAll(() => product.close())

const [Q1, Q2] = [1, 2]
const courtside = async (game: number) => thingOf<CourtsideAnswer>(await staff.get(`/api/gamesv2/${game}/courtside`))
const aFoul = () => ({ gamePeriodId: Q1, team_id: league.teams[0].id, player_id: league.teams[0].players[0], takenBack: false })

it('Fouls and time-outs are counted by period, and taken back', async () => {
  const { id } = await calls.schedule()
  const [{ id: home }, { id: away }] = league.teams
  await staff.post(`/api/gamesv2/${id}/fouls`, aFoul())
  await staff.post(`/api/gamesv2/${id}/fouls`, aFoul())
  await staff.post(`/api/gamesv2/${id}/fouls`, { ...aFoul(), takenBack: true })
  await staff.post(`/api/gamesv2/${id}/fouls`, { ...aFoul(), gamePeriodId: Q2, player_id: null })
  await staff.post(`/api/gamesv2/${id}/time-outs`, { gamePeriodId: Q1, team_id: away, takenBack: false })
  expect(await courtside(id)).toMatchObject({
    rules: FIBA_RULES,
    fouls: [
      { gamePeriodId: Q1, team_id: home, player_id: aFoul().player_id, count: 1 },
      { gamePeriodId: Q2, team_id: home, player_id: null, count: 1 },
    ],
    timeOuts: [{ gamePeriodId: Q1, team_id: away, count: 1 }],
    clock: null,
    latest: [],
  })
})

it('The clock is started once, whoever starts it, and stopped', async () => {
  const { id } = await calls.schedule()
  const set = (body: object) => staff.put(`/api/gamesv2/${id}/clock`, { gamePeriodId: Q1, set: false, ...body })
  const started = { runs: true, remaining: 600_000, at: '2026-07-01T19:30:00.000Z' }
  await set(started)
  await set({ ...started, at: '2026-07-01T19:30:01.000Z' })
  expect((await courtside(id)).clock).toEqual({ gamePeriodId: Q1, remaining: 600_000, since: '2026-07-01T19:30:00.000Z' })
  await set({ runs: false, remaining: 590_500, at: '2026-07-01T19:30:09.500Z' })
  expect((await courtside(id)).clock).toEqual({ gamePeriodId: Q1, remaining: 590_500, since: null })
  expect((await set({ runs: true, remaining: 1, at: 'now' })).status).toBe(400)
})

it('Whose tap came last is said with their name', async () => {
  const { id } = await calls.schedule()
  await calls.line(id, league.teams[0].players[0] ?? 0, { '3PM': 1, '3PA': 1 })
  const { latest } = await courtside(id)
  expect(latest).toMatchObject([{ player_id: league.teams[0].players[0], team_id: league.teams[0].id }])
  expect(latest[0]?.by).not.toBe('')
  expect(latest[0]?.more).toContainEqual({ abbreviation: '3PM', more: 1 })
})

it('A league plays by its own rules', async () => {
  const address = `/api/seasonsv2/${league.season}/leagues/${league.league}/courtside-rules`
  const rules = { ...FIBA_RULES, bonusFouls: 7, clock: 'countdown', periodMinutes: 8, foulsOut: 6 }
  thingOf(await staff.put(address, rules))
  expect(thingOf(await staff.get(address))).toMatchObject(rules)
  const { id } = await calls.schedule()
  expect((await courtside(id)).rules).toEqual(rules)
})

describe('What visitors see of a game that is scored beside the court', () => {
  const visitor = async (game: number) =>
    thingOf<BoxScoreAnswer>(await product.as('nobody').get(`/api/gamesv2/${game}?slug=${product.organization.slug}`))
  const [made, taken] = [
    { takenBack: false, at: '2026-07-01T19:30:05.000Z' },
    { takenBack: true, at: '2026-07-01T19:30:05.000Z' },
  ]
  const tapped = async (game: number, side: 0 | 1, figures: Parameters<typeof lineBody>[2], taps: readonly object[]) => {
    const { id, players } = league.teams[side]
    return staff.put('/api/player-game-stats', { ...lineBody(game, players[0] ?? 0, figures, id), taps })
  }
  const basket = { stat_id: statId('2PM'), gamePeriodId: Q1, remaining: 470_000 }

  it('is how the lead went, as far as what was tapped is the score; a tap that is taken back is out of it', async () => {
    const { id } = await calls.schedule()
    const [home, away] = league.teams
    thingOf(await tapped(id, 0, { PTS: 2 }, [{ ...basket, ...made }]))
    thingOf(await tapped(id, 1, { PTS: 3 }, [{ ...basket, ...made, stat_id: statId('3PM'), at: '2026-07-01T19:31:00.000Z' }]))
    thingOf(await tapped(id, 0, { PTS: 4 }, [{ ...basket, ...made, at: '2026-07-01T19:32:00.000Z' }]))
    thingOf(await tapped(id, 0, { PTS: 2 }, [{ ...basket, ...taken, at: '2026-07-01T19:32:00.000Z' }]))
    expect((await visitor(id)).lead).toEqual({
      largest: { team_id: home.id, points: 2, period: 'Q1', remaining: 470_000 },
      changes: 1,
      ties: 0,
      run: { team_id: away.id, points: 3, from: 'Q1', to: 'Q1' },
      periods: [{ name: 'Q1', leads: [2, -1], at: [21, 21] }],
    })
    thingOf(await calls.line(id, league.teams[1].players[1] ?? 0, { PTS: 1 }))
    expect(await visitor(id)).not.toHaveProperty('lead')
  })

  it('is what is on, as long as it is live: the period, its clock, team fouls and the bonus', async () => {
    const { id } = await calls.schedule()
    expect(await visitor(id)).not.toHaveProperty('court')
    thingOf(await tapped(id, 0, { PTS: 2 }, [{ ...basket, ...made }]))
    expect((await visitor(id)).court).toEqual({ state: 'running', period: 'Q1', clock: null, fouls: [] })
    const clock = { gamePeriodId: Q1, set: false, runs: true, remaining: 470_000, at: '2026-07-01T19:30:05.000Z' }
    thingOf(await staff.put(`/api/gamesv2/${id}/clock`, clock))
    for (let foul = 0; foul < 7; foul += 1) thingOf(await staff.post(`/api/gamesv2/${id}/fouls`, aFoul()))
    expect((await visitor(id)).court).toEqual({
      state: 'running',
      period: 'Q1',
      clock: { remaining: 470_000, since: '2026-07-01T19:30:05.000Z' },
      fouls: [
        { team_id: league.teams[1].id, count: 0, isInBonus: true },
        { team_id: league.teams[0].id, count: 7, isInBonus: false },
      ],
    })
    thingOf(await calls.score(id, 2, 0))
    expect(await visitor(id)).not.toHaveProperty('court')
  })

  it('is refused of a period that the game cannot have, and of a moment that is none', async () => {
    const { id } = await calls.schedule()
    expect((await tapped(id, 0, { PTS: 2 }, [{ ...basket, ...made, gamePeriodId: 99 }])).status).toBe(400)
    expect((await tapped(id, 0, { PTS: 2 }, [{ ...basket, ...made, at: 'now' }])).status).toBe(400)
  })
})

describe('Three phones at once', () => {
  const REBOUNDS = 12

  /** What a phone does for each tap: on top of what it read, again where somebody else was quicker, and each call twice. */
  const rebound = async (phone: Client, game: number, player: number, key: string): Promise<void> => {
    const shown = thingOf<BoxScoreAnswer>(await phone.get(`/api/gamesv2/${game}`))
    const { revision = 0 } = [...shown.homeRoster, ...shown.awayRoster].find(({ id }) => id === player) ?? {}
    const had = shown.playerStats.find(({ player_id, stat_id }) => player_id === player && stat_id === statId('REB'))?.value ?? 0
    const headers = { ...ifMatch(revision), 'idempotency-key': `${key} ${revision}` }
    const body = lineBody(game, player, { REB: had + 1 }, league.teams[0].id)
    const { status } = await phone.put('/api/player-game-stats', body, headers)
    const again = await phone.put('/api/player-game-stats', body, headers)
    expect([status, again.status]).toEqual([status, status])
    if (status === 409) return rebound(phone, game, player, key)
  }

  it('lose no tap and no foul, and count none twice', async () => {
    const { id } = await calls.schedule()
    const player = league.teams[0].players[1] ?? 0
    const phones = ['staff', 'org_owner', 'staff'] as const
    await Promise.all(
      phones.map(async (who, nth) => {
        const phone = product.as(who)
        for (let tap = 0; tap < REBOUNDS; tap += 1) {
          await rebound(phone, id, player, `phone ${nth} tap ${tap}`)
          const headers = { 'idempotency-key': `phone ${nth} foul ${tap}` }
          for (const _ of ['once', 'again'])
            thingOf(await phone.post(`/api/gamesv2/${id}/fouls`, { ...aFoul(), player_id: player }, headers))
        }
      }),
    )
    const { playerStats } = await calls.boxScore(id)
    expect(playerStats.find(({ player_id }) => player_id === player)).toMatchObject({ value: 3 * REBOUNDS })
    expect((await courtside(id)).fouls).toMatchObject([{ player_id: player, count: 3 * REBOUNDS }])
  })
})

describe('Substitutions', () => {
  const address = () => `/api/seasonsv2/${league.season}/leagues/${league.league}/courtside-rules`
  const home = () => league.teams[0]
  const change = (game: number, out: readonly number[], entering: readonly number[], more: object = {}) =>
    staff.post(`/api/gamesv2/${game}/substitutions`, {
      gamePeriodId: Q1,
      team_id: home().id,
      remaining: 480_000,
      at: '2026-07-01T19:30:00.000Z',
      takenBack: false,
      out,
      in: entering,
      ...more,
    })

  it('are recorded where the league keeps minutes, and no others', async () => {
    const { id } = await calls.schedule()
    const five = home().players.slice(0, 5)
    thingOf(await staff.put(address(), { ...FIBA_RULES, keepsMinutes: false }))
    expect((await change(id, [], five)).status).toBe(409)
    thingOf(await staff.put(address(), { ...FIBA_RULES, clock: 'countdown', keepsMinutes: true }))
    thingOf(await change(id, [], five))
    const [leaving = 0, staying = 0] = five
    expect((await change(id, [leaving], [staying], { at: '2026-07-01T19:31:00.000Z' })).body).toMatchObject({
      message: 'A player who is to enter is on the court already.',
    })
    const { substitutions } = await courtside(id)
    expect(substitutions).toEqual([
      { gamePeriodId: Q1, team_id: home().id, remaining: 480_000, at: '2026-07-01T19:30:00.000Z', out: [], in: five },
    ])
    thingOf(await change(id, [], five, { takenBack: true }))
    expect((await courtside(id)).substitutions).toEqual([])
  })

  it('come to minutes, and to what the team scored meanwhile, until the league keeps none', async () => {
    const { id } = await calls.schedule()
    thingOf(await staff.put(address(), { ...FIBA_RULES, clock: 'countdown', keepsMinutes: true }))
    const [ana = 0, ...others] = home().players
    const [ben = 0] = others
    const clock = { gamePeriodId: Q1, set: false, runs: true, remaining: 600_000, at: '2026-07-01T19:30:00.000Z' }
    thingOf(await change(id, [], [ana], { remaining: 600_000, at: '2026-07-01T19:29:00.000Z' }))
    thingOf(await staff.put(`/api/gamesv2/${id}/clock`, clock))
    thingOf(await change(id, [ana], [ben], { remaining: 420_000, at: '2026-07-01T19:33:00.000Z' }))
    await calls.line(id, ana, { '2PM': 1, '2PA': 1 })
    const minutes = async () =>
      thingOf<BoxScoreAnswer>(await product.as('nobody').get(`/api/gamesv2/${id}?slug=${product.organization.slug}`)).minutes
    const ofAna = { player_id: ana, seconds: 180 }
    expect(await minutes()).toEqual([{ team_id: home().id, isComplete: false, players: [ofAna, { player_id: ben, seconds: 0 }] }])
    thingOf(await staff.put(address(), { ...FIBA_RULES, keepsMinutes: false }))
    expect(await minutes()).toBeUndefined()
  })
})
