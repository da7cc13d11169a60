import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { gameNumber, openGame, shownScore, type Game } from './demo-games'
import type { Page } from '@playwright/test'
import { oneMore, raise } from './raise'
import { PHONE } from './screens'
import { expect, signIn, signInByForm, test } from './visit'

const leagueAddress = (url: string, { season_id, leagueId }: Game) => `${url}/dashboard/seasons/${season_id}/leagues/${leagueId}`

test('a wrong password is reported in the words of the specification', async ({ page, product }) => {
  await page.goto(`${product.url}/login`)
  await page.getByLabel('Username').fill(product.staff.username)
  await page.getByLabel('Password', { exact: true }).fill('not this one')
  await page.getByRole('button', { name: /sign in|log in/i }).click()
  await expect(page.getByText('Login failed. Please check your credentials.')).toBeVisible()
})

/** The list of players, of those alone whose name was asked for. */
const showsPlayersNamed = async (page: Page, name: string) => {
  await expect(page.getByRole('heading', { level: 1, name: 'All Players' })).toBeVisible()
  await expect(page.getByRole('table').getByRole('rowheader').first()).toContainText(new RegExp(name, 'i'))
  for (const shown of await page.getByRole('table').getByRole('rowheader').allTextContents())
    expect(shown).toMatch(new RegExp(name, 'i'))
}

/** The form in which staff sign in, and nothing of the page that was asked for. */
const showsSignIn = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
}

test('a visitor who is not signed in is led to the sign-in, and from there to what they asked for', async ({ page, product }) => {
  await page.goto(`${product.url}/playerListAuth?name=ana`)
  await page.waitForURL(/\/login\?next=/)
  await page.getByLabel('Username').fill(product.staff.username)
  await page.getByLabel('Password', { exact: true }).fill(product.staff.password)
  await page.getByRole('button', { name: /sign in/i }).click()
  await showsPlayersNamed(page, 'ana')
})

test('an address that is no page keeps the menu for staff', async ({ page, product }) => {
  await signIn(page, product.url, product.staff)
  expect((await page.goto(`${product.url}/no-such-page`))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Teams' })).toBeVisible()
})

for (const [address, heading, missing] of [
  ['/dashboard/today', 'Today', []],
  ['/today', 'Page not found', ['/today']],
] as const)
  test(`on a phone ${address} asks for nothing that is not there, but for itself where it is no page`, async ({
    page,
    product,
  }) => {
    const notThere: string[] = []
    page.on('response', answer => {
      if (answer.status() === 404) notThere.push(new URL(answer.url()).pathname)
    })
    await page.setViewportSize(PHONE)
    await signIn(page, product.url, product.staff)
    await page.goto(product.url + address)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByText('Loading...')).toHaveCount(0)
    expect(notThere).toEqual(missing)
  })

