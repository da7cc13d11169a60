import { PUBLIC_PAGE_NAMES, type PublicPageName } from '@fullcourt/domain/pages/public-pages'
import { expect, followDevice, layoutShift, sidewaysScroll, test, violationsInBothThemes, watchLayoutShift } from './visit'

type Named = { id: number; active?: boolean }

/** The divisions of the demo's running season, the one with a bracket half played first. */
const demoDivisions = async (url: string): Promise<Named[]> => {
  const read = async (path: string) => (await (await fetch(`${url}${path}`)).json()) as Named[]
  const season = (await read('/api/seasonsv2?slug=demo')).find(({ active }) => active)
  return read(`/api/seasonsv2/${season?.id}/divisions?slug=demo`)
}

/** The address of every public page, with a thing of the demo league that has something to show. */
const pagesOf = async (url: string): Promise<Record<PublicPageName, string>> => {
  const read = async <Answer>(path: string) => (await (await fetch(`${url}${path}`)).json()) as Answer
  const leaders = await read<{ points: { player_id: number }[] }>('/api/stat-leaders?slug=demo')
  const teams = await read<Named[]>('/api/teamsv2?slug=demo')
  const games = await read<{ id: number; score_home: number | null }[]>('/api/gamesv2?slug=demo')
  const [leader] = leaders.points
  const played = games.find(({ score_home }) => score_home !== null)
  return {
    home: '/demo',
    landing: '/',
    listings: '/listings',
    browse: '/browse',
    millionaire: '/millionaire',
    youthLeague: '/youth/jccoc',
    standings: '/demo/teamList',
    schedule: '/demo/schedule',
    tournamentBracket: `/demo/tournamentBracket?divisionId=${(await demoDivisions(url))[0]?.id}`,
    team: `/demo/teams/${teams[0]?.id}`,
    player: `/demo/players/${leader?.player_id}`,
    playerStats: `/demo/player/${leader?.player_id}/stats`,
    game: `/demo/games/${played?.id}`,
    playerList: '/demo/playerList?name=a',
    leaderboard: '/demo/leaderboard',
    champions: '/demo/champions',
    search: '/demo/search?q=a',
    registration: '/demo/registration',
    leagueInfo: '/demo/leagueInfo',
    tournament: '/demo/tournament',
    youth: '/demo/youth',
    ourTeam: '/demo/ourTeam',
    leagueFootage: '/demo/leagueFootage',
    contact: '/demo/contact',
    about: '/demo/about',
    login: '/demo/login',
  }
}

let asked: ReturnType<typeof pagesOf> | undefined
const addressOf = async (product: { readonly url: string }, name: PublicPageName): Promise<string> =>
  product.url + (await (asked ??= pagesOf(product.url)))[name]

for (const name of PUBLIC_PAGE_NAMES)
  test(`${name}: accessible by day and by night, on a phone and at a desk, steady, and no wider than the screen`, async ({
    page,
    product,
    context,
  }) => {
    await followDevice(context, product.url)
    await watchLayoutShift(page)
    await page.setViewportSize({ width: 360, height: 780 })
    const answer = await page.goto(await addressOf(product, name), { waitUntil: 'networkidle' })
    expect(answer?.status()).toBe(200)
    await expect(page.locator('h1')).toHaveCount(1)
    expect.soft(await layoutShift(page), 'what moved after it was painted').toBeLessThan(0.005)
    expect.soft(await violationsInBothThemes(page), 'at 360 px').toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect.soft(await sidewaysScroll(page), 'sideways scroll at 320 px').toBe(0)
    await page.setViewportSize({ width: 1280, height: 800 })
    expect.soft(await violationsInBothThemes(page), 'at 1280 px').toEqual([])
  })

test('every page can be read without JavaScript', async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const name of PUBLIC_PAGE_NAMES.filter(each => each !== 'login')) {
    await page.goto(await addressOf(product, name), { waitUntil: 'domcontentloaded' })
    const text = await page.locator('main').innerText()
    expect.soft(text.length, name).toBeGreaterThan(60)
  }
  await context.close()
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

for (const path of [
  'games/0',
  'teams/999999999999999',
  'players/00',
  'schedule?team=999999999999999&date=9999-12-31',
  'schedule?league=-1&from=never',
  'teamList?sort=__proto__',
  'leaderboard?x=%E0%A4%A',
])
  test(`an address that nobody wrote (${path}) breaks nothing`, async ({ page, product }) => {
    const answer = await page.goto(`${product.url}/demo/${path}`)
    expect([200, 404]).toContain(answer?.status())
    await expect(page.locator('h1')).not.toHaveText('Something went wrong')
  })

test('a step back shows the list as it was left', async ({ page, product }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`${product.url}/demo/schedule`)
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByLabel('League').selectOption({ index: 1 })
  await expect(page).toHaveURL(/league=\d+/)
  const filtered = page.url()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.locator('main li a:visible').last().click()
  await expect(page).toHaveURL(/\/games\/\d+$/)
  await page.goBack()
  await expect(page).toHaveURL(filtered)
  await expect(page).toHaveTitle(/^Schedule – /)
  expect(await page.getByLabel('League').inputValue()).toBe(new URL(filtered).searchParams.get('league'))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
})

test('a filter is sent without JavaScript too', async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${product.url}/demo/schedule`)
  await page.getByLabel('Games').selectOption('completed')
  await page.locator('form[role=search] button').click()
  await expect(page).toHaveURL(/show=completed/)
  await expect(page.getByText('Scheduled', { exact: true })).toHaveCount(0)
  await context.close()
})

test('from the standings to a team, a game and a player by links alone', async ({ page, product }) => {
  await page.goto(`${product.url}/demo/teamList`)
  await page.locator('main table a').first().click()
  await expect(page).toHaveURL(/\/demo\/teams\/\d+$/)
  await page.locator('main a[href*="/games/"]').first().click()
  await expect(page).toHaveURL(/\/demo\/games\/\d+$/)
  await page.locator('main a[href*="/players/"]').first().click()
  await expect(page).toHaveURL(/\/demo\/players\/\d+$/)
})
