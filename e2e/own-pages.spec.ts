import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './visit'
import type { Person, RunningProduct } from './running-product'

type Thing = { readonly id: number; readonly label: string }

const signedIn = async (request: APIRequestContext, { url }: RunningProduct, person: Person) => {
  const reply = await request.post(`${url}/api/auth/login`, { data: person })
  expect(reply.status()).toBe(200)
  return ((await reply.json()) as { user: { id: number } }).user
}

/** A league of its own, so that no other journey sees its menu; `request` is signed in as a super_admin. */
const leagueWithoutLinks = async (request: APIRequestContext, product: RunningProduct, slug: string) => {
  await signedIn(request, product, product.admin)
  const made = await request.post(`${product.url}/api/organizations`, { data: { name: 'Menu League', slug } })
  expect(made.status()).toBe(201)
  return ((await made.json()) as { id: number }).id
}

test('the header shows the own menu of a league as soon as it changes, to visitors too', async ({ playwright, product }) => {
  const staff = await playwright.request.newContext()
  const visitor = await playwright.request.newContext()
  const organization_id = await leagueWithoutLinks(staff, product, 'own-menu')
  const menu = async () => {
    const html = await (await visitor.get(`${product.url}/own-menu`)).text()
    const [nav = ''] = /<nav[^]*?<\/nav>/.exec(html) ?? []
    return [...nav.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)
  }
  const add = async (link: object) =>
    (await (await staff.post(`${product.url}/api/organization-links`, { data: { organization_id, ...link } })).json()) as Thing
  expect(await menu()).toContain('/own-menu/teamList')
  await add({ label: 'Schedule' })
  const shop = await add({ label: 'Shop', is_external: true, url: 'https://shop.example' })
  await add({ label: 'Drafts', show_in_navbar: false })
  expect(await menu()).toEqual(['/own-menu/schedule', 'https://shop.example'])
  await staff.put(`${product.url}/api/organization-links/${shop.id}`, { data: { position: 0 } })
  expect(await menu()).toEqual(['https://shop.example', '/own-menu/schedule'])
  await Promise.all([staff.dispose(), visitor.dispose()])
})

test('a person’s own theme is on the first byte of every page, whatever this device had', async ({ playwright, product }) => {
  const person = await playwright.request.newContext()
  const { id } = await signedIn(person, product, product.owner)
  const themeOf = async (page: string, cookie = '') => {
    const { cookies } = await person.storageState()
    const session = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const html = await (await person.get(product.url + page, { headers: { cookie: `${session}; ${cookie}` } })).text()
    return /<html[^>]*data-theme="(\w+)"/.exec(html)?.[1]
  }
  expect(await Promise.all([themeOf('/dashboard/seasons'), themeOf('/demo')])).toEqual(['auto', 'auto'])
  expect(await themeOf('/demo', 'theme=light')).toBe('light')
  expect((await person.put(`${product.url}/api/usersv2/${id}`, { data: { theme: 'dark' } })).status()).toBe(200)
  const pages = ['/dashboard/seasons', '/demo', '/demo/schedule']
  expect(await Promise.all(pages.map(page => themeOf(page, 'theme=light')))).toEqual(['dark', 'dark', 'dark'])
  await person.put(`${product.url}/api/usersv2/${id}`, { data: { theme: 'auto' } })
  await person.dispose()
})
