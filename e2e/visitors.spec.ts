import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import ICAL from 'ical.js'
import { newLeague } from './new-league'
import { runningProduct, type RunningProduct } from './running-product'
import { DESK, PHONE } from './screens'
import { expect, openPage, sidewaysScroll, violationsInBothThemes } from './visit'
import { eachOf, test, type League, type Visitor } from './visitors'

/** A league with a domain of its own, which plays yesterday, today and tomorrow. */
const playingLeague = async (request: APIRequestContext, product: RunningProduct, name: string) => {
  const league = await newLeague(request, product, name)
  const where: League = { url: product.url, slug: league.slug, domain: `${league.slug}.localhost` }
  const [hawks, owls] = [await league.addTeam('Hawks'), await league.addTeam('Owls')]
  const ana = await league.addPlayer(hawks, ['Ana', 'Lee'], '4')
  const bea = await league.addPlayer(owls, ['Béatrice', 'Delacroix'], '7')
  const last = await league.addGame(hawks, owls, '19:30', -1)
  await league.addLine(last, ana, 31)
  await league.addLine(last, bea, 22)
  await league.enterScore(last, 61, 58)
  const today = await league.addGame(owls, hawks, '19:00')
  await league.addGame(owls, hawks, '20:15', 1)
  await league.signInAsAdmin()
  await league.call('PUT', `/api/organizations/${league.organization}`, { domain: where.domain })
  return { ...league, where, today }
}

let league: Awaited<ReturnType<typeof playingLeague>>
test.beforeAll(async ({ playwright }) => {
  league = await playingLeague(await playwright.request.newContext(), runningProduct(), 'visitors')
})

/** `YYYY-MM-DD` in the zone of the league. */
const dayInZone = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' })

/** The only event of a calendar, as another program reads it. */
const eventIn = (text: string) => {
  const [event, ...others] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  expect(others).toEqual([])
  return new ICAL.Event(event)
}

const heading = ({ page }: Visitor) => page.getByRole('heading', { level: 1 })

test("my team's next game gets into the calendar", async ({ visit }) =>
  eachOf(await visit(league.where), async visitor => {
    const { page, home } = visitor
    await openPage(page, home)
    await page.getByRole('region', { name: 'Standings' }).getByRole('link', { name: /Hawks/ }).click()
    await expect(heading(visitor)).toHaveText('Hawks')
    await page.getByRole('region', { name: 'Next game' }).getByRole('link').first().click()
    await expect(heading(visitor)).toHaveText('Owls at Hawks')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Add to calendar' }).first().click(),
    ])
    const event = eventIn(await readFile(await file.path(), 'utf8'))
    expect(event.summary).toBe('Owls @ Hawks')
    const day = await page.locator('main time').first().getAttribute('datetime')
    expect(dayInZone.format(event.startDate.toJSDate())).toBe(day)
  }))

test("last night's box score is three steps from the home page", async ({ visit }) =>
  eachOf(await visit(league.where), async visitor => {
    const { page, home } = visitor
    await openPage(page, home)
    const menu = page.getByRole('button', { name: 'Menu' })
    if (await menu.isVisible()) await menu.click()
    await page.getByRole('navigation').getByRole('link', { name: 'Schedule' }).filter({ visible: true }).first().click()
    await page.getByRole('link', { name: /Hawks.*61.*Owls.*58/s }).click()
    await expect(heading(visitor)).toHaveText('Hawks 61, Owls 58')
    const lineIn = (team: string, player: RegExp) =>
      page.getByRole('table', { name: `Box score of ${team}` }).getByRole('row', { name: player })
    await expect(lineIn('Hawks', /Ana/)).toContainText('31')
    await expect(lineIn('Owls', /Béatrice/)).toContainText('22')
    expect(await sidewaysScroll(page)).toBe(0)
  }))

test('a player is found by a misspelt name without its accent', async ({ visit }) =>
  eachOf(await visit(league.where), async visitor => {
    const { page, home, isOnPhone } = visitor
    await openPage(page, home)
    if (isOnPhone) await page.getByRole('link', { name: 'Search' }).click()
    await page.locator('input[type=search]').filter({ visible: true }).fill('beatrise delacrox')
    await page.keyboard.press('Enter')
    // Suggestions close with the step to the page of results, so a link of one of them may be gone under the click.
    await expect(page).toHaveURL(/search\?q=/)
    await page.getByRole('main').getByRole('link', { name: 'Béatrice Delacroix' }).first().click()
    await expect(heading(visitor)).toHaveText('Béatrice Delacroix')
    expect(await sidewaysScroll(page)).toBe(0)
  }))

/** What the badges of a page are painted with, by their letters. */
const badgesIn = (html: string): readonly (readonly [letters: string, colour: string])[] =>
  [...html.matchAll(/--team:(#[0-9a-f]{6})[^>]*>([A-Z]{3})</g)].map(([, colour = '', letters = '']) => [letters, colour])

test('a team that chose no colours is told apart by the same one on every page', async ({ request }) => {
  const { url, slug } = league.where
  const seen = new Map<string, Set<string>>()
  for (const path of ['', '/teamList', '/schedule', `/games/${league.today}`, '/leaderboard', '/search?q=ha', '/search?q=ow']) {
    const badges = badgesIn(await (await request.get(`${url}/${slug}${path}`)).text())
    expect.soft(badges.length, path).toBeGreaterThan(0)
    for (const [letters, colour] of badges) seen.set(letters, (seen.get(letters) ?? new Set()).add(colour))
  }
  expect([...seen].map(([letters, { size }]) => [letters, size]).sort()).toEqual([
    ['HAW', 1],
    ['OWL', 1],
  ])
})

test('the page of a game shows what another device enters', async ({ visit }) => {
  const visitors = await visit(league.where)
  await eachOf(visitors, async visitor => {
    await openPage(visitor.page, `${visitor.home}/games/${league.today}`)
    await expect(heading(visitor)).toHaveText('Owls at Hawks')
  })
  await league.enterScore(league.today, 70, 71)
  await eachOf(visitors, async visitor => {
    await expect(heading(visitor)).toHaveText('Owls 70, Hawks 71')
    await expect(visitor.page.getByRole('status').filter({ hasText: 'Owls 70, Hawks 71' })).toHaveCount(1)
    expect(await sidewaysScroll(visitor.page)).toBe(0)
  })
})

test('a misspelt name is searched for by keyboard alone', async ({ page, product }) => {
  await page.setViewportSize(DESK)
  await openPage(page, `${product.url}/demo/leaderboard`)
  const leader = page.locator('#points').getByRole('link').first()
  const name = await leader.innerText()
  const misspelt = name.replace(/(\p{L})(\p{L})(?=\p{L}*$)/u, '$2$1')
  await page.keyboard.press('Control+k')
  await page.keyboard.type(misspelt)
  await expect(page.getByRole('option').first()).toContainText(name)
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('a misspelt search is understood on a phone without script', async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE })
  const page = await context.newPage()
  await page.goto(`${product.url}/demo/schedule`)
  await page.getByRole('link', { name: 'Search' }).click()
  await page.getByRole('searchbox').fill('standigns')
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('link', { name: 'Standings Page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Standings')
  expect(await sidewaysScroll(page)).toBe(0)
  await context.close()
})