test('a page that is not for them says so, with a status of its own, and keeps the menu', async ({ page, product }) => {
  await signIn(page, product.url, product.staff)
  expect((await page.goto(`${product.url}/organizations`))?.status()).toBe(403)
  await expect(page.getByRole('heading', { name: 'Not allowed' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Teams' })).toBeVisible()
})

test('a person who signed in meanwhile goes from the sign-in to what they asked for', async ({ page, product, context }) => {
  await page.goto(`${product.url}/playerListAuth?name=ana`)
  await page.waitForURL(/\/login\?next=/)
  await signInByForm(await context.newPage(), product.url, product.staff)
  await page.reload()
  await showsPlayersNamed(page, 'ana')
})

/** After an update of the product the chunks that an old tab knows are gone. */
const replaceChunk = (page: Page, name: string) =>
  page.route(`**/assets/${name}-*.js`, route => route.fulfill({ status: 404, body: '' }))

test('an old tab says that there is a newer version, keeps the menu, and goes on once it is loaded', async ({
  page,
  product,
}) => {
  await signInByForm(page, product.url, product.staff)
  await replaceChunk(page, 'TeamsPage')
  await page.getByRole('link', { name: 'Teams' }).click()
  await expect(page.getByRole('heading', { name: 'There is a newer version' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Schedule', exact: true })).toBeVisible()
  await page.unroute('**/assets/TeamsPage-*.js')
  await page.getByRole('button', { name: 'Load again' }).click()
  await expect(page.getByRole('heading', { name: 'Teams' })).toBeVisible()
})

test('an old tab of the public site says so too', async ({ page, product }) => {
  await page.goto(`${product.url}/demo/teamList`)
  await replaceChunk(page, 'LeaderboardPage')
  await page.getByRole('link', { name: 'Leaders' }).first().click()
  await expect(page.getByRole('heading', { name: 'There is a newer version' })).toBeFocused()
  await page.unroute('**/assets/LeaderboardPage-*.js')
  await page.getByRole('button', { name: 'Load the page again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Leaders' })).toBeVisible()
})

test('a step inside the admin ends on the heading with the name that comes with the data', async ({ page, product }) => {
  const [season] = (await (await fetch(`${product.url}/api/seasonsv2?slug=demo`)).json()) as { name: string }[]
  const { name = '' } = season ?? {}
  await signInByForm(page, product.url, product.staff)
  await page.getByRole('link', { name: 'Seasons', exact: true }).click()
  await page.locator('main').getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
})

test('a visitor who is not signed in sees no page of the admin', async ({ page, product }) => {
  await page.goto(`${product.url}/dashboard/seasons`)
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%2Fseasons$/)
  await showsSignIn(page)
})

test('from the seasons to a game whose score is entered, and to the public page that shows it', async ({ page, product }) => {
  const game = await openGame(product.url)
  await signIn(page, product.url, product.staff)
  await page.goto(leagueAddress(product.url, game))
  const row = page.getByRole('row').filter({ has: page.locator(`a[href$="/games/${game.id}"]`) })
  await row.getByRole('button', { name: /update score/i }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/\(home\)/).fill('61')
  await dialog.getByLabel(/\(away\)/).fill('58')
  await dialog.getByRole('button', { name: 'Update Score' }).click()
  await expect(page.getByText('Score updated successfully')).toBeVisible()
  await expect(row).toContainText('58–61')
  expect(await shownScore(page, product.url, game)).toBe('58–61')
})

test('a corrected final score is shown in the history, with who and why', async ({ page, product }) => {
  const game = await gameNumber(product.url, 3)
  await signIn(page, product.url, product.staff)
  await page.goto(`${product.url}/games/${game.id}`)
  await page.getByRole('button', { name: 'Edit Final Scores' }).click()
  const final = await raise(page.getByLabel(`Final score, ${game.homeTeam}`))
  await page.getByLabel('Reason for the correction').fill("scorer's sheet")
  await page.getByRole('button', { name: /^save/i }).first().click()
  await expect(page.getByText('Final game score updated!')).toBeVisible()
  const history = page
    .getByRole('region', { name: /history|who changed/i })
    .or(page.locator('section', { hasText: /who changed this/i }))
  await expect(history.first()).toContainText(product.staff.username)
  await expect(history.first()).toContainText("scorer's sheet")
  expect(await shownScore(page, product.url, game)).toBe(`${game.score_away}–${final}`)
})

test('a line of a box score is typed by keyboard alone, and the public page shows it', async ({ page, product }) => {
  const game = await gameNumber(product.url, 5)
  await signIn(page, product.url, product.staff)
  await page.goto(`${product.url}/games/${game.id}`)
  await page.getByRole('button', { name: 'Edit Stats' }).focus()
  await page.keyboard.press('Enter')
  const cell = page.getByLabel(/^Assists, /).first()
  const player = ((await cell.getAttribute('aria-label')) ?? '').replace('Assists, ', '')
  const assists = await oneMore(cell)
  await cell.focus()
  await page.keyboard.type(assists)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('button', { name: 'Edit Stats' })).toBeVisible()
  await page.goto(`${product.url}/demo/games/${game.id}`)
  await expect(page.getByRole('row').filter({ hasText: player }).first()).toContainText(assists)
})

test('a league comes in from files, checked first, and is public afterwards', async ({ page, product }) => {
  const folder = resolve(__dirname, '../backend/src/contexts/imports/testing/small-league')
  await signIn(page, product.url, product.owner)
  await page.goto(`${product.url}/imports`)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(readdirSync(folder).map(name => resolve(folder, name)))
  await page.getByLabel(/^Season/).fill('Imported Season')
  await page.getByLabel(/^League/).fill('Imported League')
  await page.getByRole('button', { name: /check/i }).click()
  await page.getByRole('button', { name: /start/i }).dblclick()
  await expect(page.getByText(/finished/i).first()).toBeVisible({ timeout: 30_000 })
  const seasons = (await (await fetch(`${product.url}/api/seasonsv2?slug=demo`)).json()) as { id: number; name: string }[]
  const imported = seasons.find(({ name }) => name === 'Imported Season')
  await page.goto(`${product.url}/demo/teamList?season=${imported?.id}`)
  await expect(page.getByRole('heading', { level: 2, name: 'Imported League' })).toBeVisible()
  await expect(page.getByRole('table').getByRole('link', { name: 'Harbour Hawks', exact: true })).toBeVisible()
})

test('signing out ends the session', async ({ page, product }) => {
  await signInByForm(page, product.url, product.staff)
  await page.getByRole('button', { name: /^Account of / }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(/\/demo\/?$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Riverside Basketball' })).toBeVisible()
  await page.goto(`${product.url}/dashboard/seasons`)
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%2Fseasons$/)
  await showsSignIn(page)
})
