import { openProduct, type Answer, type Product } from '../../testing/product'
import { DOCUMENTED } from '../../testing/slice-calls'
import { makeBracket, makeMatchupGame, switchBrackets } from './testing/made-bracket'
import { playing } from './testing/played-bracket'

const IN_DIVISION = '/api/seasonsv2/{seasonId}/divisions/{divisionId}/games/{gameId}'
const CHANGES_A_GAME =
  /^\/api\/(?:gamesv2\/\{id\}\/|player-game-stats$|seasonsv2\/\{seasonId\}\/divisions\/\{divisionId\}\/games\/)/

let product: Product
beforeAll(async () => {
  product = await openProduct()
  await switchBrackets(product.as('org_owner'), product.organization.id, true)
})
afterAll(() => product.close())

const staff = () => product.as('staff')
const { bracketOf, matchupOf, playedToFinal, score } = playing(staff)

describe('The bracket of a division', () => {
  it('is answered with its rounds, byes, and teams that are not known yet', async () => {
    const bracket = await makeBracket(staff(), 3)
    expect(await bracketOf(bracket)).toMatchObject({
      totalRounds: 2,
      totalSlots: 4,
      numByes: 1,
      numFirstRoundGames: 1,
      champion: null,
      thirdPlace: null,
      playsThirdPlace: false,
      rounds: [
        {
          label: 'Semifinals',
          matchups: [
            { matchId: 'r1-0', isBye: true, label: 'Bye', teamA: { team: { seed: 1, name: 'Team 01' } }, teamB: { kind: 'bye' } },
            { matchId: 'r1-1', isBye: false, label: 'Semifinal', game: null, winner: null },
          ],
        },
        {
          label: 'Final',
          matchups: [
            {
              matchId: 'r2-0',
              teamA: { kind: 'team', sourceMatchId: 'r1-0', team: { seed: 1, slt_id: bracket.entries[0] } },
              teamB: { kind: 'unknown', sourceMatchId: 'r1-1', takes: 'winner', team: null },
            },
          ],
        },
      ],
    })
  })

  it('without two teams has no rounds', async () => {
    expect(await bracketOf(await makeBracket(staff(), 1))).toMatchObject({ rounds: [], totalSlots: 0 })
  })

  it('has a champion when the final is played', async () => {
    const { bracket } = await playedToFinal([80, 79])
    expect(await bracketOf(bracket)).toMatchObject({ champion: { id: bracket.teams[0], name: 'Team 01', seed: 1 } })
  })

  it('is public, without what staff send back', async () => {
    const { bracket } = await playedToFinal()
    const visitor = product.as('nobody')
    const { slug } = product.organization
    const answer = await visitor.get(`${bracket.address}/bracket?slug=${slug}`)
    expect(answer).toMatchObject({ status: 200, body: { totalRounds: 2 } })
    expect(answer.body).not.toHaveProperty('revision')
    const games = await visitor.get(`${bracket.address}/games?slug=${slug}`)
    expect((games.body as object[])[0]).not.toHaveProperty('revision')
    expect(games.body).toHaveLength(3)
  })
})

describe('The game for third place', () => {
  it('is played where the bracket says so, by the losers of the semifinals', async () => {
    const { bracket } = await playedToFinal()
    expect(await staff().post(`${bracket.address}/games`, { match_id: 'third-place' })).toMatchObject({ status: 400 })
    expect(await staff().put(`${bracket.address}/bracket`, { playsThirdPlace: true })).toMatchObject({
      status: 200,
      body: { playsThirdPlace: true, thirdPlace: { label: 'Third place' } },
    })
    await makeMatchupGame(staff(), bracket, 'third-place', [60, 50])
    expect(await matchupOf(bracket, 'third-place')).toMatchObject({ winner: { seed: 3 } })
    expect(await staff().put(`${bracket.address}/bracket`, { playsThirdPlace: false })).toMatchObject({
      status: 409,
      body: { message: 'Delete the game for third place first.' },
    })
  })
})

