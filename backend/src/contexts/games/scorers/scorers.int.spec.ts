import { openProduct, type Answer, type Client, type Headers, type Product } from '../../../testing/product'
import { makeGame, makeLeague, makePlayer, makeTeam, thingOf, type MadeLeague } from '../../../testing/made-league'
import { makeScorerLink, scorerCookieOf, type MadeLink } from '../../../testing/sample'
import { makeBracket, makeMatchupGame, switchBrackets } from '../../brackets/testing/made-bracket'
import { SCORER_SECRETS, type LinkSecrets } from '../../../core/sign-in/links/link-secrets'

/** Noon in Los Angeles. */
const DAY = '2026-01-31'
const NOON = `${DAY}T20:00:00Z`

let now = new Date(NOON)
let product: Product
let staff: Client
let league: MadeLeague
let home: { id: number; address: string }
let away: { id: number; address: string }
let ana: number

beforeAll(async () => {
  product = await openProduct({}, { clock: () => now })
  staff = product.as('staff')
  league = await makeLeague(staff)
  home = await makeTeam(staff, league, 'Hawks')
  away = await makeTeam(staff, league, 'Bulls')
  ana = await makePlayer(staff, home, 'Ana', 'Lee')
})
beforeEach(() => void (now = new Date(NOON)))
afterAll(() => product.close())

const gameAt = async (location: string | null = null): Promise<number> => {
  const game = await makeGame(staff, league, [home.id, away.id])
  if (location !== null) thingOf(await staff.put(`/api/gamesv2/${game}/details`, { location, allowConflicts: true }))
  return game
}

const open = (secret: string): Promise<Answer> => product.as('nobody').post('/api/score/open', { secret })

/** The calls of who opened a link. */
const scorerOf = async (link: Pick<MadeLink, 'secret'>) => {
  const headers: Headers = { cookie: await scorerCookieOf(product, link) }
  const nobody = product.as('nobody')
  return {
    get: (address: string, more: Headers = {}) => nobody.get(address, { ...headers, ...more }),
    put: (address: string, body: object, more: Headers = {}) => nobody.put(address, body, { ...headers, ...more }),
    post: (address: string, body: object) => nobody.post(address, body, headers),
  }
}

type Scorer = Awaited<ReturnType<typeof scorerOf>>

const made = (game: number, more: object = {}) => makeScorerLink(staff, { kind: 'game', game_id: game, ...more })

const line = (game: number, player = ana) => ({ player_id: player, game_id: game, team_id: home.id, stats: [] })

const foul = (player: number) => ({ gamePeriodId: 1, team_id: home.id, player_id: player, takenBack: false })

/** Each call by which a scorer reads or writes a game. */
const callsOf = (scorer: Scorer, game: number): readonly (() => Promise<Answer>)[] => [
  () => scorer.get(`/api/gamesv2/${game}`),
  () => scorer.put('/api/player-game-stats', line(game)),
  () => scorer.post(`/api/gamesv2/${game}/period-end`, { gamePeriodId: 1 }),
  () => scorer.put(`/api/gamesv2/${game}/period-scores`, { periodScores: [{ gamePeriodId: 1, team_id: home.id, score: null }] }),
  () => scorer.put(`/api/gamesv2/${game}/scores`, { score_home: 62, score_away: 58 }),
  () => scorer.get(`/api/gamesv2/${game}/courtside`),
  () => scorer.post(`/api/gamesv2/${game}/fouls`, foul(ana)),
  () => scorer.post(`/api/gamesv2/${game}/time-outs`, { gamePeriodId: 1, team_id: home.id, takenBack: false }),
  () => scorer.put(`/api/gamesv2/${game}/clock`, { gamePeriodId: 1, runs: false, set: true, remaining: 60_000, at: NOON }),
]

const statusesOf = async (scorer: Scorer, game: number): Promise<readonly number[]> => {
  const statuses: number[] = []
  for (const call of callsOf(scorer, game)) statuses.push((await call()).status)
  return statuses
}

const ALLOWED: readonly number[] = Array.from({ length: 9 }, () => 200)
const REFUSED: readonly number[] = Array.from({ length: 9 }, () => 403)

