import { makeBracket, switchBrackets } from '../../contexts/brackets/testing/made-bracket'
import { playing } from '../../contexts/brackets/testing/played-bracket'
import { makeGame, makeLeague, makeTeam, thingOf, type MadeLeague } from '../../testing/made-league'
import { openProduct, type Product } from '../../testing/product'
import type { StandingsTeamAnswer } from '../../contexts/standings/standings.answers'
import type { ScenarioAnswer, ScenarioDetailAnswer, ScenarioTeamAnswer } from './scenarios.answers'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const staff = () => product.as('staff')
const owner = () => product.as('org_owner')

/** Owls beat Hawks and Wolves, Hawks beat Wolves; Hawks and Owls have one more game, which is not played. */
const playedLeague = async () => {
  const league = await makeLeague(staff(), 'Monday')
  const [owls, hawks, wolves] = [
    (await makeTeam(staff(), league, 'Owls')).id,
    (await makeTeam(staff(), league, 'Hawks')).id,
    (await makeTeam(staff(), league, 'Wolves')).id,
  ]
  const first = await makeGame(staff(), league, [owls, hawks], [61, 58])
  const played = await makeGame(staff(), league, [owls, wolves], [70, 60])
  await makeGame(staff(), league, [hawks, wolves], [70, 60])
  return { league, owls, hawks, wolves, first, played, left: await makeGame(staff(), league, [wolves, owls]) }
}

const made = async ({ league }: MadeLeague, name = 'Wolves win') =>
  thingOf(await staff().post('/api/scenarios', { name, leagueId: league })).id

const set = async (id: number, change: object) =>
  thingOf<ScenarioDetailAnswer>(await staff().put(`/api/scenarios/${id}/steps`, change))

const score = (game_id: number, score_home: number, score_away: number) => ({ kind: 'score', game_id, score_home, score_away })

const read = async (id: number) => thingOf<ScenarioDetailAnswer>(await owner().get(`/api/scenarios/${id}`))

const states = ({ steps }: ScenarioDetailAnswer) => steps.map(({ step, state, message }) => [step, state, message])

const tableOf = async ({ league }: MadeLeague) =>
  thingOf<StandingsTeamAnswer[]>(await staff().get(`/api/teams/teamsByLeague?leagueId=${league}`)).map(
    ({ rank, name }) => `${rank} ${name}`,
  )

const tableThen = async (id: number) =>
  thingOf<ScenarioTeamAnswer[]>(await owner().get(`/api/scenarios/${id}/standings`)).map(
    ({ rank, rankNow, name }) => `${rank} ${name} (${rankNow})`,
  )

