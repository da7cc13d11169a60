import { existsSync } from 'node:fs'
import { chromium, type BrowserContext, type Page, type Request } from '@playwright/test'
import { lateGame, type Game } from './demo-games'
import { expect, layoutShift, test, watchLayoutShift } from './visit'
import type { RunningProduct } from './running-product'

/** A game of the demo without a score that no other journey enters one for. */
const gameOf = ({ url }: RunningProduct): Promise<Game> => lateGame(url, 6)

const NO_WHOLE_BROWSER = 'the headless shell keeps none and there is no other Chromium'

/** How many connections to the stream of changes the open pages of a browser hold. */
const openStreams = (context: BrowserContext) => {
  const open = new Set<Request>()
  const isStream = (request: Request) => request.url().includes('/api/live')
  context.on('request', request => void (isStream(request) && open.add(request)))
  const end = (request: Request) => void open.delete(request)
  context.on('requestfinished', end).on('requestfailed', end)
  return () => [...open].filter(request => !request.frame().page().isClosed()).length
}

const signedIn = async (page: Page, { url, staff }: RunningProduct) =>
  void (await page.request.post(`${url}/api/auth/login`, { data: staff }))

test('the pages of one browser share a connection, hear of every change, and go on when the one that holds it closes', async ({
  context,
  page,
  browser,
  product,
}) => {
  const game = await gameOf(product)
  const streams = openStreams(context)
  const scorer = await (await browser.newContext()).newPage()
  await signedIn(scorer, product)
  const score = (score_home: number, score_away: number) =>
    scorer.request.put(`${product.url}/api/gamesv2/${game.id}/scores`, { data: { score_home, score_away } })
  const pages = [page, await context.newPage(), await context.newPage()]
  for (const each of pages) {
    await watchLayoutShift(each)
    await each.goto(`${product.url}/demo/games/${game.id}`)
  }
  await expect.poll(streams).toBe(1)

  await score(50, 48)
  for (const each of pages) {
    await expect(each.getByRole('status')).toContainText(`${game.awayTeam} 48, ${game.homeTeam} 50`)
    await expect(each.locator('h1')).toContainText('50')
  }
  await score(51, 48)
  for (const each of pages) {
    await expect(each.locator('h1')).toContainText('51')
    expect(await layoutShift(each)).toBeLessThan(0.001)
  }

  const [first, ...others] = pages
  await first?.close()
  await expect.poll(streams).toBe(1)
  await score(52, 48)
  for (const each of others) await expect(each.locator('h1')).toContainText('52')
  await scorer.context().close()
})

test('a page shows what changed before it listened, and what changed while the connection was away', async ({
  context,
  page,
  browser,
  product,
}) => {
  const game = await lateGame(product.url, 7)
  const scorer = await (await browser.newContext()).newPage()
  await signedIn(scorer, product)
  const score = (score_home: number) =>
    scorer.request.put(`${product.url}/api/gamesv2/${game.id}/scores`, { data: { score_home, score_away: 40 } })
  let listen: () => void = () => undefined
  const isScored = new Promise<void>(scored => (listen = scored))
  await page.route(/\/api\/live/, async route => {
    await isScored
    await route.continue()
  })
  await page.goto(`${product.url}/demo/games/${game.id}`)
  await score(41)
  listen()
  await expect(page.locator('h1')).toContainText('41')

  await page.unrouteAll()
  await context.setOffline(true)
  await score(43)
  await context.setOffline(false)
  await expect(page.locator('h1')).toContainText('43')
  await scorer.context().close()
})

test('a page to which somebody steps back, as the browser kept it, shows and says what changed meanwhile', async ({
  product,
  page: scorer,
  launchOptions,
}) => {
  const executablePath = process.env.FULLCOURT_WHOLE_BROWSER ?? '/usr/bin/chromium'
  if (!existsSync(executablePath)) process.stdout.write(`Skipped: pages that a browser keeps, as ${NO_WHOLE_BROWSER}.\n`)
  test.skip(!existsSync(executablePath), NO_WHOLE_BROWSER)
  const game = await lateGame(product.url, 8)
  await signedIn(scorer, product)
  const score = (score_home: number) =>
    scorer.request.put(`${product.url}/api/gamesv2/${game.id}/scores`, { data: { score_home, score_away: 40 } })
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage()
  await page.goto(`${product.url}/demo/games/${game.id}`, { waitUntil: 'networkidle' })
  await page.evaluate(() => void document.body.setAttribute('data-kept', ''))
  await page.goto(`${product.url}/api/health/live`)
  await score(41)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('h1')).toContainText('41')
  await expect(page.locator('body')).toHaveAttribute('data-kept')
  await expect(page.locator('main').getByRole('status').first()).toContainText(`${game.homeTeam} 41: final.`)
  await score(43)
  await expect(page.locator('h1')).toContainText('43')
  await browser.close()
})