describe('A scorer link', () => {
  it('shows its secret once, stores a digest of it, and ends with the day of its game in the zone of the organization', async () => {
    const link = await made(await gameAt())
    expect(link).toMatchObject({
      name: 'Ana',
      games: 'Bulls @ Hawks',
      ends: '2026-02-01T00:00:00-08:00',
      lastDay: DAY,
      endedAt: null,
      madeBy: 'stan',
    })
    const listed = thingOf<object[]>(await staff.get('/api/scorer-links'))
    expect(JSON.stringify(listed)).not.toContain(link.secret)
    expect(await product.application.app.get<LinkSecrets>(SCORER_SECRETS).find(link.secret)).toBe(link.id)
  })

  it('is made once by a repeated call, which shows no secret again', async () => {
    const body = { name: 'Ana', kind: 'game', game_id: await gameAt() }
    const send = () => staff.post('/api/scorer-links', body, { 'idempotency-key': 'one link' })
    const { id } = thingOf<MadeLink>(await send())
    const repeated = thingOf<Partial<MadeLink>>(await send())
    expect([repeated.id, repeated.secret]).toEqual([id, undefined])
  })

  it('leads to a page that no search engine finds, and that tells no other site where it is', async () =>
    expect((await product.as('nobody').get('/score')).headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    }))

  it('may end on a later day, thirty days on at most', async () => {
    const game = await gameAt()
    expect(await made(game, { lastDay: '2026-02-03' })).toMatchObject({ ends: '2026-02-04T00:00:00-08:00' })
    const late = await staff.post('/api/scorer-links', { name: 'Ana', kind: 'game', game_id: game, lastDay: '2026-03-03' })
    expect(late).toMatchObject({ status: 400, body: { message: 'A link lasts 30 days at most.' } })
  })

  it('opens a session that nobody’s script reads, and says who scores what', async () => {
    const game = await gameAt()
    const opened = await open((await made(game)).secret)
    expect(String(opened.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/)
    expect(opened).toMatchObject({ status: 200, body: { name: 'Ana', organization: 'Riverside League', today: DAY } })
    expect((opened.body as { games: { id: number }[] }).games.map(({ id }) => id)).toEqual([game])
  })

  it('that is unknown, or was made anew, opens nothing, and whoever had it open has to open the new one', async () => {
    expect(await open('guessed')).toMatchObject({ status: 404, body: { message: expect.stringMatching(/not valid/) as string } })
    const game = await gameAt()
    const link = await made(game)
    const scorer = await scorerOf(link)
    const renewed = thingOf<MadeLink>(await staff.post(`/api/scorer-links/${link.id}/renew`, {}))
    expect((await open(link.secret)).status).toBe(404)
    expect((await scorer.get('/api/score')).status).toBe(401)
    expect(await statusesOf(await scorerOf(renewed), game)).toEqual(ALLOWED)
  })
})

