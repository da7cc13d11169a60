import { leagueMaker, type TestLeague } from '../../contexts/games/testing/league'
import { openProduct, type Product } from '../../testing/product'
import type { SearchAnswer } from './search.answers'

let product: Product
let monday: TestLeague
let ana: number

beforeAll(async () => {
  product = await openProduct()
  const maker = leagueMaker(product)
  monday = await maker.league(product.organization.id, { players: 1 })
  ana = await maker.player(product.organization.id, 'Ana', 'Castañeda')
  await maker.join(monday, monday.teams[0].id, ana)
})
afterAll(() => product.close())

const search = async (text: string, slug = product.organization.slug): Promise<SearchAnswer> => {
  const answer = await product.as('nobody').get(`/api/search?slug=${slug}&q=${encodeURIComponent(text)}`)
  expect(answer.status).toBe(200)
  return answer.body as SearchAnswer
}
const found = async (text: string) => (await search(text)).hits.map(({ kind, name }) => `${kind} ${name}`)

it('finds a player by a misspelt name, with the team and what of the name was found', async () => {
  expect(await search('castaneta')).toEqual({
    count: 1,
    hits: [
      {
        kind: 'player',
        name: 'Ana Castañeda',
        address: `/players/${ana}`,
        marks: [[4, 13]],
        image: null,
        team: { id: monday.teams[0].id, name: 'Hawks', logo: null, colors: [], abbreviation: null },
        leagueName: 'Monday',
        lastSeason: null,
      },
    ],
  })
})

it('finds a team by its name, and by the abbreviation that it has, once', async () => {
  const { hits } = await search('hawk')
  expect(hits.filter(({ kind }) => kind === 'team').map(({ address }) => address)).toEqual([`/teams/${monday.teams[0].id}`])
  await product.as('staff').put(`/api/teams/${monday.teams[1].id}`, { abbreviation: 'XYZ' })
  expect(await search('xyz')).toMatchObject({ count: 1, hits: [{ name: 'Bulls', marks: [] }] })
})

it('finds a page by its title, and by what the menu calls it', async () => {
  expect(await found('standigns')).toEqual(['page Standings'])
  expect(await found('tables')).toEqual([])
  const add = (link: object) =>
    product.as('org_owner').post('/api/organization-links', { ...link, organization_id: product.organization.id })
  const link = { label: 'Tables of Monday', is_external: true, url: 'https://tables.example', show_in_navbar: true }
  await add(link)
  expect((await search('tables')).hits).toMatchObject([{ kind: 'page', name: link.label, address: link.url }])
  await add({ label: 'Wanted: guards', slug: 'join-our-team' })
  expect((await search('wanted')).hits).toMatchObject([{ kind: 'page', name: 'Wanted: guards', address: '/ourTeam' }])
})

it('follows a new name at once', async () => {
  expect(await found('zamora')).toEqual([])
  await product.as('staff').put(`/api/playersv2/${ana}`, { lastName: 'Zamora' })
  expect(await found('zamora')).toEqual(['player Ana Zamora'])
  expect(await found('castañeda')).toEqual([])
})

it('finds nobody who was deleted, and no deleted team', async () => {
  const maker = leagueMaker(product)
  const gone = await maker.player(product.organization.id, 'Gonzalo', 'Gone')
  expect(await found('gonzalo')).toEqual(['player Gonzalo Gone'])
  await maker.deletePlayer(product.organization.id, gone)
  expect(await found('gonzalo')).toEqual([])
})

it('finds who played in a past season, marked with it, behind those of now', async () => {
  const maker = leagueMaker(product)
  const last = await maker.season(product.organization.id, { name: 'Winter', active: false })
  const winter = await maker.league(product.organization.id, { players: 1, season: last, name: 'Friday' })
  const { hits } = await search('p1 hawks')
  expect(hits.map(({ address, lastSeason }) => [address, lastSeason])).toEqual([
    [`/players/${monday.teams[0].players[0]}`, null],
    [`/players/${winter.teams[0].players[0]}?season=${last}`, 'Winter'],
  ])
})

it('finds nothing of another organization, and nothing for a text without letters', async () => {
  expect((await search('ana', product.foreign.slug)).hits).toEqual([])
  expect(await search('  ')).toEqual({ count: 0, hits: [] })
})

it('refuses a text that is too long, and one that is missing', async () => {
  const asked = async (query: string) =>
    (await product.as('nobody').get(`/api/search?slug=${product.organization.slug}${query}`)).status
  expect([await asked(`&q=${'a'.repeat(101)}`), await asked('')]).toEqual([400, 400])
})
