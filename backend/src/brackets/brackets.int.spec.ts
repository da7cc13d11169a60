import { openProduct, type Answer, type Product } from '../testing/product'
import { makeBracket, makeMatchupGame, switchBrackets, type MadeBracket } from './testing/made-bracket'
import type { BracketAnswer, MatchupAnswer } from './brackets.answers'

let product: Product
beforeAll(async () => {
  product = await openProduct()
  await switchBrackets(product.as('org_owner'), product.organization.id, true)
})
afterAll(() => product.close())

const staff = () => product.as('staff')

const bracketOf = async ({ address }: MadeBracket): Promise<BracketAnswer> =>
  (await staff().get(`${address}/bracket`)).body as BracketAnswer

const matchupsOf = ({ rounds, thirdPlace }: BracketAnswer): readonly MatchupAnswer[] => [
  ...rounds.flatMap(({ matchups }) => matchups),
  ...(thirdPlace ? [thirdPlace] : []),
]

const matchupOf = async (bracket: MadeBracket, matchId: string): Promise<MatchupAnswer> => {
  const found = matchupsOf(await bracketOf(bracket)).find(matchup => matchup.matchId === matchId)
  if (!found) throw new Error(`no matchup ${matchId}`)
  return found
}

/** Seeds of both sides, or what stands there. */
const sidesOf = async (bracket: MadeBracket, matchId: string) => {
  const { teamA, teamB } = await matchupOf(bracket, matchId)
  return [teamA, teamB].map(({ kind, team }) => team?.seed ?? kind)
}

const score = (bracket: MadeBracket, game: number, [home, away]: readonly [number, number], more: object = {}): Promise<Answer> =>
  staff().put(`${bracket.address}/games/${game}`, { score_home: home, score_away: away, ...more })

/** A bracket of four whose semifinals are played, seeds 1 and 2 ahead, and whose final is played where it has a score. */
const playedToFinal = async (finalScore?: readonly [number, number]) => {
  const bracket = await makeBracket(staff(), 4)
  const semifinal = await makeMatchupGame(staff(), bracket, 'r1-0', [61, 58])
  await makeMatchupGame(staff(), bracket, 'r1-1', [70, 60])
  const final = await makeMatchupGame(staff(), bracket, 'r2-0', finalScore)
  return { bracket, semifinal, final }
}

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

