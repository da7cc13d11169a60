import { ifMatch } from '../../games/testing/calls'
import { thingOf } from '../../../testing/made-league'
import { openProduct, type Client, type Product } from '../../../testing/product'
import { unique } from '../../../testing/sample'
import type { MenuLinkAnswer } from './menu.answers'

let product: Product
let owner: Client
let root: Client

beforeAll(async () => {
  product = await openProduct()
  owner = product.as('org_owner')
  root = product.as('super_admin')
})
afterAll(() => product.close())

/** An organization without a link, whose menu its super_admin sets up. */
const organizationOfItsOwn = async () => thingOf(await root.post('/api/organizations', { name: unique('League') })).id
const menuOf = async (organization: number) =>
  thingOf<MenuLinkAnswer[]>(await product.as('nobody').get(`/api/organization-links/${organization}`))
const labelsOf = async (organization: number) => (await menuOf(organization)).map(({ label }) => label)
const add = async (organization: number, label: string, body: object = {}) =>
  thingOf<MenuLinkAnswer>(await root.post('/api/organization-links', { label, organization_id: organization, ...body }))
const put = (id: number, body: object, headers = {}) => root.put(`/api/organization-links/${id}`, body, headers)

describe('a menu', () => {
  it('is empty at first, and that of nobody is not there', async () => {
    expect(await menuOf(await organizationOfItsOwn())).toEqual([])
    expect(await owner.get('/api/organization-links/999999')).toMatchObject({
      status: 404,
      body: { message: 'Organization not found' },
    })
  })

  it('shows its links to everybody, in their order', async () => {
    const organization = await organizationOfItsOwn()
    await add(organization, ' Meet  the Team ')
    await add(organization, 'Shop', { is_external: true, url: 'https://shop.example', show_in_navbar: false, position: 0 })
    const base = { organization_id: organization, revision: expect.any(Number) as number, id: expect.any(Number) as number }
    expect(await menuOf(organization)).toEqual([
      {
        ...base,
        label: 'Shop',
        is_external: true,
        slug: null,
        page: null,
        url: 'https://shop.example',
        show_in_navbar: false,
        position: 0,
      },
      {
        ...base,
        label: 'Meet the Team',
        is_external: false,
        slug: 'meet-the-team',
        page: null,
        url: null,
        show_in_navbar: true,
        position: 1,
      },
    ])
  })

  it('says which page of the site each link leads to', async () => {
    const organization = await organizationOfItsOwn()
    await add(organization, 'Join our team')
    await add(organization, 'Questions?', { slug: 'leagueInfo' })
    await add(organization, 'News')
    const links = await menuOf(organization)
    expect(links.map(({ slug, page }) => [slug, page])).toEqual([
      ['join-our-team', '/ourTeam'],
      ['leagueinfo', '/leagueInfo'],
      ['news', null],
    ])
  })

  it('begins with the standard bar of its template, once', async () => {
    const organization = await organizationOfItsOwn()
    const begin = () => root.post('/api/organization-links/standard', { organization_id: organization })
    thingOf(await root.put(`/api/organizations/${organization}/site`, { template: 'youth' }))
    const links = thingOf<MenuLinkAnswer[]>(await begin())
    expect(links.map(({ label, page }) => [label, page])).toEqual([
      ['Home', '/'],
      ['Schedule', '/schedule'],
      ['Standings', '/teamList'],
      ['Players', '/playerList'],
      ['About', '/about'],
    ])
    expect(await begin()).toMatchObject({ body: links })
  })

  it('is put in order by the position of each link, one after another', async () => {
    const organization = await organizationOfItsOwn()
    const links: MenuLinkAnswer[] = []
    for (const label of ['A', 'B', 'C', 'D']) links.push(await add(organization, label))
    for (const [position, { id }] of [...links].reverse().entries()) thingOf(await put(id, { position }))
    expect(await labelsOf(organization)).toEqual(['D', 'C', 'B', 'A'])
  })

  it('keeps every link that fifty people add at once', async () => {
    const organization = await organizationOfItsOwn()
    const labels = Array.from({ length: 50 }, (_, i) => `Link ${i}`)
    await Promise.all(labels.map(label => add(organization, label)))
    const menu = await menuOf(organization)
    expect(menu.map(({ label }) => label).sort()).toEqual([...labels].sort())
    expect(menu.map(({ position }) => position)).toEqual(labels.map((_, i) => i))
  })
})

describe('a link', () => {
  let link: MenuLinkAnswer
  beforeEach(async () => {
    link = await add(await organizationOfItsOwn(), 'Shop', { is_external: true, url: 'https://shop.example' })
  })

  it('loses its url when it leads inside, and is named after its label', async () =>
    expect(await put(link.id, { is_external: false })).toMatchObject({
      status: 200,
      body: { is_external: false, url: null, slug: 'shop' },
    }))

  it('is hidden and shown alone', async () => {
    expect(await put(link.id, { show_in_navbar: false })).toMatchObject({
      status: 200,
      body: { label: 'Shop', url: 'https://shop.example', show_in_navbar: false },
    })
    expect(await put(link.id, { show_in_navbar: true })).toMatchObject({ body: { show_in_navbar: true } })
  })

  it('is changed and moved in one call, or not at all', async () => {
    await add(link.organization_id, 'News')
    expect(await put(link.id, { label: '', position: 1 })).toMatchObject({ status: 400 })
    expect(await labelsOf(link.organization_id)).toEqual(['Shop', 'News'])
    expect(await put(link.id, { label: 'Store', position: 1 })).toMatchObject({ status: 200, body: { position: 1 } })
    expect(await labelsOf(link.organization_id)).toEqual(['News', 'Store'])
  })

  it.each([
    [{ label: ' ' }, 'Label is required.'],
    [{ url: 'javascript:alert(1)' }, 'URL must be a link that begins with https:// or http://.'],
    [{ url: null }, 'An external link needs a URL.'],
    [{ position: -1 }, 'Position must be at least 0'],
    [{ is_external: null }, 'Is external must be yes or no'],
  ])('is not changed to %j', async (body, message) =>
    expect(await put(link.id, body)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(message) as string },
    }),
  )

  it('that was removed is gone', async () => {
    expect(await root.delete(`/api/organization-links/${link.id}`)).toMatchObject({ status: 204 })
    expect(await menuOf(link.organization_id)).toEqual([])
    for (const answer of [await put(link.id, { label: 'X' }), await root.delete(`/api/organization-links/${link.id}`)])
      expect(answer).toMatchObject({ status: 404, body: { message: 'Link not found' } })
  })

  it('is not moved by one who does not know that the order changed', async () => {
    const news = await add(link.organization_id, 'News')
    const [{ revision } = news] = await menuOf(link.organization_id)
    thingOf(await put(news.id, { position: 0 }))
    expect(await put(link.id, { position: 1 }, ifMatch(revision))).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('changed the order of the menu') as string },
    })
  })

  it('is in the history of its organization', async () => {
    thingOf(await put(link.id, { label: 'Store' }))
    await root.delete(`/api/organization-links/${link.id}`)
    const entries = thingOf<{ what: string }[]>(await root.get(`/api/history/organization/${link.organization_id}`))
    expect(entries.slice(0, 3).map(({ what }) => what)).toEqual([
      'removed the link Store from the menu',
      'changed the label of Store from Shop to Store',
      'added the link Shop to the menu',
    ])
  })
})