describe('With brackets switched off', () => {
  afterEach(() => switchBrackets(product.as('org_owner'), product.organization.id, true))

  it('staff are told so, and for the public there are none', async () => {
    const { bracket, final } = await playedToFinal()
    await switchBrackets(product.as('org_owner'), product.organization.id, false)
    const off = { status: 403, body: { message: 'Brackets are not switched on.' } }
    const { address } = bracket
    expect(await staff().get(`${address}/bracket`)).toMatchObject(off)
    expect(await staff().get(`${address}/games`)).toMatchObject(off)
    expect(await staff().post(`${address}/games`, { match_id: 'r1-0' })).toMatchObject(off)
    expect(await score(bracket, final, [1, 2])).toMatchObject(off)
    expect(await staff().put(`${address}/games/${final}?preview=true`, {})).toMatchObject(off)
    expect(await staff().delete(`${address}/games/${final}`)).toMatchObject(off)
    expect(await staff().post(`${address}/games/${final}/restore`, {})).toMatchObject(off)
    expect(await staff().put(`${address}/bracket`, { playsThirdPlace: true })).toMatchObject(off)
    const visitor = product.as('nobody')
    const { slug } = product.organization
    expect(await visitor.get(`${address}/bracket?slug=${slug}`)).toMatchObject({ status: 404 })
    expect(await visitor.get(`${address}/games?slug=${slug}`)).toMatchObject({ status: 404 })
  })

  describe('a game of a bracket is closed to every call that changes a game', () => {
    const game = async () => {
      const { bracket, final } = await playedToFinal()
      const [home] = bracket.teams
      await switchBrackets(product.as('org_owner'), product.organization.id, false)
      return { bracket, final, home, of: `/api/gamesv2/${final}` }
    }
    type Made = Awaited<ReturnType<typeof game>>

    const CALLS: readonly (readonly [call: string, change: (made: Made) => Promise<Answer>])[] = [
      ['PUT /api/gamesv2/{id}/scores', ({ of }) => staff().put(`${of}/scores`, { score_home: 1, score_away: 2 })],
      ['PUT /api/gamesv2/{id}/walkover', ({ of }) => staff().put(`${of}/walkover`, { walkover_winner: 'home' })],
      ['PUT /api/gamesv2/{id}/details', ({ of }) => staff().put(`${of}/details`, { location: 'Gym' })],
      [
        'PUT /api/gamesv2/{id}/period-scores',
        ({ of, home }) => staff().put(`${of}/period-scores`, { periodScores: [{ gamePeriodId: 1, team_id: home, score: 9 }] }),
      ],
      [
        'POST /api/gamesv2/{id}/fouls',
        ({ of, home }) => staff().post(`${of}/fouls`, { gamePeriodId: 1, team_id: home, takenBack: false }),
      ],
      [
        'POST /api/gamesv2/{id}/time-outs',
        ({ of, home }) => staff().post(`${of}/time-outs`, { gamePeriodId: 1, team_id: home, takenBack: false }),
      ],
      [
        'POST /api/gamesv2/{id}/substitutions',
        ({ of, home }) =>
          staff().post(`${of}/substitutions`, {
            gamePeriodId: 1,
            team_id: home,
            out: [],
            in: [1],
            remaining: 0,
            at: '2026-03-07T19:30:00Z',
            takenBack: false,
          }),
      ],
      [
        'PUT /api/gamesv2/{id}/clock',
        ({ of }) =>
          staff().put(`${of}/clock`, { gamePeriodId: 1, runs: false, set: true, remaining: 0, at: '2026-03-07T19:30:00Z' }),
      ],
      ['POST /api/gamesv2/{id}/period-end', ({ of }) => staff().post(`${of}/period-end`, { gamePeriodId: 1 })],
      [
        'PUT /api/player-game-stats',
        ({ final, home }) => staff().put('/api/player-game-stats', { player_id: 1, game_id: final, team_id: home, stats: [] }),
      ],
      [
        'PUT /api/gamesv2/{id}/lines',
        ({ of, home }) => staff().put(`${of}/lines`, { lines: [{ player_id: 1, team_id: home, stats: [] }] }),
      ],
      ['PUT /api/gamesv2/{id}/corrections/{number}', ({ of }) => staff().put(`${of}/corrections/1`, { public: true })],
      ['POST /api/gamesv2/{id}/undo-correction', ({ of }) => staff().post(`${of}/undo-correction`, {})],
      [
        `PUT ${IN_DIVISION}`,
        ({ bracket, final }) => staff().put(`${bracket.address}/games/${final}`, { score_home: 1, score_away: 2 }),
      ],
      [`DELETE ${IN_DIVISION}`, ({ bracket, final }) => staff().delete(`${bracket.address}/games/${final}`)],
      [`POST ${IN_DIVISION}/restore`, ({ bracket, final }) => staff().post(`${bracket.address}/games/${final}/restore`, {})],
    ]

    it('which are all that change a game of a bracket', () => {
      const changes = DOCUMENTED.filter(({ method, path }) => method !== 'GET' && CHANGES_A_GAME.test(path))
      expect(CALLS.map(([call]) => call).sort()).toEqual(changes.map(({ method, path }) => `${method} ${path}`).sort())
    })

    it.each(CALLS)('%s', async (_, change) =>
      expect(await change(await game())).toMatchObject({ status: 403, body: { message: 'Brackets are not switched on.' } }),
    )
  })
})