describe('The game of a matchup', () => {
  it('is created for the two teams that stand in it, the better seed at home', async () => {
    const bracket = await makeBracket(staff(), 4)
    const answer = await staff().post(`${bracket.address}/games`, { match_id: 'r1-0', date: '2026-07-01', location: 'Court 1' })
    expect(answer).toMatchObject({
      status: 201,
      body: {
        match_id: 'r1-0',
        stage: 'playoff',
        matchupLabel: 'Semifinal 1',
        division: { id: bracket.division },
        date: '2026-07-01',
        location: 'Court 1',
        home_team_id: bracket.teams[0],
        away_team_id: bracket.teams[3],
        score_home: null,
        walkover_winner: null,
      },
    })
  })

  it.each<[string, (bracket: MadeBracket) => object, number, string]>([
    [
      'a matchup that is not there',
      () => ({ match_id: 'r4-0' }),
      400,
      'match_id must name a matchup of the bracket, such as r1-0.',
    ],
    [
      'a matchup that waits',
      () => ({ match_id: 'r2-0' }),
      409,
      'Who plays Final is not known yet: the games before it come first.',
    ],
    [
      'other teams',
      ({ teams }) => ({ match_id: 'r1-0', home_team_id: teams[1], away_team_id: teams[3] }),
      409,
      'Semifinal 1 is played by the two teams that stand in it.',
    ],
  ])('is not created for %s', async (_, body, status, message) => {
    const bracket = await makeBracket(staff(), 4)
    expect(await staff().post(`${bracket.address}/games`, body(bracket))).toMatchObject({ status, body: { message } })
  })

  it('is created once by 50 people at once', async () => {
    const bracket = await makeBracket(staff(), 4)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => staff().post(`${bracket.address}/games`, { match_id: 'r1-0' })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(49)
    expect(refused[0]?.body).toMatchObject({ message: 'A game already exists for this matchup. Edit it instead.' })
    expect((await staff().get(`${bracket.address}/games`)).body).toHaveLength(1)
  })

  it('is done once for a key', async () => {
    const bracket = await makeBracket(staff(), 4)
    const create = () =>
      staff().post(`${bracket.address}/games`, { match_id: 'r1-1' }, { 'idempotency-key': `key-${bracket.division}` })
    const [first, again] = [await create(), await create()]
    expect(again).toMatchObject({ status: 201, body: first.body })
  })

  it('takes date, time and score in one step, or none of them', async () => {
    const bracket = await makeBracket(staff(), 2)
    const game = await makeMatchupGame(staff(), bracket, 'r1-0')
    expect(await score(bracket, game, [61, 58], { date: '2026-07-02', time: '19:30' })).toMatchObject({
      status: 200,
      body: { date: '2026-07-02', time: '19:30', score_home: 61, score_away: 58 },
    })
    expect(await score(bracket, game, [62, 58], { date: 'tomorrow' })).toMatchObject({ status: 400 })
    expect((await matchupOf(bracket, 'r1-0')).game).toMatchObject({ score_home: 61 })
  })

  it('needs both scores', async () => {
    const bracket = await makeBracket(staff(), 2)
    const game = await makeMatchupGame(staff(), bracket, 'r1-0', [61, 58])
    const address = `${bracket.address}/games/${game}`
    expect(await staff().put(address, { score_home: 70 })).toMatchObject({
      status: 400,
      body: { message: 'Both scores are required.' },
    })
    expect(await staff().put(address, { score_home: null, score_away: null })).toMatchObject({
      status: 400,
      body: { message: 'A final score can be corrected, but not taken out.' },
    })
  })

  it('sent back as it was answered is no change', async () => {
    const bracket = await makeBracket(staff(), 2)
    const game = await makeMatchupGame(staff(), bracket, 'r1-0')
    const address = `${bracket.address}/games/${game}`
    const { body } = await staff().put(address, { location: 'Court 1' })
    expect(await staff().put(address, body as object)).toMatchObject({ status: 200, body: body as object })
  })

  it('is that of another division nowhere', async () => {
    const [bracket, other] = [await makeBracket(staff(), 2), await makeBracket(staff(), 2)]
    const game = await makeMatchupGame(staff(), bracket, 'r1-0')
    expect(await staff().put(`${other.address}/games/${game}`, { location: 'Court 1' })).toMatchObject({ status: 404 })
    expect(await staff().delete(`${other.address}/games/${game}`)).toMatchObject({ status: 404 })
  })

  it('is not changed over a change that the form did not see', async () => {
    const bracket = await makeBracket(staff(), 2)
    const game = await makeMatchupGame(staff(), bracket, 'r1-0')
    const { revision } = (await matchupOf(bracket, 'r1-0')).game ?? {}
    await score(bracket, game, [61, 58])
    const address = `${bracket.address}/games/${game}`
    const late = await staff().put(address, { score_home: 1, score_away: 2 }, { 'if-match': `"${revision}"` })
    expect(late).toMatchObject({ status: 409 })
    expect(await staff().put(address, { location: 'Court 1' }, { 'if-match': `"${revision}"` })).toMatchObject({ status: 200 })
  })

  it('is deleted and brought back, with its result', async () => {
    const { bracket, final } = await playedToFinal([80, 79])
    const address = `${bracket.address}/games/${final}`
    expect(await staff().delete(address)).toMatchObject({ status: 204 })
    expect(await matchupOf(bracket, 'r2-0')).toMatchObject({ game: null, winner: null })
    const history = (await staff().get(`/api/history/game/${final}`)).body as { type: string; restore: string | null }[]
    expect(history.find(({ type }) => type === 'GameDeleted')?.restore).toBe(`${address}/restore`)
    expect(await staff().post(`${address}/restore`, {})).toMatchObject({ status: 204 })
    expect(await matchupOf(bracket, 'r2-0')).toMatchObject({ game: { id: final, score_home: 80 }, winner: { seed: 1 } })
  })

  it('is in the lists of games with what it is called', async () => {
    const { bracket, final } = await playedToFinal()
    const { body } = await staff().get(`/api/gamesv2?seasonId=${bracket.season}`)
    expect((body as { id: number }[]).find(({ id }) => id === final)).toMatchObject({
      matchupLabel: 'Final',
      stage: 'playoff',
      division: { name: 'Division of 4' },
    })
  })
})

