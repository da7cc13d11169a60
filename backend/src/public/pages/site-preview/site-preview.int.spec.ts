import { makeLeague, makePlayer, makeTeam, thingOf } from '../../../testing/made-league'
import { openProduct, type Client, type Product } from '../../../testing/product'
import { unique } from '../../../testing/sample'
import type { SiteAnswer } from '../../../contexts/organizations/site/site.answers'
import type { SitePreviewAnswer } from './site-preview.answers'

let product: Product
let staff: Client
let root: Client

beforeAll(async () => {
  product = await openProduct()
  staff = product.as('staff')
  root = product.as('super_admin')
})
afterAll(() => product.close())

const siteAddress = () => `/api/organizations/${product.organization.id}/site`

const previewOf = async (body: object, client = staff, site = siteAddress()) =>
  thingOf<SitePreviewAnswer>(await client.post(`${site}/preview`, body))

const mainOf = (html: string) => /<main[^>]*>([^]*)<\/main>/.exec(html)?.[1]

it('A preview is the page with what is typed, and nothing of it is saved', async () => {
  const saved = thingOf<SiteAnswer>(await staff.put(siteAddress(), { content: { about: { text: 'We are many.' } } }))
  const { html, faults } = await previewOf({ page: 'about', content: { about: { text: 'We are **few**.' } } })
  expect(mainOf(html)).toContain('We are <strong>few</strong>.')
  expect(mainOf(html)).not.toContain('We are many.')
  expect(faults).toEqual([])
  expect(thingOf<SiteAnswer>(await staff.get(siteAddress()))).toEqual(saved)
  const { body } = await product.as('nobody').get(`/${product.organization.slug}/about`)
  expect(mainOf(String(body))).toContain('We are many.')
})

it('Without anything typed it is the page as visitors get it', async () => {
  const { html } = await previewOf({ page: 'contact' })
  const { body } = await product.as('nobody').get(`/${product.organization.slug}/contact`)
  expect(mainOf(html)).toBe(mainOf(String(body)))
})

it('Looks, colours and a logo are shown as they are typed', async () => {
  const logo = '/uploads/0a1b2c.webp'
  const typed = { colors: ['#0c2340', 'gold'], logo, content: { look: { bar: 'colour', lettering: 'serif' } } }
  const { html, faults } = await previewOf({ page: 'home', ...typed })
  expect(html).toMatch(/<html[^>]* data-lettering="serif" data-bar="colour"[^>]*--bar:#0c2340;--on-bar:#ffffff/)
  expect(mainOf(html)).toContain(`src="${logo}"`)
  expect(faults).toEqual([])
})

it('A logo from elsewhere is not shown', async () => {
  const { html, faults } = await previewOf({ page: 'home', logo: 'https://example.com/logo.png' })
  expect(html).not.toContain('https://example.com/logo.png')
  expect(faults).toEqual(['Logo must be a picture that was uploaded.'])
})

it('Hostile texts and links are text', async () => {
  const hostile = '</script><img src=x onerror=alert(1)>'
  const content = { about: { text: `${hostile} [here](javascript:alert(1))` }, home: { headline: hostile } }
  for (const page of ['about', 'home']) {
    const { html } = await previewOf({ page, content })
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain('href="javascript:')
  }
})

it('What cannot be saved yet is left out, with the reason', async () => {
  const { html, faults } = await previewOf({ page: 'registration', content: { registration: { link: 'https:', intro: 'Soon' } } })
  expect(mainOf(html)).toContain('Soon')
  expect(faults).toEqual(['Sign-up form must be a link that begins with https:// or http://.'])
})

it('An organization without slug and domain has one, with its teams', async () => {
  const { id } = thingOf(await root.post('/api/organizations', { name: unique('Lakeside') }))
  const { id: season } = thingOf(await root.post(`/api/organizations/${id}/seasons`, { name: 'Fall', active: true }))
  await makeTeam(root, await makeLeague(root, 'Monday', season), 'Herons')
  const site = `/api/organizations/${id}/site`
  const { html } = await previewOf({ page: 'home', content: { home: { headline: 'Soon here' } } }, root, site)
  expect(mainOf(html)).toContain('Soon here')
  expect(mainOf(html)).toContain('Herons')
})

it('That of the featured player is their own page', async () => {
  const team = await makeTeam(staff, await makeLeague(staff, 'Sunday'), 'Owls')
  const player = await makePlayer(staff, team, 'Ana', 'Lee')
  const { html } = await previewOf({ page: 'players', content: { players: { player, sponsor: 'Corner Bakery' } } })
  expect(mainOf(html)).toContain('Ana Lee')
  expect(mainOf(html)).toContain('Corner Bakery')
})

it('Of another organization there is none', async () =>
  expect(await product.as('stranger').post(`${siteAddress()}/preview`, { page: 'about' })).toMatchObject({ status: 404 }))
