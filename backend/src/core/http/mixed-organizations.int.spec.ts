import { openProduct, type Client, type Product } from '../../testing/product'
import { sampleOf, type Sample } from '../../testing/sample'
import { storedSince } from '../../testing/stored'

let product: Product
let own: Sample
let foreign: Sample
let sue: Client

beforeAll(async () => {
  product = await openProduct()
  own = await sampleOf(product, product.organization, product.as('org_owner'))
  foreign = await sampleOf(product, product.foreign, product.as('stranger'))
  sue = product.as('super_admin')
})
afterAll(() => product.close())

/** What would bring a thing of one organization into another one. */
const MIXTURES: readonly { readonly what: string; readonly call: () => ReturnType<Client['post']> }[] = [
  {
    what: 'a league copied from its season',
    call: () =>
      sue.post(`/api/seasonsv2/${own.league.season}/leagues`, { name: 'Monday Night', copyFromSeasonId: foreign.league.season }),
  },
  {
    what: 'a season copied from it',
    call: () =>
      sue.post(`/api/organizations/${own.organization.id}/seasons`, { name: 'Copy', copyFromSeasonId: foreign.league.season }),
  },
  {
    what: 'its team, copied into a league',
    call: () => sue.post(`${own.league.address}/teams`, { copyFromTeamId: foreign.teams[0] }),
  },
  {
    what: 'its team, moved to a league',
    call: () => sue.put(`/api/teams/${foreign.teams[0]}`, { leagueId: own.league.league }),
  },
  {
    what: 'its player, put on a roster',
    call: () => sue.post(`${own.league.address}/teams/${own.teams[0]}/players`, { player_id: foreign.player }),
  },
  {
    what: 'its player, named captain',
    call: () => sue.put(`${own.league.address}/teams/${own.teams[0]}`, { captainId: foreign.player }),
  },
  {
    what: 'its team, playing a game',
    call: () =>
      sue.post(`${own.league.address}/games`, { home_team_id: own.teams[0], away_team_id: foreign.teams[0], date: '2026-02-01' }),
  },
  {
    what: 'its player, merged into one',
    call: () => sue.post('/api/playersv2/merge', { masterId: own.player, duplicateIds: [foreign.player] }),
  },
  {
    what: "its player's line",
    call: () =>
      sue.put('/api/player-game-stats', { player_id: foreign.player, game_id: own.game, team_id: own.teams[0], stats: [] }),
  },
]

/** A user who may see every organization still keeps them apart. */
describe('a super_admin brings nothing of another organization into one', () => {
  it.each(MIXTURES)('$what is refused, and nothing is written', async ({ call }) => {
    const before = await product.application.stores.events.head()
    const { status } = await call()
    expect([[404, 409].includes(status), (await storedSince(product, before)).map(({ type }) => type)]).toEqual([true, []])
  })
})