describe('A corrected result', () => {
  it('that keeps the winner is taken, whatever was played since', async () => {
    const { bracket, semifinal } = await playedToFinal([80, 79])
    expect(await score(bracket, semifinal, [62, 58])).toMatchObject({ status: 200 })
    expect(await bracketOf(bracket)).toMatchObject({ champion: { seed: 1 } })
  })

  it('moves the teams on while the next game has no figures, and keeps its date', async () => {
    const { bracket, semifinal, final } = await playedToFinal()
    await staff().put(`${bracket.address}/games/${final}`, { date: '2026-07-09' })
    expect(await score(bracket, semifinal, [57, 58])).toMatchObject({ status: 200 })
    const { game, gameCounts } = await matchupOf(bracket, 'r2-0')
    expect(gameCounts).toBe(true)
    expect(game).toMatchObject({ id: final, date: '2026-07-09', home_team_id: bracket.teams[3], away_team_id: bracket.teams[1] })
  })

  it('says first what it would undo', async () => {
    const { bracket, semifinal, final } = await playedToFinal([80, 79])
    const undoes = [
      {
        game_id: final,
        match_id: 'r2-0',
        label: 'Final',
        home_team_id: bracket.teams[0],
        away_team_id: bracket.teams[1],
        score_home: 80,
        score_away: 79,
        walkover_winner: null,
      },
    ]
    const address = `${bracket.address}/games/${semifinal}`
    const preview = await staff().put(`${address}?preview=true`, { score_home: 57, score_away: 58 })
    expect(preview).toMatchObject({ status: 200, body: { undoes, score_home: 61 } })
    const refused = await score(bracket, semifinal, [57, 58])
    expect(refused).toMatchObject({ status: 409, body: { error: 'Conflict', undoes } })
    expect(await bracketOf(bracket)).toMatchObject({ champion: { seed: 1 } })
  })

  it('undoes what was confirmed: other teams play a game without figures, whose history has them', async () => {
    const { bracket, semifinal, final } = await playedToFinal([80, 79])
    expect(await score(bracket, semifinal, [57, 58], { undoes: [final] })).toMatchObject({ status: 200 })
    expect(await matchupOf(bracket, 'r2-0')).toMatchObject({
      gameCounts: true,
      winner: null,
      game: { id: final, score_home: null, home_team_id: bracket.teams[3] },
    })
    const { body } = await staff().get(`/api/history/game/${final}`)
    expect(JSON.stringify(body)).toContain('took the figures out of the game Team 02 @ Team 01 (79–80)')
  })

  it('undoes all down the path, and the game for third place', async () => {
    const bracket = await makeBracket(staff(), 8)
    await staff().put(`${bracket.address}/bracket`, { playsThirdPlace: true })
    const play = (matchId: string) => makeMatchupGame(staff(), bracket, matchId, [2, 1])
    const [first = 0] = await Promise.all(['r1-0', 'r1-1', 'r1-2', 'r1-3'].map(play))
    const [semifinal, other] = await Promise.all(['r2-0', 'r2-1'].map(play))
    const [final, third] = await Promise.all(['r3-0', 'third-place'].map(play))
    const refused = await score(bracket, first, [1, 2])
    expect((refused.body as { undoes: { game_id: number }[] }).undoes.map(({ game_id }) => game_id)).toEqual([
      semifinal,
      final,
      third,
    ])
    expect(await score(bracket, first, [1, 2], { undoes: [semifinal, final] })).toMatchObject({ status: 409 })
    expect(await score(bracket, first, [1, 2], { undoes: [semifinal, final, third] })).toMatchObject({ status: 200 })
    expect(await sidesOf(bracket, 'r2-0')).toEqual([8, 4])
    expect(await sidesOf(bracket, 'r3-0')).toEqual(['unknown', 2])
    expect((await matchupOf(bracket, 'third-place')).game).toMatchObject({ score_home: null })
    expect((await matchupOf(bracket, 'r2-1')).game).toMatchObject({ id: other, score_home: 2 })
  })

  it('to a tie leaves the next game waiting, of which nothing can be entered', async () => {
    const { bracket, semifinal, final } = await playedToFinal()
    expect(await score(bracket, semifinal, [60, 60])).toMatchObject({ status: 200 })
    expect(await matchupOf(bracket, 'r2-0')).toMatchObject({ gameCounts: false, game: { id: final } })
    const message = 'Who plays Final is not known yet: the games before it come first.'
    expect(await score(bracket, final, [1, 2])).toMatchObject({ status: 409, body: { message } })
    const periods = { periodScores: [{ gamePeriodId: 1, team_id: bracket.teams[0], score: 15 }] }
    expect(await staff().put(`/api/gamesv2/${final}/period-scores`, periods)).toMatchObject({ status: 409, body: { message } })
    expect(await score(bracket, semifinal, [61, 60])).toMatchObject({ status: 200 })
    expect(await score(bracket, final, [1, 2])).toMatchObject({ status: 200 })
  })

  it('is guarded on every way by which it comes', async () => {
    const { bracket, semifinal, final } = await playedToFinal([80, 79])
    const address = `/api/gamesv2/${semifinal}/scores`
    expect(await staff().put(address, { score_home: 57, score_away: 58 })).toMatchObject({
      status: 409,
      body: { undoes: [{ game_id: final }] },
    })
    expect(await staff().delete(`${bracket.address}/games/${semifinal}`)).toMatchObject({
      status: 409,
      body: { undoes: [{ game_id: final }] },
    })
    expect(await staff().put(address, { score_home: 57, score_away: 58, undoes: [final] })).toMatchObject({ status: 200 })
    await score(bracket, final, [80, 79])
    expect(await staff().delete(`${bracket.address}/games/${semifinal}?undoes=${final}`)).toMatchObject({ status: 204 })
    expect(await matchupOf(bracket, 'r2-0')).toMatchObject({ gameCounts: false, game: { score_home: null } })
  })

  it('races with scores of the next game, and the bracket agrees with its games afterwards', async () => {
    const { bracket, semifinal, final } = await playedToFinal()
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        i % 2 === 0 ? score(bracket, semifinal, [58 + (i % 4), 59]) : score(bracket, final, [i, 80]),
      ),
    )
    const { game, gameCounts, teamA, teamB } = await matchupOf(bracket, 'r2-0')
    expect(gameCounts).toBe(true)
    expect([game?.home_team_id, game?.away_team_id].toSorted()).toEqual([teamA.team?.id, teamB.team?.id].toSorted())
  })
})

