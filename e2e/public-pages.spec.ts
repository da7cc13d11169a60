import { PUBLIC_PAGE_NAMES } from '@fullcourt/domain/pages/public-pages'
import { isTried } from './explores'
import { showsItsAddress } from './page-content'
import { addressOf } from './public-addresses'
import { DESK, PHONE } from './screens'
import {
  expect,
  followDevice,
  layoutShift,
  openPage,
  sidewaysScroll,
  test,
  violationsInOneTheme,
  watchLayoutShift,
} from './visit'

/** The narrowest screen, and what a desk has of room when everything is twice as large. */
const NARROW = { width: 320, height: 640 }
const ENLARGED = { width: DESK.width / 2, height: DESK.height / 2 }

/** The words of the main part of a page as it is sent. */
const wordsOf = (html: string): string => {
  const [, main = ''] = /<main[^>]*>(.*?)<\/main>/s.exec(html.replace(/<(script|style).*?<\/\1>/gs, '')) ?? []
  return main
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

for (const [place, name] of PUBLIC_PAGE_NAMES.entries())
  test(`${name}: accessible by day and by night, on a phone and at a desk, readable without JavaScript, steady, and no wider than the screen`, async ({
    page,
    product,
    context,
  }) => {
    await followDevice(context, product.url)
    await watchLayoutShift(page)
    await page.setViewportSize(PHONE)
    const answer = await page.goto(await addressOf(product, name), { waitUntil: 'networkidle' })
    expect(answer?.status()).toBe(200)
    if (name !== 'login') expect.soft(wordsOf((await answer?.text()) ?? '').length, 'words without script').toBeGreaterThan(60)
    await expect(page.locator('h1')).toHaveCount(1)
    expect.soft(await layoutShift(page), 'what moved after it was painted').toBeLessThan(0.005)
    if (isTried(place, 0)) expect.soft(await violationsInOneTheme(page), 'at 360 px').toEqual([])
    await page.setViewportSize(NARROW)
    expect.soft(await sidewaysScroll(page), 'sideways scroll at 320 px').toBe(0)
    await page.setViewportSize(ENLARGED)
    expect.soft(await sidewaysScroll(page), 'sideways scroll at 200 % zoom').toBe(0)
    await page.setViewportSize(DESK)
    if (isTried(place, 1)) expect.soft(await violationsInOneTheme(page), 'at 1280 px').toEqual([])
  })

test('a visit needs at most 110 KB of script, with everything that comes afterwards', async ({ page, product }) => {
  const sizes: number[] = []
  page.on('response', async response => {
    if (response.url().endsWith('.js')) sizes.push(Number((await response.allHeaders())['content-length'] ?? 0))
  })
  await page.goto(`${product.url}/demo/teamList`, { waitUntil: 'networkidle' })
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(110_000)
})

test('an unknown game is a missing page with its own words', async ({ page, product }) => {
  const answer = await page.goto(`${product.url}/demo/games/999999`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Game not found.')).toBeVisible()
})

test('an unknown league is a missing page', async ({ page, product }) => {
  const answer = await page.goto(`${product.url}/no-such-league`)
  expect(answer?.status()).toBe(404)
})

test('addresses that nobody wrote break nothing', async ({ page, product }) => {
  for (const path of [
    'games/0',
    'teams/999999999999999',
    'players/00',
    'schedule?team=999999999999999&date=9999-12-31',
    'schedule?league=-1&from=never',
    'teamList?sort=__proto__',
    'leaderboard?x=%E0%A4%A',
  ])
    await test.step(path, async () => {
      const answer = await page.goto(`${product.url}/demo/${path}`)
      expect([200, 404]).toContain(answer?.status())
      await expect(page.locator('h1')).not.toHaveText('Something went wrong')
    })
})

test('a step back shows the list as it was left', async ({ page, product }) => {
  await page.setViewportSize(PHONE)
  await openPage(page, `${product.url}/demo/schedule`)
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByLabel('League').selectOption({ index: 1 })
  await expect(page).toHaveURL(/league=\d+/)
  await showsItsAddress(page)
  const filtered = page.url()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.locator('main li a:visible').last().click()
  await expect(page).toHaveURL(/\/games\/\d+$/)
  await showsItsAddress(page)
  await page.goBack()
  await expect(page).toHaveURL(filtered)
  await showsItsAddress(page)
  await expect(page).toHaveTitle(/^Schedule – /)
  expect(await page.getByLabel('League').inputValue()).toBe(new URL(filtered).searchParams.get('league'))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
})

test('a step while the server is away says so, and ends by itself on its page once the server is back', async ({
  page,
  product,
}) => {
  await openPage(page, `${product.url}/demo/about`)
  await page.route('**/*', request => request.abort('internetdisconnected'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Champions' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The server cannot be reached')
  await page.unroute('**/*')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Champions')
  await showsItsAddress(page)
})

test('a filter is sent without JavaScript too', async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${product.url}/demo/schedule`)
  await page.getByLabel('Games').selectOption('completed')
  await page.locator('form[role=search] button').click()
  await expect(page).toHaveURL(/show=completed/)
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Scheduled', { exact: true })).toHaveCount(0)
  await context.close()
})

test('from the standings to a team, a game and a player by links alone', async ({ page, product }) => {
  await openPage(page, `${product.url}/demo/teamList`)
  for (const [link, address] of [
    ['main table a[href*="/teams/"]', /\/demo\/teams\/\d+$/],
    ['main a[href*="/games/"]', /\/demo\/games\/\d+$/],
    ['main a[href*="/players/"]', /\/demo\/players\/\d+$/],
  ] as const) {
    await page.locator(link).filter({ visible: true }).first().click()
    await expect(page).toHaveURL(address)
    await showsItsAddress(page)
  }
})
