import { makeLeague, makeSeason, thingOf } from '../../testing/made-league'
import { openProduct, type Product } from '../../testing/product'

let product: Product
let league: number

beforeAll(async () => {
  product = await openProduct({ FULLCOURT_ROOT_HOST: 'fullcourt.example.com' })
  const owner = product.as('org_owner')
  thingOf(await owner.put(`/api/organizations/${product.organization.id}`, { domain: 'hoops.example.com' }))
  league = (await makeLeague(owner, 'Monday', await makeSeason(owner, { active: true }))).league
})
afterAll(() => product.close())

const visit = async (url: string, host = 'localhost') => {
  const { status, headers } = await product.as('nobody').get(url, { host })
  return [status, headers.location]
}

describe('The slug of an organization on its own domain', () => {
  it.each([
    ['/riverside', '/'],
    ['/riverside/', '/'],
    ['/Riverside/teamList?league=7', '/teamList?league=7'],
    ['/riverside//evil.example.com', '/evil.example.com'],
  ])('%s leads to %s', async (url, to) => expect(await visit(url, 'hoops.example.com')).toEqual([301, to]))

  it('leads nowhere on the domain of another', async () => {
    thingOf(await product.as('super_admin').put(`/api/organizations/${product.foreign.id}`, { domain: 'other.example.com' }))
    expect(await visit('/riverside/teamList', 'other.example.com')).toEqual([404, undefined])
  })
})

it.each([
  ['/', 'hoops.example.com', 'http://fullcourt.example.com'],
  ['/riverside', 'fullcourt.example.com', 'http://fullcourt.example.com'],
  ['/riverside', 'localhost', 'http://localhost'],
])('What powers a site is linked to from %s on %s', async (url, host, address) =>
  expect((await product.as('nobody').get(url, { host })).body).toContain(`<a href="${address}">Powered by`),
)

describe('Visitors of the address of a league', () => {
  it.each([
    ['/riverside/leagues/:league'],
    ['/leagues/:league?slug=riverside'],
    ['/leagues/:league?domain=hoops.example.com'],
    ['/leagues/:league?domain=www.hoops.example.com'],
  ])('see its standings on the public site: %s', async url =>
    expect(await visit(url.replace(':league', String(league)))).toEqual([302, `/riverside/teamList?league=${league}`]),
  )

  it('see them on the domain of its organization', async () =>
    expect(await visit(`/leagues/${league}`, 'hoops.example.com')).toEqual([302, `/teamList?league=${league}`]))

  it('see them of a past season', async () => {
    const past = await makeLeague(product.as('org_owner'), 'Tuesday')
    const standings = `/riverside/teamList?league=${past.league}&season=${past.season}`
    expect(await visit(`/riverside/leagues/${past.league}`)).toEqual([302, standings])
  })

  it('see them on localhost with the domain in the query, where the organization has no slug', async () => {
    const root = product.as('super_admin')
    const { id } = thingOf(await root.post('/api/organizations', { name: 'Lakeside', domain: 'lakeside.example.com' }))
    const { id: season } = thingOf(await root.post(`/api/organizations/${id}/seasons`, { name: 'Fall', active: true }))
    const made = await makeLeague(root, 'Sunday', season)
    expect(await visit(`/leagues/${made.league}?domain=lakeside.example.com`)).toEqual([
      302,
      `/teamList?league=${made.league}&domain=lakeside.example.com`,
    ])
    expect(await visit(`/riverside/leagues/${made.league}`)).toEqual([404, undefined])
  })

  it.each(['/riverside/leagues/999999', '/leagues/999999?slug=riverside', '/leagues/999999?domain=hoops.example.com'])(
    'see that it is not there: %s',
    async url => expect(await visit(url)).toEqual([404, undefined]),
  )

  it.each(['/leagues/7', '/leagues/7?slug=nobody', '/leagues/7?domain=evil.example.com'])(
    'sign in where it names nobody’s site: %s',
    async url => expect(await visit(url)).toEqual([302, `/login?next=${encodeURIComponent(url)}`]),
  )
})
