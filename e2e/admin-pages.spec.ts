import type { Page } from '@playwright/test'
import { ADMIN_PAGE_NAMES, adminPage, type AdminPageName } from '@fullcourt/domain/pages/admin-pages'
import { addressOf } from '@fullcourt/domain/pages/path'
import { answerApart } from './answer-apart'
import { gameNumber, type Game } from './demo-games'
import { isTried } from './explores'
import { DESK, PHONE, WIDTHS } from './screens'
import { expect, followDevice, layoutShift, sidewaysScroll, signIn, test, violationsInOneTheme, watchLayoutShift } from './visit'

/** The address of every page of the admin, with things of the demo league. */
const addressesOf = (url: string, game: Game) => {
  const place = {
    season: game.season_id,
    league: game.leagueId,
    team: game.home_team_id,
    game: game.id,
    organization: 1,
    division: 1,
    import: 1,
    scenario: 1,
    player: 1,
  }
  return (name: AdminPageName): string => url + addressOf<string>(adminPage(name).path, place)
}

test('the colours of a white team: nothing for axe to find, light and dark, on a phone and at a desk', async ({
  page,
  product,
  context,
}) => {
  await followDevice(context, product.url)
  await signIn(page, product.url, product.staff)
  await page.goto(`${product.url}/teamList`)
  await page.getByRole('button', { name: /Edit.*Free Agents/ }).click()
  await page.getByText('Text on it is black (contrast 21.0).').waitFor()
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await violationsInOneTheme(page), `at ${width} px`).toEqual([])
  }
})

/** Heads whose words do not begin, or end, where those of their cells do, and how many were looked at. */
const headsBesideCells = (page: Page) =>
  page.evaluate(() => {
    const edgesOf = (cell: Element) => {
      const words = document.createRange()
      words.selectNodeContents(cell)
      const boxes = [...words.getClientRects()].filter(({ width }) => width > 1)
      return { left: Math.min(...boxes.map(({ left }) => left)), right: Math.max(...boxes.map(({ right }) => right)) }
    }
    const beside: string[] = []
    let looked = 0
    for (const table of document.querySelectorAll('main table'))
      for (const head of table.querySelectorAll<HTMLTableCellElement>('thead th'))
        for (const row of [...table.querySelectorAll<HTMLTableRowElement>('tbody tr')].slice(0, 3)) {
          const cell = row.cells[head.cellIndex]
          if (!head.innerText.trim() || !cell?.innerText.trim() || cell.querySelector('button, input')) continue
          const edge = /right|end/.test(getComputedStyle(head).textAlign) ? 'right' : 'left'
          looked += 1
          if (Math.abs(edgesOf(head)[edge] - edgesOf(cell)[edge]) > 1) beside.push(head.innerText)
        }
    return { looked, beside }
  })

test('the heads of tables stand over their cells', async ({ page, product }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const addressOfPage = addressesOf(product.url, await gameNumber(product.url, 0))
  await signIn(page, product.url, product.staff)
  for (const name of ['standings', 'players', 'teams', 'seasons', 'league', 'roster', 'game'] as const) {
    await page.goto(addressOfPage(name))
    await expect.poll(async () => (await headsBesideCells(page)).looked, name).toBeGreaterThan(0)
    expect((await headsBesideCells(page)).beside, name).toEqual([])
  }
})

test.describe.configure({ mode: 'parallel' })

/** Addresses that lead on to another page, which is looked at under its own. */
const LEAD_ON: ReadonlySet<AdminPageName> = new Set<AdminPageName>(['seasonById', 'leagueById', 'organization'])

/** Half of the pages each, so that both are looked at side by side. */
const HALVES = [0, 1].map(half => ADMIN_PAGE_NAMES.filter(name => !LEAD_ON.has(name)).filter((_, n) => n % 2 === half))

for (const [half, names] of HALVES.entries())
  test(`the admin: nothing for axe to find, light and dark, on a phone and at a desk, and nothing moves while answers come, ${half + 1} of 2`, async ({
    page,
    product,
    context,
  }) => {
    // Every page is looked at, one after another.
    test.setTimeout(600_000)
    await followDevice(context, product.url)
    const addressOfPage = addressesOf(product.url, await gameNumber(product.url, 0))
    await signIn(page, product.url, product.staff)
    await watchLayoutShift(page)
    await answerApart(page)
    for (const [place, name] of names.entries()) {
      await page.setViewportSize(place % 2 === 0 ? PHONE : DESK)
      await page.goto(addressOfPage(name))
      await expect(page.locator('h1')).toHaveCount(1)
      await page.waitForLoadState('networkidle')
      expect.soft(await layoutShift(page), `${name}, while its answers come`).toBeLessThanOrEqual(0.02)
      for (const [screen, width] of WIDTHS.entries()) {
        await page.setViewportSize({ width, height: 800 })
        if (isTried(place, screen)) expect(await violationsInOneTheme(page), `${name} at ${width} px`).toEqual([])
        expect(await sidewaysScroll(page), `${name} at ${width} px`).toBe(0)
      }
    }
  })
