import type { Browser, BrowserContext, Page } from '@playwright/test'
import { openGames, type Game } from './demo-games'
import type { Person, RunningProduct } from './running-product'
import { expect, followDevice, sidewaysScroll, signIn, test, violations, violationsInBothThemes } from './visit'

type Side = 'home' | 'away'
type Stat = { player_id: number; team_id: number; value: number; stat: { abbreviation: string } }
type BoxScore = { playerStats: Stat[]; homeRoster: { id: number }[]; awayRoster: { id: number }[] }

/** What a scorer sees and does, tap by tap: the place of the player on the screen, and the name of the button. */
type Sheet = readonly (readonly [place: number, tap: string])[]

const FIRST_HALF: Sheet = [
  [0, 'Two points'],
  [0, 'Rebound'],
  [1, 'Three points'],
  [0, 'Two-pointer missed'],
  [2, 'Free throw made'],
]
const SECOND_HALF: Sheet = [
  [0, 'Two points'],
  [1, 'Assist'],
  [2, 'Free throw missed'],
  [1, 'Three-pointer missed'],
  [0, 'Rebound'],
]
/** What both halves come to, by the place of the player. */
const FIGURES = [
  { PTS: 4, REB: 2, '2PM': 2, '2PA': 3, '3PM': 0, '3PA': 0, FTM: 0, FTA: 0 },
  { PTS: 3, AST: 1, '2PM': 0, '2PA': 0, '3PM': 1, '3PA': 2, FTM: 0, FTA: 0 },
  { PTS: 1, '2PM': 0, '2PA': 0, '3PM': 0, '3PA': 0, FTM: 1, FTA: 2 },
]
const POINTS = 8

const players = (page: Page) => page.locator('[id^="player-"]')
const everythingIsSaved = (page: Page) => expect(page.getByText('Everything is saved.')).toBeVisible()

const openCourtside = async (page: Page, { url }: RunningProduct, game: Game, side: Side) => {
  await page.goto(`${url}/games/${game.id}/score?team=${side}`)
  await expect(players(page).first()).toBeVisible()
}

/** A phone of somebody else, in his hand. */
const phone = async (browser: Browser, product: RunningProduct, person: Person): Promise<Page> => {
  const page = await (await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true })).newPage()
  await signIn(page, product.url, person)
  return page
}

const tap = async (page: Page, sheet: Sheet) => {
  for (const [place, name] of sheet) {
    await players(page).nth(place).tap()
    await page.getByRole('button', { name, exact: true }).tap()
  }
}

const boxScore = async (page: Page, { url }: RunningProduct, game: Game) =>
  (await (await page.request.get(`${url}/api/gamesv2/${game.id}`)).json()) as BoxScore

/** The figures of the players of a phone, in their order on its screen, as the server has them. */
const figuresOn = async (page: Page, product: RunningProduct, game: Game) => {
  const { playerStats } = await boxScore(page, product, game)
  const ids = await players(page).evaluateAll(rows => rows.map(({ id }) => Number(id.split(':')[1])))
  const isCounted = ({ stat }: Stat) => !/%|FG/.test(stat.abbreviation)
  return ids
    .slice(0, 3)
    .map(id =>
      Object.fromEntries(
        playerStats.filter(row => row.player_id === id && isCounted(row)).map(({ stat, value }) => [stat.abbreviation, value]),
      ),
    )
}

const outage = async (context: BrowserContext, during: () => Promise<void>) => {
  await context.setOffline(true)
  await during()
  await context.setOffline(false)
}

test('two phones score a game, one of them without a connection for a while: every tap counts once', async ({
  browser,
  product,
}) => {
  const game = (await openGames(product.url)).at(-1) as Game
  const [away, home] = [await phone(browser, product, product.staff), await phone(browser, product, product.owner)]
  await Promise.all([openCourtside(away, product, game, 'away'), openCourtside(home, product, game, 'home')])
  await Promise.all([tap(away, FIRST_HALF), tap(home, FIRST_HALF)])
  await outage(away.context(), async () => {
    await Promise.all([tap(away, SECOND_HALF.slice(0, 3)), tap(home, SECOND_HALF)])
    await expect(away.getByRole('status').filter({ hasText: /No connection. \d taps? kept/ })).toBeVisible()
    await expect(away.getByRole('button', { name: `${game.awayTeam} ${POINTS}` })).toBeVisible()
  })
  await tap(away, SECOND_HALF.slice(3))
  for (const one of [away, home]) await everythingIsSaved(one)
  for (const one of [away, home]) expect(await figuresOn(one, product, game)).toEqual(FIGURES)
  await expect(home.getByRole('button', { name: `${game.awayTeam} ${POINTS}` })).toBeVisible()
  await home.getByRole('link', { name: 'Box score' }).tap()
  await expect(home.getByRole('row', { name: /^Total/ }).first()).toContainText(String(POINTS))
  for (const one of [away, home]) await one.context().close()
})

