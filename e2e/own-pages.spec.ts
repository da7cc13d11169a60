import type { APIRequestContext, Page } from '@playwright/test'
import { dragHandle, liftByKeyboard } from './drag-handle'
import { ownName } from './own-name'
import type { Person, RunningProduct } from './running-product'
import { expect, signIn, signInByForm, test, violations } from './visit'
import { tabTo } from './ways'

type Thing = { readonly id: number; readonly label: string }

const signedIn = async (request: APIRequestContext, { url }: RunningProduct, person: Person) => {
  const reply = await request.post(`${url}/api/auth/login`, { data: person })
  expect(reply.status()).toBe(200)
  return ((await reply.json()) as { user: { id: number } }).user
}

/** A league of its own, so that no other journey sees its menu; `request` is a super_admin's. */
const leagueWithoutLinks = async (request: APIRequestContext, product: RunningProduct, slug: string) => {
  const made = await request.post(`${product.url}/api/organizations`, { data: { name: 'Menu League', slug } })
  expect(made.status()).toBe(201)
  return ((await made.json()) as { id: number }).id
}

test('the header shows the own menu of a league as soon as it changes, to visitors too', async ({ playwright, product }) => {
  const staff = await playwright.request.newContext()
  const visitor = await playwright.request.newContext()
  await signedIn(staff, product, product.admin)
  const slug = ownName('own-menu')
  const organization_id = await leagueWithoutLinks(staff, product, slug)
  const menu = async () => {
    const html = await (await visitor.get(`${product.url}/${slug}`)).text()
    const [nav = ''] = /<nav[^]*?<\/nav>/.exec(html) ?? []
    return [...nav.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)
  }
  const add = async (link: object) =>
    (await (await staff.post(`${product.url}/api/organization-links`, { data: { organization_id, ...link } })).json()) as Thing
  expect(await menu()).toContain(`/${slug}/teamList`)
  await add({ label: 'Schedule' })
  const shop = await add({ label: 'Shop', is_external: true, url: 'https://shop.example' })
  await add({ label: 'Drafts', show_in_navbar: false })
  expect(await menu()).toEqual([`/${slug}/schedule`, 'https://shop.example'])
  await staff.put(`${product.url}/api/organization-links/${shop.id}`, { data: { position: 0 } })
  expect(await menu()).toEqual(['https://shop.example', `/${slug}/schedule`])
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

/** The labels of the list of links, from the top. */
const listed = (page: Page) =>
  page
    .getByRole('button', { name: /^Move L\d+, position/ })
    .evaluateAll(handles => handles.map(handle => /L\d+/.exec(handle.getAttribute('aria-label') ?? '')?.[0]))

const handle = (page: Page, label: string) => page.getByRole('button', { name: new RegExp(`^Move ${label}, position`) })

test('a menu of 12 links is put in order with the pointer, by the keyboard alone and on a phone', async ({ page, product }) => {
  await signIn(page, product.url, product.admin)
  const organization_id = await leagueWithoutLinks(page.request, product, ownName('twelve-links'))
  const labels = Array.from({ length: 12 }, (_, at) => `L${at + 1}`)
  for (const label of labels)
    await page.request.post(`${product.url}/api/organization-links`, { data: { organization_id, label } })
  await page.setViewportSize({ width: 1280, height: 1000 })
  await page.goto(`${product.url}/navbar-links?organization=${organization_id}`)
  await expect.poll(() => listed(page)).toEqual(labels)

  await dragHandle(page, handle(page, 'L6'), handle(page, 'L1'))
  await expect.poll(() => listed(page)).toEqual(['L6', 'L1', 'L2', 'L3', 'L4', 'L5', ...labels.slice(6)])

  await page.reload()
  await tabTo(page, handle(page, 'L2'))
  await liftByKeyboard(page, 'L2')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(/L2 over position 4 of 12/)).toBeAttached()
  await page.keyboard.press('Space')
  await expect.poll(() => listed(page)).toEqual(['L6', 'L1', 'L3', 'L2', 'L4', 'L5', ...labels.slice(6)])

  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Place of L12' }).click()
  await page.getByRole('menuitem', { name: 'Move to top' }).click()
  const last = ['L12', 'L6', 'L1', 'L3', 'L2', 'L4', 'L5', 'L7', 'L8', 'L9', 'L10', 'L11']
  await expect.poll(() => listed(page)).toEqual(last)
  expect(await violations(page)).toEqual([])
  const links = await page.request.get(`${product.url}/api/organization-links/${organization_id}`)
  expect(((await links.json()) as Thing[]).map(({ label }) => label)).toEqual(last)
})

test('anything is found and opened from everywhere, by the keyboard alone and by touch on a phone', async ({ page, product }) => {
  await signInByForm(page, product.url, product.owner)
  const teams = (await (await page.request.get(`${product.url}/api/teams`)).json()) as { id: number; name: string }[]
  const [team] = teams
  if (!team) throw new Error('The demo league has no team.')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: /Seasons, leagues, teams/ })
  await expect(field).toBeFocused()
  await page.keyboard.type(team.name.split(' ').reverse().join(' '))
  const found = page.getByRole('listbox').getByRole('option')
  await expect(found.and(page.locator('[aria-selected=true]'))).toContainText(team.name)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.waitForURL(`${product.url}/teams/${team.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(team.name)

  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(found.first()).toContainText(team.name)
  expect(await violations(page)).toEqual([])
  await found.filter({ hasText: /^Standings/ }).click()
  await page.waitForURL(`${product.url}/fab/standings`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Standings')
})
