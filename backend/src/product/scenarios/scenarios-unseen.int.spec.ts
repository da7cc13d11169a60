import { thingOf } from '../../testing/made-league'
import { followedUp } from '../../testing/followed-up'
import { openProduct, type Product } from '../../testing/product'
import { sampleOf, type Sample } from '../../testing/sample'
import { addressOf, withQuery } from '../../testing/slice'
import { DOCUMENTED, UNLISTED } from '../../testing/slice-calls'

let product: Product
let sample: Sample
beforeAll(async () => {
  product = await openProduct()
  sample = await sampleOf(product, product.organization, product.as('org_owner'))
  await followedUp(product.application)
})
afterAll(() => product.close())

const staff = () => product.as('staff')

const publicAddresses = () =>
  Promise.all(
    [...DOCUMENTED, ...UNLISTED]
      .filter(({ who, method }) => method === 'GET' && (who === 'tenant' || who === 'anyone'))
      .filter(({ path }) => !path.endsWith('.png') && path.startsWith('/api/') && !path.startsWith('/api/health'))
      .map(async call => withQuery(addressOf(call, await call.filling(sample)), `slug=${sample.organization.slug}`)),
  )

/** What visitors are answered, with the validators of caches. */
const seenAt = async (addresses: readonly string[]) => {
  const seen = new Map<string, unknown>()
  for (const address of addresses) {
    const { status, body, headers } = await product.as('nobody').get(address)
    seen.set(address, { status, body: JSON.stringify(body), etag: headers['etag'] })
  }
  return seen
}

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
  const addresses = await publicAddresses()
  await followedUp(product.application)
  const before = await seenAt(addresses)
  for (const change of changes) thingOf(await staff().put(`/api/scenarios/${id}/steps`, change))
  const answers = (await Promise.all(Array.from({ length: 2 }, () => read(id)))).flat()
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const during = await seenAt(addresses)
  await staff().delete(`/api/scenarios/${id}`)
  await followedUp(product.application)
  for (const seen of [during, await seenAt(addresses)]) expect([...seen]).toEqual([...before])
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
