import type { DraftAnswer } from '../../contexts/schedules/drafts/drafts.answers'
import { makeDraft } from '../../contexts/schedules/testing/schedule-client'
import { makeSchedule, thingOf } from '../../testing/made-league'
import { followedUp } from '../../testing/followed-up'
import { openProduct, type Product } from '../../testing/product'
import { sampleOf, type Sample } from '../../testing/sample'
import { publicAddresses, seenByVisitors } from '../../testing/seen-by-visitors'
import { withQuery } from '../../testing/slice'

let product: Product
let sample: Sample
beforeAll(async () => {
  product = await openProduct()
  sample = await sampleOf(product, product.organization, product.as('org_owner'))
  await followedUp(product.application)
})
afterAll(() => product.close())

const staff = () => product.as('staff')

const makeEverything = async () => {
  const { id } = thingOf(await staff().post('/api/scenarios', { name: 'Upheaval', leagueId: sample.league.league }))
  const changes = [
    { kind: 'score', game_id: sample.game, score_home: 1, score_away: 99 },
    { kind: 'walkover', game_id: sample.unplayed, walkover_winner: 'away' },
    { kind: 'delete', game_id: sample.corrected },
    { kind: 'orderRule', rule: { steps: [{ step: 'percentage' }, { step: 'lot' }], ranking: 2, restarts: false } },
    { kind: 'merge', masterId: sample.player, duplicateId: await sample.fresh.player() },
  ]
  return { id, changes }
}

const read = (id: number) =>
  Promise.all(
    ['', '/standings', '/leaders', `/bracket?divisionId=${sample.division}`].map(part =>
      staff().get(`/api/scenarios/${id}${part}`),
    ),
  )

it('Visitors are answered the same, to the byte, while a scenario is made, looked at and thrown away', async () => {
  const { id, changes } = await makeEverything()
  const addresses = await publicAddresses(sample)
  await followedUp(product.application)
  const before = await seenByVisitors(product, addresses)
  for (const change of changes) thingOf(await staff().put(`/api/scenarios/${id}/steps`, change))
  const answers = (await Promise.all(Array.from({ length: 2 }, () => read(id)))).flat()
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const during = await seenByVisitors(product, addresses)
  await staff().delete(`/api/scenarios/${id}`)
  await followedUp(product.application)
  for (const seen of [during, await seenByVisitors(product, addresses)]) expect([...seen]).toEqual([...before])
})

it('Visitors are answered the same, to the byte, while a draft is made, looked at, edited and thrown away', async () => {
  const schedule = await makeSchedule(staff(), sample.league)
  // That an organization works with drafts is no secret: its drafts are.
  for (const is of [true, false]) {
    const flags = { feature_flags: { 'draft-schedules': is } }
    thingOf(await product.as('org_owner').put(`/api/organizations/${product.organization.id}`, flags))
  }
  const addresses = await publicAddresses(sample)
  await followedUp(product.application)
  const before = await seenByVisitors(product, addresses)
  const id = await makeDraft(product.as('org_owner'), product.organization.id, schedule)
  const { weeks } = thingOf<DraftAnswer>(await staff().get(`/api/drafts/${id}`))
  const [gameId1, gameId2] = weeks.flatMap(({ games }) => games.map(game => game.id))
  thingOf(await staff().post(`/api/drafts/${id}/swap`, { gameId1, gameId2 }))
  await followedUp(product.application)
  const during = await seenByVisitors(product, addresses)
  thingOf(await staff().delete(`/api/drafts/${id}`))
  await followedUp(product.application)
  for (const seen of [during, await seenByVisitors(product, addresses)]) expect([...seen]).toEqual([...before])
})

it('Visitors are answered the same, to the byte, while changes of games are collected, looked at and discarded', async () => {
  const { season, league } = sample.league
  const address = `/api/seasonsv2/${season}/leagues/${league}/pending-changes`
  const addresses = await publicAddresses(sample)
  await followedUp(product.application)
  const before = await seenByVisitors(product, addresses)
  const [home_team_id, away_team_id] = sample.teams.toReversed()
  const change = {
    game_id: sample.unplayed,
    date: '2026-05-05',
    time: '09:00',
    location: 'Elsewhere',
    home_team_id,
    away_team_id,
  }
  thingOf(await staff().put(address, { changes: [change] }))
  thingOf(await staff().get(address))
  await followedUp(product.application)
  const during = await seenByVisitors(product, addresses)
  thingOf(await staff().put(address, { changes: [{ game_id: sample.unplayed, deleted: true }] }))
  await followedUp(product.application)
  const deleted = await seenByVisitors(product, addresses)
  thingOf(await staff().post(`${address}/discard`, { games: [sample.unplayed] }))
  await followedUp(product.application)
  for (const seen of [during, deleted, await seenByVisitors(product, addresses)]) expect([...seen]).toEqual([...before])
})

it('Nobody but the staff of the organization finds a scenario', async () => {
  const { id, step } = await sample.fresh.scenario()
  for (const part of ['', '/standings', '/leaders', `/bracket?divisionId=${sample.division}`]) {
    expect(await product.as('stranger').get(`/api/scenarios/${id}${part}`)).toMatchObject({ status: 404 })
    expect(
      await product.as('nobody').get(withQuery(`/api/scenarios/${id}${part}`, `slug=${sample.organization.slug}`)),
    ).toMatchObject({ status: 401 })
  }
  expect(await product.as('stranger').post(`/api/scenarios/${id}/steps/${step}/real`, {})).toMatchObject({ status: 404 })
  expect(JSON.stringify((await product.as('stranger').get('/api/scenarios')).body)).toBe('[]')
})

it('The history says that a scenario was made and thrown away, of no thing but the organization, and not what is in it', async () => {
  const { id } = await sample.fresh.scenario()
  await staff().delete(`/api/scenarios/${id}`)
  const { actions } = thingOf<{ actions: { what: string; undo: string | null; thing: { kind: string } | null }[] }>(
    await staff().get('/api/history?kind=scenario'),
  )
  expect(actions.slice(0, 2).map(({ what, undo, thing }) => [what.replace(/-\d+/, ''), undo, thing?.kind])).toEqual([
    ['discarded the scenario Scenario', null, 'organization'],
    ['made the scenario Scenario of Monday Night', null, 'organization'],
  ])
  const ofLeague = JSON.stringify((await staff().get(`/api/history/league/${sample.league.league}`)).body)
  expect(ofLeague).not.toContain('scenario')
})
