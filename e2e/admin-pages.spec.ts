import { ADMIN_PAGE_NAMES, adminPage, type AdminPageName } from '@fullcourt/domain/pages/admin-pages'
import { addressOf } from '@fullcourt/domain/pages/path'
import { gameNumber, type Game } from './demo-games'
import { expect, followDevice, sidewaysScroll, signIn, test, violationsInBothThemes } from './visit'

/** The address of every page of the admin, with things of the demo league. */
const addressesOf = (url: string, game: Game): readonly (readonly [AdminPageName, string])[] => {
  const place = {
    season: game.season_id,
    league: game.leagueId,
    team: game.home_team_id,
    game: game.id,
    organization: 1,
    division: 1,
    import: 1,
    player: 1,
  }
  return ADMIN_PAGE_NAMES.map(name => [name, url + addressOf<string>(adminPage(name).path, place)])
}

for (const width of [360, 1280])
  test(`the colours of a white team: nothing for axe to find, light and dark, ${width} px`, async ({
    page,
    product,
    context,
  }) => {
    await followDevice(context, product.url)
    await page.setViewportSize({ width, height: 800 })
    await signIn(page, product.url, product.staff)
    await page.goto(`${product.url}/teamList`)
    await page.getByRole('button', { name: /Edit.*Free Agents/ }).click()
    await page.getByText('Text on it is black (contrast 21.0).').waitFor()
    expect(await violationsInBothThemes(page)).toEqual([])
  })

test.describe.configure({ mode: 'parallel' })

for (const width of [360, 1280])
  test(`the admin: nothing for axe to find, light and dark, ${width} px`, async ({ page, product, context }) => {
    // Every page is looked at, one after another.
    test.setTimeout(600_000)
    await followDevice(context, product.url)
    await page.setViewportSize({ width, height: 800 })
    const game = await gameNumber(product.url, 0)
    await signIn(page, product.url, product.staff)
    for (const [name, address] of addressesOf(product.url, game)) {
      await page.goto(address)
      await expect(page.locator('h1')).toHaveCount(1)
      await page.waitForLoadState('networkidle')
      expect(await violationsInBothThemes(page), name).toEqual([])
      expect(await sidewaysScroll(page), name).toBe(0)
    }
  })