describe('A scenario', () => {
  it('shows the table that its changes would lead to, to other staff too, and changes nothing', async () => {
    const { league, left, played } = await playedLeague()
    const id = await made(league)
    await set(id, score(left, 80, 70))
    const detail = await set(id, score(played, 60, 70))
    expect(detail.steps.map(({ what }) => what)).toEqual(['Owls @ Wolves: 70–80', 'Wolves @ Owls: 70–60'])
    expect(await tableThen(id)).toEqual(['1 Wolves (3)', '2 Hawks (2)', '3 Owls (1)'])
    expect((await read(id)).comesTo.ranks.map(({ team, from, to }) => `${team.name} ${from} → ${to}`)).toEqual([
      'Wolves 3 → 1',
      'Owls 1 → 3',
    ])
    expect(await tableOf(league)).toEqual(['1 Owls', '2 Hawks', '3 Wolves'])
  })

  it('says in which share of the results that are left each team goes on to the play-offs, where the league says how many do', async () => {
    const { league, played } = await playedLeague()
    const id = await made(league)
    const shares = async () =>
      thingOf<ScenarioTeamAnswer[]>(await owner().get(`/api/scenarios/${id}/standings`)).map(({ name, qualifying }) => [
        name,
        qualifying,
      ])
    expect(await shares()).toContainEqual(['Owls', null])
    thingOf(await staff().put(`${league.address}/play-off-places`, { places: 1 }))
    const [all, half, none] = [1, 0.5, 0].map(share => ({ share, open: 0, error: 0 }))
    expect(await shares()).toEqual([
      ['Owls', all],
      ['Hawks', none],
      ['Wolves', none],
    ])
    // All have won once and lost once then, and the last game decides between those who play it.
    await set(id, score(played, 60, 70))
    expect((await shares()).toSorted()).toEqual([
      ['Hawks', none],
      ['Owls', half],
      ['Wolves', half],
    ])
  })

  it('is listed with who made it, until it is discarded', async () => {
    const { league } = await playedLeague()
    const id = await made(league, 'Listed')
    const list = async () =>
      thingOf<ScenarioAnswer[]>(await owner().get(`/api/scenarios?leagueId=${league.league}`)).map(({ name, who }) => [name, who])
    expect(await list()).toEqual([['Listed', 'stan']])
    expect(await owner().delete(`/api/scenarios/${id}`)).toMatchObject({ status: 204 })
    expect(await list()).toEqual([])
    expect(await staff().get(`/api/scenarios/${id}`)).toMatchObject({ status: 404, body: { message: 'Scenario not found.' } })
  })

  it('follows what really happens, and names what is so already and what does not go any more', async () => {
    const { league, left, played } = await playedLeague()
    const id = await made(league)
    await set(id, score(left, 80, 70))
    await set(id, { kind: 'walkover', game_id: played, walkover_winner: 'away' })
    expect(states(await read(id))).toEqual([
      [1, 'applies', null],
      [2, 'refused', 'The game has a score, so it was not won by walk-over.'],
    ])
    await set(id, { kind: 'delete', game_id: played })
    thingOf(await staff().put(`/api/gamesv2/${left}/scores`, { score_home: 80, score_away: 70 }))
    await staff().delete(`${league.address}/games/${played}`)
    expect(states(await read(id))).toEqual([
      [1, 'already', null],
      [2, 'already', null],
    ])
    expect((await read(id)).comesTo).toMatchObject({ ranks: [], facts: 0 })
  })

  it('may order its table by another rule', async () => {
    const { league } = await playedLeague()
    const id = await made(league)
    const rule = { steps: [{ step: 'percentage' }, { step: 'conceded', among: false }], ranking: 2, restarts: false }
    await set(id, { kind: 'orderRule', rule })
    expect(await tableThen(id)).toEqual(['1 Owls (1)', '2 Hawks (2)', '3 Wolves (3)'])
    await set(id, { kind: 'orderRule', rule: { ...rule, ranking: 1 } })
    expect((await read(id)).steps).toMatchObject([
      { step: 1, what: 'Table order: share of games won; within a rank conceded', state: 'applies' },
    ])
  })

  it.each([
    ['a score without points', { kind: 'score', game_id: 1, score_home: 3 }, 400],
    ['no game', { kind: 'delete' }, 400],
    ['a game that is not there', { kind: 'delete', game_id: 999_999 }, 404],
    ['a player who is not there', { kind: 'merge', masterId: 999_998, duplicateId: 999_999 }, 404],
    ['nothing that there is', { kind: 'luck' }, 400],
  ])('takes no change of %s', async (_, change, status) => {
    const { league } = await playedLeague()
    expect(await staff().put(`/api/scenarios/${await made(league)}/steps`, change)).toMatchObject({ status })
  })

  it('takes no game of another season', async () => {
    const [here, elsewhere] = [await playedLeague(), await playedLeague()]
    expect(await staff().put(`/api/scenarios/${await made(here.league)}/steps`, score(elsewhere.left, 1, 2))).toMatchObject({
      status: 400,
    })
  })
})

describe('A change that is made real', () => {
  it('is what its preview showed, and is so already from then on', async () => {
    const { league, first } = await playedLeague()
    const id = await made(league)
    const { steps } = await set(id, score(first, 57, 58))
    const address = `/api/scenarios/${id}/steps/1/real`
    const preview = await owner().post(`${address}?preview=true`, {})
    expect(preview).toMatchObject({ status: 200, body: { what: 'Hawks @ Owls: 58–57', effects: { ranks: [{}, {}] } } })
    expect(await tableOf(league)).toEqual(['1 Owls', '2 Hawks', '3 Wolves'])
    const { token } = (preview.body as { effects: { token: string } }).effects
    thingOf(await owner().post(address, {}, { 'if-preview': token, 'if-match': `"${steps[0]?.position}"` }))
    expect(await tableOf(league)).toEqual(['1 Hawks', '2 Owls', '3 Wolves'])
    expect(states(await read(id))).toEqual([[1, 'already', null]])
    expect(await owner().post(`${address}?preview=true`, {})).toMatchObject({ status: 200, body: { effects: { facts: 0 } } })
  })

  it('is refused where somebody changed the same since it was set, and says who', async () => {
    const { league, left } = await playedLeague()
    const id = await made(league)
    const { steps } = await set(id, score(left, 80, 70))
    thingOf(await owner().put(`/api/gamesv2/${left}/scores`, { score_home: 50, score_away: 70 }))
    const refused = await staff().post(`/api/scenarios/${id}/steps/1/real`, {}, { 'if-match': `"${steps[0]?.position}"` })
    expect(refused).toMatchObject({ status: 409 })
    expect(JSON.stringify(refused.body)).toContain('olga entered the final score 70–50 meanwhile.')
    thingOf(await staff().post(`/api/scenarios/${id}/steps/1/real`, {}))
    expect(states(await read(id))).toEqual([[1, 'already', null]])
  })
})

