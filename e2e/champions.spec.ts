import type { Page } from '@playwright/test'
import { ownBracket, playMatchup, publicAddress } from './own-bracket'
import type { RunningProduct } from './running-product'
import { expect, followDevice, sidewaysScroll, signIn, test, violationsInBothThemes } from './visit'

const phone = { width: 360, height: 780 }
const desk = { width: 1280, height: 800 }

test('on a phone, a bracket that is open names its champion by itself, and leads to the team', async ({
  page,
  product,
  browser,
}) => {
  await signIn(page, product.url, product.admin)
  const bracket = await ownBracket(page.request, product, { slug: 'champion-followed', teams: ['Hawks', 'Owls'] })
  const visitors = await browser.newContext({ viewport: phone })
  const visitor = await visitors.newPage()
  await visitor.goto(product.url + publicAddress(bracket), { waitUntil: 'networkidle' })
  await playMatchup(page.request, product, bracket, 'r1-0', [70, 71])

  const banner = visitor.locator('p', { has: visitor.getByText('Champion', { exact: true }) })
  await banner.getByRole('link', { name: 'Owls' }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Owls')
  await expect(visitor.getByRole('link', { name: /^Won 71–70 against Hawks/ })).toBeVisible()
  expect(await sidewaysScroll(visitor)).toBe(0)
  await visitors.close()
})

/** A league with a domain of its own and the champion of a past season; answers where its visitors find it. */
const leagueAfterFinal = async (page: Page, product: RunningProduct): Promise<string> => {
  await signIn(page, product.url, product.admin)
  const bracket = await ownBracket(page.request, product, { slug: 'champion-found', teams: ['Hawks', 'Owls'] })
  await playMatchup(page.request, product, bracket, 'r1-0', [79, 73])
  const send = async (method: 'POST' | 'PUT', path: string, data: object) =>
    expect((await page.request.fetch(product.url + path, { method, data })).ok(), path).toBe(true)
  const teams = (await (await page.request.get(`${product.url}/api/teamsv2?slug=${bracket.slug}`)).json()) as { id: number }[]
  for (const { id } of teams) await send('PUT', `/api/teams/${id}`, { colors: ['#ffd400', '#1b1b1b'] })
  await send('POST', `/api/organizations/${bracket.organization}/seasons`, { name: 'Winter', active: true })
  await send('PUT', `/api/organizations/${bracket.organization}`, { domain: 'champions.localhost' })
  return `http://champions.localhost:${new URL(product.url).port}`
}

test("at a desk, on a league's own domain, links alone lead from the home page to last season's champion", async ({
  page,
  product,
  browser,
}) => {
  const home = await leagueAfterFinal(page, product)
  const visitors = await browser.newContext({ viewport: desk })
  await followDevice(visitors, home)
  const visitor = await visitors.newPage()
  await visitor.goto(home)
  await visitor.getByRole('link', { name: 'Champions', exact: true }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Champions')
  await expect(
    visitor.getByRole('region', { name: 'Fall' }).getByRole('link', { name: /Final 79–73 against Owls/ }),
  ).toBeVisible()
  for (const viewport of [desk, phone]) {
    await visitor.setViewportSize(viewport)
    expect(await violationsInBothThemes(visitor), `at ${viewport.width} px`).toEqual([])
    expect(await sidewaysScroll(visitor)).toBe(0)
  }

  await visitor.setViewportSize(desk)
  await visitor.getByRole('region', { name: 'Fall' }).getByRole('link', { name: 'Hawks' }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Hawks')
  await visitor.getByRole('link', { name: /^Won 79–73 against Owls/ }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Owls 73, Hawks 79')
  await visitor.getByRole('navigation').getByRole('link', { name: 'Standings' }).first().click()
  await expect(visitor).toHaveURL(/\/teamList\?season=\d+$/)
  await expect(visitor.getByRole('combobox', { name: 'Season' })).toContainText('Fall')
  await visitors.close()
})