test('taps that were not sent outlive their page, and taps of two phones for one player add up', async ({ browser, product }) => {
  const game = (await openGames(product.url)).at(-2) as Game
  const [lost, other] = [await phone(browser, product, product.staff), await phone(browser, product, product.owner)]
  await Promise.all([openCourtside(lost, product, game, 'home'), openCourtside(other, product, game, 'home')])
  await tap(other, [[0, 'Rebound']])
  await everythingIsSaved(other)
  const context = lost.context()
  await outage(context, async () => {
    await tap(lost, [
      [0, 'Rebound'],
      [0, 'Assist'],
      [0, 'Rebound'],
    ])
    await lost.getByRole('button', { name: 'Undo REB' }).tap()
    await lost.close()
  })
  await tap(other, [[0, 'Rebound']])
  const again = await context.newPage()
  await again.goto(`${product.url}/dashboard/today`)
  await expect.poll(async () => (await figuresOn(other, product, game))[0]).toEqual({ REB: 3, AST: 1 })
  await openCourtside(again, product, game, 'home')
  await expect(players(again).first()).toContainText('3 REB · 1 AST')
  for (const one of [again, other]) await everythingIsSaved(one)
  for (const one of [context, other.context()]) await one.close()
})

test('by keyboard alone: a player, his taps, back to the list; a session that ends meanwhile takes nothing away', async ({
  page,
  product,
  context,
}) => {
  const game = (await openGames(product.url)).at(-3) as Game
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page, product.url, product.staff)
  await openCourtside(page, product, game, 'away')
  await players(page).nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Two points' })).toBeFocused()
  await page.keyboard.press('Enter')
  await context.clearCookies()
  for (const key of ['Tab', 'Tab', 'Enter', 'Escape']) await page.keyboard.press(key)
  await expect(players(page).nth(1)).toContainText('5 points')
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.getByRole('textbox', { name: 'Password' }).fill(product.staff.password)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await everythingIsSaved(page)
  expect((await figuresOn(page, product, game))[1]).toMatchObject({ PTS: 5, '2PM': 1, '3PM': 1 })
})

test('visitors see a game as Live and its score as it comes, and its final score when it is saved', async ({
  page,
  browser,
  product,
}) => {
  const game = (await openGames(product.url)).at(-4) as Game
  const scorer = await phone(browser, product, product.staff)
  await openCourtside(scorer, product, game, 'away')
  await page.goto(`${product.url}/demo/games/${game.id}`)
  await tap(scorer, [[0, 'Three points']])
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await expect(page.getByRole('status')).toContainText(`Live: ${game.awayTeam} 3, ${game.homeTeam} 0`)
  expect(await violations(page)).toEqual([])
  await scorer.getByRole('button', { name: 'End Q1' }).tap()
  await expect(page.getByRole('table', { name: 'Points by period' })).toContainText('Q1')
  await scorer.getByRole('button', { name: 'Back to Q1' }).tap()
  await expect(page.getByRole('table', { name: 'Points by period' })).toBeHidden()
  const { url } = product
  await scorer.request.put(`${url}/api/gamesv2/${game.id}/scores`, { data: { score_home: 40, score_away: 41 } })
  await expect(page.getByText('Completed', { exact: true })).toBeVisible()
  await scorer.context().close()
})

/** How long after a tap its figure is on the screen, in milliseconds: the quickest of ten, since the machine may be busy. */
const quickestTap = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const row = document.querySelector('[id^="player-"][aria-pressed="true"]')
    const button = document.querySelector<HTMLElement>('button[aria-label="Rebound"]')
    const times: number[] = []
    for (let time = 0; time < 10; time += 1) {
      const [before, start] = [row?.textContent, performance.now()]
      button?.click()
      while (row?.textContent === before) await new Promise(requestAnimationFrame)
      times.push(performance.now() - start)
    }
    return Math.min(...times)
  })

/** What is said by the targets of the page that a thumb may miss: those lower than 44 px with their border. */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.locator('main button, main a').evaluateAll(all =>
    all
      .map(one => ({ text: one.textContent, height: Math.min(one.clientHeight + 2, one.getBoundingClientRect().height) }))
      .filter(({ height }) => height < 44)
      .map(({ text, height }) => `${text} (${height} px)`),
  )

for (const { width, height } of [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
])
  test(`courtside: nothing for axe to find in light and dark, ${width} px`, async ({ page, product, context }, info) => {
    const game = (await openGames(product.url)).at(-5) as Game
    await followDevice(context, product.url)
    await page.setViewportSize({ width, height })
    await signIn(page, product.url, product.owner)
    await openCourtside(page, product, game, 'home')
    expect(await violationsInBothThemes(page)).toEqual([])
    await players(page).first().click()
    const took = await quickestTap(page)
    info.annotations.push({ type: 'a tap to its figure', description: `${took.toFixed(1)} ms` })
    expect(took).toBeLessThan(50)
    await outage(context, async () => {
      await page.getByRole('button', { name: 'Assist' }).click()
      await expect(page.getByText(/No connection/).first()).toBeVisible()
      expect(await violationsInBothThemes(page)).toEqual([])
    })
    await everythingIsSaved(page)
    await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden()
    expect(await smallTargets(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
  })
