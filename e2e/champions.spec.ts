import type { APIRequestContext } from '@playwright/test'
import { ownBracket, playMatchup, type OwnBracket } from './own-bracket'
import { showsItsAddress } from './page-content'
import type { RunningProduct } from './running-product'
import { DESK, PHONE } from './screens'
import { expect, followDevice, openPage, sidewaysScroll, signIn, violationsInOneTheme } from './visit'
import { eachOf, test, type League } from './visitors'

type Send = (method: 'POST' | 'PUT', path: string, data: object) => Promise<void>

const sending =
  (request: APIRequestContext, { url }: RunningProduct): Send =>
  async (method, path, data) =>
    expect((await request.fetch(url + path, { method, data })).ok(), path).toBe(true)

/** Gives the organization of a bracket a domain of its own; answers where its visitors find it. */
const giveDomain = async (send: Send, { url }: RunningProduct, { slug, organization }: OwnBracket): Promise<League> => {
  const domain = `${slug}.localhost`
  await send('PUT', `/api/organizations/${organization}`, { domain })
  return { url, slug, domain }
}

test('a bracket that is open names its champion by itself, and leads to the team', async ({ page, product, visit }) => {
  await signIn(page, product.url, product.admin)
  const bracket = await ownBracket(page.request, product, { name: 'champion-followed', teams: ['Hawks', 'Owls'] })
  const visitors = await visit(await giveDomain(sending(page.request, product), product, bracket))
  const { division, season } = bracket
  await eachOf(visitors, async visitor => {
    const address = `${visitor.home}/tournamentBracket?divisionId=${division}&seasonId=${season}`
    await openPage(visitor.page, address)
  })
  await playMatchup(page.request, product, bracket, 'r1-0', [70, 71])

  await eachOf(visitors, async visitor => {
    const banner = visitor.page.locator('p', { has: visitor.page.getByText('Champion', { exact: true }) })
    await banner.getByRole('link', { name: 'Owls' }).click()
    await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText('Owls')
    await expect(visitor.page.getByRole('link', { name: /^Won 71–70 against Hawks/ })).toBeVisible()
    expect(await sidewaysScroll(visitor.page)).toBe(0)
  })
})

/** A league with the champion of a past season. */
const leagueAfterFinal = async (request: APIRequestContext, product: RunningProduct, name: string): Promise<League> => {
  const bracket = await ownBracket(request, product, { name, teams: ['Hawks', 'Owls'] })
  await playMatchup(request, product, bracket, 'r1-0', [79, 73])
  const send = sending(request, product)
  const teams = (await (await request.get(`${product.url}/api/teamsv2?slug=${bracket.slug}`)).json()) as { id: number }[]
  for (const { id } of teams) await send('PUT', `/api/teams/${id}`, { colors: ['#ffd400', '#1b1b1b'] })
  await send('POST', `/api/organizations/${bracket.organization}/seasons`, { name: 'Winter', active: true })
  return giveDomain(send, product, bracket)
}

test("links alone lead from the home page to last season's champion", async ({ page, product, visit }) => {
  await signIn(page, product.url, product.admin)
  await eachOf(await visit(await leagueAfterFinal(page.request, product, 'champion-found')), async ({ page: visitor, home }) => {
    await openPage(visitor, home)
    await visitor.getByRole('contentinfo').getByRole('link', { name: 'Champions' }).click()
    const fall = visitor.getByRole('region', { name: 'Fall' })
    await expect(fall.getByRole('link', { name: /Final 79–73 against Owls/ })).toBeVisible()
    await fall.getByRole('link', { name: 'Hawks' }).click()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Hawks')
    await visitor.getByRole('link', { name: /^Won 79–73 against Owls/ }).click()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Owls 73, Hawks 79')
    expect(await sidewaysScroll(visitor)).toBe(0)
  })
})

test('the page of champions is readable in both themes and leads into the season of each', async ({ page, product }) => {
  await signIn(page, product.url, product.admin)
  const { slug } = await leagueAfterFinal(page.request, product, 'champion-read')
  await followDevice(page.context(), product.url)
  await openPage(page, `${product.url}/${slug}/champions`)
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport)
    expect(await violationsInOneTheme(page), `at ${viewport.width} px`).toEqual([])
  }
  await page.getByRole('region', { name: 'Fall' }).getByRole('link', { name: 'Standings' }).click()
  await expect(page).toHaveURL(/\/teamList\?season=\d+$/)
  await showsItsAddress(page)
  await expect(page.getByRole('combobox', { name: 'Season' })).toContainText('Fall')
})
