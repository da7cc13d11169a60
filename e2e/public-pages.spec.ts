import { expect, sidewaysScroll, test, violations } from './visit'

type Named = { id: number; active?: boolean }

/** The addresses of every kind of public page, with a thing of the demo league that has something to show. */
const pagesOf = async (url: string): Promise<Record<string, string>> => {
  const read = async <Answer>(path: string) => (await (await fetch(`${url}${path}`)).json()) as Answer
  const leaders = await read<{ points: { player: { id: number } | undefined; player_id: number; id: number }[] }>(
    '/api/stat-leaders?slug=demo',
  )
  const teams = await read<Named[]>('/api/teamsv2?slug=demo')
  const games = await read<{ id: number; score_home: number | null }[]>('/api/gamesv2?slug=demo')
  const [leader] = leaders.points
  const played = games.find(({ score_home }) => score_home !== null)
  return {
    home: '/demo',
    standings: '/demo/teamList',
    schedule: '/demo/schedule',
    team: `/demo/teams/${teams[0]?.id}`,
    player: `/demo/players/${leader?.player_id ?? leader?.player?.id ?? leader?.id}`,
    'box score': `/demo/games/${played?.id}`,
    leaderboard: '/demo/leaderboard',
    'sign-in': '/demo/login',
  }
}

const NAMES = ['home', 'standings', 'schedule', 'team', 'player', 'box score', 'leaderboard', 'sign-in']

for (const name of NAMES)
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [360, 1280])
      test(`${name}: nothing for axe to find, ${colorScheme}, ${width} px`, async ({ page, product, context }) => {
        await context.addCookies([{ name: 'theme', value: colorScheme, url: product.url }])
        await page.setViewportSize({ width, height: 800 })
        const answer = await page.goto(product.url + (await pagesOf(product.url))[name])
        expect(answer?.status()).toBe(200)
        await expect(page.locator('h1')).toHaveCount(1)
        expect(await violations(page)).toEqual([])
      })

for (const name of NAMES)
  test(`${name}: no sideways scroll on the narrowest phone`, async ({ page, product }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(product.url + (await pagesOf(product.url))[name])
    expect(await sidewaysScroll(page)).toBe(0)
  })

for (const name of NAMES.filter(each => each !== 'sign-in'))
  test(`${name}: can be read without JavaScript`, async ({ browser, product }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(product.url + (await pagesOf(product.url))[name])
    const text = await page.locator('main').innerText()
    expect(text.length).toBeGreaterThan(100)
    await context.close()
  })

test('the first visit needs at most 100 KB of script', async ({ page, product }) => {
  const sizes: number[] = []
  page.on('response', async response => {
    if (response.url().endsWith('.js')) sizes.push(Number((await response.allHeaders())['content-length'] ?? 0))
  })
  await page.goto(`${product.url}/demo/teamList`, { waitUntil: 'networkidle' })
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(100 * 1024)
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

test('from the standings to a team, a game and a player by links alone', async ({ page, product }) => {
  await page.goto(`${product.url}/demo/teamList`)
  await page.locator('main table a').first().click()
  await expect(page).toHaveURL(/\/demo\/teams\/\d+$/)
  await page.locator('main a[href*="/games/"]').first().click()
  await expect(page).toHaveURL(/\/demo\/games\/\d+$/)
  await page.locator('main a[href*="/players/"]').first().click()
  await expect(page).toHaveURL(/\/demo\/players\/\d+$/)
})
