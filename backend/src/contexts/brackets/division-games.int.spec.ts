import { thingOf } from '../../testing/made-league'
import { openProduct, type Product } from '../../testing/product'
import { makeBracket, makeMatchupGame, switchBrackets, type MadeBracket } from './testing/made-bracket'
import { playing } from './testing/played-bracket'

let product: Product
beforeAll(async () => {
  product = await openProduct()
  await switchBrackets(product.as('org_owner'), product.organization.id, true)
})
afterAll(() => product.close())

const staff = () => product.as('staff')
const { matchupOf, playedToFinal, score } = playing(staff)

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
    ['a matchup that is not there', () => ({ match_id: 'r4-0' }), 400, 'Matchup must be one of the bracket, such as r1-0.'],
    [
      'a matchup that waits',
      () => ({ match_id: 'r2-0' }),
      409,
      'Who plays Final is not known yet. The games before it must be played first.',
    ],
    [
      'other teams',
      ({ teams }) => ({ match_id: 'r1-0', home_team_id: teams[1], away_team_id: teams[3] }),
      409,
      'Semifinal 1 can only be played by the two teams in it.',
    ],
  ])('is not created for %s', async (_, body, status, message) => {
    const bracket = await makeBracket(staff(), 4)
    expect(await staff().post(`${bracket.address}/games`, body(bracket))).toMatchObject({ status, body: { message } })
  })

  it('is neither created nor moved outside of its season, but where that is allowed', async () => {
    const bracket = await makeBracket(staff(), 4)
    thingOf(await staff().put(`/api/seasonsv2/${bracket.season}`, { startDate: '2026-06-01', finishDate: '2026-08-31' }))
    const outside = { status: 409, body: { conflicts: [{ rule: 'season' }] } }
    const game = { match_id: 'r1-0', date: '2020-01-01' }
    expect(await staff().post(`${bracket.address}/games`, game)).toMatchObject(outside)
    const { id } = thingOf(await staff().post(`${bracket.address}/games`, { ...game, date: '2026-08-31' }))
    const put = (details: object) => staff().put(`${bracket.address}/games/${id}`, details)
    expect(await put({ date: '2020-01-01' })).toMatchObject(outside)
    expect(await put({ date: '2020-01-01', allowConflicts: true })).toMatchObject({ status: 200, body: { date: '2020-01-01' } })
    expect(await put({ location: 'Court 1' })).toMatchObject({ status: 200 })
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
      body: { message: 'A final score can be corrected, but not removed.' },
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