describe('A walk-over', () => {
  it('moves the team on that is named, and is taken back', async () => {
    const bracket = await makeBracket(staff(), 4)
    const game = await makeMatchupGame(staff(), bracket, 'r1-0')
    const address = `${bracket.address}/games/${game}`
    expect(await staff().put(address, { walkover_winner: 'away' })).toMatchObject({
      status: 200,
      body: { walkover_winner: 'away', score_home: null, statusLabel: 'w/o' },
    })
    expect(await sidesOf(bracket, 'r2-0')).toEqual([4, 'unknown'])
    expect(await staff().put(address, { walkover_winner: null })).toMatchObject({ body: { walkover_winner: null } })
    expect(await sidesOf(bracket, 'r2-0')).toEqual(['unknown', 'unknown'])
  })

  it('is taken back and replaced by a score in one step', async () => {
    const bracket = await makeBracket(staff(), 2)
    const game = await makeMatchupGame(staff(), bracket, 'r1-0')
    await staff().put(`${bracket.address}/games/${game}`, { walkover_winner: 'away' })
    expect(await score(bracket, game, [61, 58])).toMatchObject({ status: 409 })
    expect(await score(bracket, game, [61, 58], { walkover_winner: null })).toMatchObject({
      status: 200,
      body: { score_home: 61, walkover_winner: null },
    })
  })

  it('needs a confirmation where a later game has figures', async () => {
    const bracket = await makeBracket(staff(), 4)
    const game = await makeMatchupGame(staff(), bracket, 'r1-0')
    const address = `${bracket.address}/games/${game}`
    await staff().put(address, { walkover_winner: 'home' })
    await makeMatchupGame(staff(), bracket, 'r1-1', [70, 60])
    const final = await makeMatchupGame(staff(), bracket, 'r2-0', [80, 79])
    expect(await staff().put(address, { walkover_winner: 'away' })).toMatchObject({ status: 409 })
    expect(await staff().put(address, { walkover_winner: 'away', undoes: [final] })).toMatchObject({ status: 200 })
    expect(await sidesOf(bracket, 'r2-0')).toEqual([4, 2])
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
})