describe('A scorer may score', () => {
  it('the game of the link, and no other, of this or of another organization', async () => {
    const game = await gameAt()
    const scorer = await scorerOf(await made(game))
    expect(await statusesOf(scorer, game)).toEqual(ALLOWED)
    const stranger = product.as('stranger')
    const far = await makeLeague(stranger)
    const [one, other] = [await makeTeam(stranger, far, 'Kites'), await makeTeam(stranger, far, 'Owls')]
    const foreign = await makeGame(stranger, far, [one.id, other.id])
    for (const another of [await gameAt(), foreign, 999_999]) expect(await statusesOf(scorer, another)).toEqual(REFUSED)
  })

  it('what is played at a court on a day, as it is placed at the time of the call', async () => {
    const game = await gameAt('Court 1')
    const scorer = await scorerOf(await makeScorerLink(staff, { kind: 'place', location: 'court 1', day: DAY }))
    expect(await statusesOf(scorer, game)).toEqual(ALLOWED)
    thingOf(await staff.put(`/api/gamesv2/${game}/details`, { location: 'Court 2', allowConflicts: true }))
    expect(await statusesOf(scorer, game)).toEqual(REFUSED)
    expect(thingOf<{ games: object[] }>(await scorer.get('/api/score')).games).toEqual([])
    thingOf(await staff.put(`/api/gamesv2/${game}/details`, { location: 'Court 1', allowConflicts: true }))
    expect(await statusesOf(scorer, game)).toEqual(ALLOWED)
  })

  it('the games of a team within days', async () => {
    const game = await gameAt()
    const scorer = await scorerOf(await makeScorerLink(staff, { kind: 'team', team_id: away.id, from: DAY }))
    expect(await statusesOf(scorer, game)).toEqual(ALLOWED)
    thingOf(await staff.put(`/api/gamesv2/${game}/details`, { date: '2026-02-01', allowConflicts: true }))
    expect(await statusesOf(scorer, game)).toEqual(REFUSED)
  })

  it('until the link ends: by its time, by somebody, or with the person', async () => {
    const game = await gameAt()
    const link = await made(game)
    const scorer = await scorerOf(link)
    now = new Date('2026-02-01T08:00:00Z')
    expect(await statusesOf(scorer, game)).toEqual(REFUSED)
    expect(await scorer.get('/api/score')).toMatchObject({
      status: 403,
      body: { message: expect.stringMatching(/has ended/) as string },
    })
    expect(await open(link.secret)).toMatchObject({
      status: 403,
      body: { message: expect.stringMatching(/has ended/) as string },
    })
    now = new Date(NOON)
    expect(await statusesOf(scorer, game)).toEqual(ALLOWED)
    expect((await staff.delete(`/api/scorer-links/${link.id}`)).status).toBe(204)
    expect(await statusesOf(scorer, game)).toEqual(REFUSED)
    expect((await product.as('org_owner').delete(`/api/people/scorer/${link.id}`)).status).toBe(204)
    expect((await scorer.get('/api/score')).status).toBeGreaterThanOrEqual(401)
  })

  it('and asks for nothing beside: no other moment, nothing that it would lead to, nobody who does not play', async () => {
    const game = await gameAt()
    const scorer = await scorerOf(await made(game))
    const score = { score_home: 62, score_away: 58 }
    const others = await makePlayer(staff, await makeTeam(staff, league, 'Kites'), 'Bo', 'Ray')
    const refused = [
      await scorer.get(`/api/gamesv2/${game}?asOf=2026-01-01`),
      await scorer.put(`/api/gamesv2/${game}/scores?preview=true`, score),
      await scorer.put(`/api/gamesv2/${game}/scores`, score, { 'if-preview': 'token' }),
      await scorer.put(`/api/gamesv2/${game}/scores`, { ...score, reasonPublic: true, reason: 'because' }),
      await scorer.put(`/api/gamesv2/${game}/scores`, { ...score, undoes: [game] }),
      await scorer.put('/api/player-game-stats', line(game, others)),
      await scorer.post(`/api/gamesv2/${game}/fouls`, foul(others)),
    ]
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403))
  })

  it('no result of a bracket that later games follow from, of which they are not told', async () => {
    await switchBrackets(product.as('org_owner'), product.organization.id, true)
    const bracket = await makeBracket(staff, 4)
    const semifinal = await makeMatchupGame(staff, bracket, 'r1-0', [61, 58])
    await makeMatchupGame(staff, bracket, 'r1-1', [61, 58])
    await makeMatchupGame(staff, bracket, 'r2-0', [61, 58])
    const scorer = await scorerOf(await made(semifinal))
    const { status, body } = await scorer.put(`/api/gamesv2/${semifinal}/scores`, { score_home: 57, score_away: 58 })
    expect({ status, body }).toEqual({
      status: 403,
      body: expect.not.objectContaining({ undoes: expect.anything() as unknown }) as unknown,
    })
  })
})

it('Everything is on record under the name of the link', async () => {
  const game = await gameAt()
  const scorer = await scorerOf(await made(game))
  thingOf(await scorer.put(`/api/gamesv2/${game}/scores`, { score_home: 62, score_away: 58 }))
  const [newest] = thingOf<{ who: string; what: string }[]>(await staff.get(`/api/history/game/${game}`))
  expect(newest).toMatchObject({ who: 'Ana (scorer link)', what: 'entered the final score 58–62' })
})

it('A link is guessed at as often as a password, and no more', async () => {
  const guess = () => product.as('nobody').post('/api/score/open', { secret: 'guessed' })
  const statuses = new Set<number>()
  for (let i = 0; i < 101; i++) statuses.add((await guess()).status)
  expect([...statuses]).toEqual([404, 429])
})