describe('Games of a bracket', () => {
  beforeAll(() => switchBrackets(owner(), product.organization.id, true))

  const { matchupOf, playedToFinal } = playing(staff)

  /** Of a final between seeds 1 and 2 a result is set, and then one of the semifinal by which seed 4 plays it. */
  const finalBeforeSemifinal = async () => {
    const { bracket, semifinal, final } = await playedToFinal()
    const id = await made(bracket.league)
    await set(id, score(final, 80, 70))
    return { bracket, final, id, detail: await set(id, score(semifinal, 57, 58)) }
  }

  it('are done round by round, and told by those who play them then', async () => {
    const { bracket, id, detail } = await finalBeforeSemifinal()
    expect(states(detail)).toEqual([
      [1, 'applies', null],
      [2, 'applies', null],
    ])
    expect(detail.steps.map(({ what }) => what)).toEqual(['Team 02 @ Team 04: 70–80', 'Team 04 @ Team 01: 58–57'])
    const then = await staff().get(`/api/scenarios/${id}/bracket?divisionId=${bracket.division}`)
    expect(then.body).toMatchObject({ champion: { name: 'Team 04' } })
  })

  it('are made real one after another: until then others would play the next', async () => {
    const { bracket, final, id } = await finalBeforeSemifinal()
    const real = (step: number) => staff().post(`/api/scenarios/${id}/steps/${step}/real`, {})
    expect(await real(1)).toMatchObject({
      status: 409,
      body: { message: 'Make Semifinal 1 real first: that says who plays this game.' },
    })
    thingOf(await real(2))
    thingOf(await real(1))
    expect(states(await read(id))).toEqual([
      [1, 'already', null],
      [2, 'already', null],
    ])
    expect(await matchupOf(bracket, 'r2-0')).toMatchObject({ game: { id: final, score_home: 80 }, winner: { seed: 4 } })
  })

  /** A final without a game: its matchup gets one in a scenario, and a result. */
  const finalOfScenario = async () => {
    const bracket = await makeBracket(staff(), 2)
    const id = await made(bracket.league)
    const added = await set(id, { kind: 'matchupGame', division_id: bracket.division, match_id: 'r1-0' })
    const game = added.steps[0]?.game_id ?? 0
    return { bracket, id, game, detail: await set(id, score(game, 57, 58)) }
  }

  it('are made by a scenario where there is none, seen by nobody else, and have a result then', async () => {
    const { bracket, id, game, detail } = await finalOfScenario()
    expect(detail.steps.map(({ what, state }) => [what, state])).toEqual([
      ['Team 02 @ Team 01: a game of the bracket Division of 2', 'applies'],
      ['Team 02 @ Team 01: 58–57', 'applies'],
    ])
    const then = await staff().get(`/api/scenarios/${id}/bracket?divisionId=${bracket.division}`)
    expect(then.body).toMatchObject({ champion: { name: 'Team 02' } })
    expect(await matchupOf(bracket, 'r1-0')).toMatchObject({ game: null, winner: null })
    expect(await staff().get(`/api/gamesv2/${game}`)).toMatchObject({ status: 404 })
  })

  it('that a scenario makes go with what it says of them', async () => {
    const { id } = await finalOfScenario()
    await staff().delete(`/api/scenarios/${id}/steps/1`)
    expect(states(await read(id))).toEqual([])
  })

  it('that a scenario makes are made real before their result, under the same ids', async () => {
    const { bracket, id, game } = await finalOfScenario()
    const real = (step: number) => staff().post(`/api/scenarios/${id}/steps/${step}/real`, {})
    expect(await real(2)).toMatchObject({ status: 409, body: { message: 'Make the game of Final real first.' } })
    thingOf(await real(1))
    thingOf(await real(1))
    expect(await matchupOf(bracket, 'r1-0')).toMatchObject({ game: { id: game }, winner: null })
    thingOf(await real(2))
    expect(await matchupOf(bracket, 'r1-0')).toMatchObject({ game: { id: game, score_away: 58 }, winner: { seed: 2 } })
    expect(states(await read(id))).toEqual([
      [1, 'already', null],
      [2, 'already', null],
    ])
  })

  it('that were made real and deleted again do not come back by their scenario', async () => {
    const { bracket, id, game } = await finalOfScenario()
    thingOf(await staff().post(`/api/scenarios/${id}/steps/1/real`, {}))
    await staff().delete(`${bracket.address}/games/${game}`)
    expect((await read(id)).steps[0]).toMatchObject({ state: 'refused', message: expect.stringContaining('deleted again') })
  })

  it.each([
    ['no matchup', {}, 400],
    ['a matchup that is not there', { match_id: 'r9-9' }, 200],
    ['a division that is not there', { division_id: 999_999, match_id: 'r1-0' }, 404],
  ])('are not made of %s', async (_, change, status) => {
    const bracket = await makeBracket(staff(), 2)
    const id = await made(bracket.league)
    const wanted = { kind: 'matchupGame', division_id: bracket.division, ...change }
    expect(await staff().put(`/api/scenarios/${id}/steps`, wanted)).toMatchObject({ status })
    expect((await read(id)).steps.map(({ state }) => state)).toEqual(status === 200 ? ['refused'] : [])
  })
})
