import type { Page } from '@playwright/test'
import { expect, followDevice, sidewaysScroll, signIn, test, violationsInBothThemes } from './visit'

const TEAMS = ['Hawks', 'Bulls', 'Heat', 'Kings', 'Magic', 'Suns', 'Jazz', 'Nets']

type Made = { readonly id: number }
const posted = async (page: Page, address: string, data: object): Promise<Made> =>
  (await (await page.request.post(address, { data })).json()) as Made

/** A league without teams in an organization of its own; ends on its page. */
const emptyLeague = async (page: Page, url: string, name: string): Promise<void> => {
  const organization = await posted(page, `${url}/api/organizations`, { name })
  const season = await posted(page, `${url}/api/seasonsv2?organization_id=${organization.id}`, { name: 'Fall', active: true })
  const league = await posted(page, `${url}/api/seasonsv2/${season.id}/leagues`, { name: 'Sunday' })
  await page.goto(`${url}/dashboard/seasons/${season.id}/leagues/${league.id}`)
}

const pasteTeams = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Paste Teams', exact: true }).first().click()
  await page.getByRole('textbox', { name: 'Teams' }).fill(TEAMS.join('\n\n'))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Add 8 Teams/ })
    .click()
  await expect(page.getByText('8 teams added')).toBeVisible()
}

const lines = (page: Page) => page.getByRole('group', { name: /^Week \d$/ }).getByRole('button')

/** From the guidance of the league to a schedule with games. */
const buildSchedule = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Build a schedule' }).first().click()
  await page.getByLabel('Schedule name').fill('Regular season')
  await page.getByLabel('Start date').fill('2027-01-03')
  await page.getByLabel('Number of weeks').fill('7')
  await page.getByRole('textbox', { name: 'Time slots' }).fill('6 PM, 7:15 PM, 8:30 PM, 9:45 PM')
  await page.locator('form').getByRole('button', { name: 'Create Schedule' }).click()
  await expect(page.getByText('Schedule created successfully!')).toBeVisible()
  await page.getByRole('button', { name: 'Generate Full Schedule' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Generate Full Schedule' }).click()
  await expect(lines(page)).toHaveCount(28)
}

const games = (page: Page, week: number) => page.getByRole('group', { name: `Week ${week}` }).getByRole('button')
const textsOf = (page: Page) =>
  page
    .getByRole('group', { name: /^Week \d$/ })
    .getByRole('button')
    .allTextContents()

/** The first game of week 1, and one of another time with which it may be swapped. */
const partner = (page: Page) => page.locator('[data-may-swap]').first()

test('8 pasted teams get a schedule, in which two games are swapped and back, by pointer and at 360 px', async ({
  page,
  product,
  context,
}) => {
  await followDevice(context, product.url)
  await signIn(page, product.url, product.admin)
  await emptyLeague(page, product.url, 'Builders League')
  await pasteTeams(page)
  await buildSchedule(page)
  await expect(page.getByRole('group', { name: 'Game Count' })).toContainText('7 games')
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    const before = await textsOf(page)
    await games(page, 1).first().click()
    expect(await violationsInBothThemes(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
    await partner(page).click()
    await expect(page.getByText('Matchups swapped!')).toBeVisible()
    await page.getByRole('status').filter({ hasText: 'Matchups swapped!' }).getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Swapped back').first()).toBeVisible()
    await expect.poll(() => textsOf(page)).toEqual(before)
  }
})

test('two games of a schedule are swapped and back by keyboard alone', async ({ page, product }) => {
  await signIn(page, product.url, product.admin)
  await emptyLeague(page, product.url, 'Keyboard League')
  await pasteTeams(page)
  await buildSchedule(page)
  const before = await textsOf(page)
  await games(page, 1).first().focus()
  await page.keyboard.press('Enter')
  await expect(games(page, 1).first()).toHaveAttribute('aria-pressed', 'true')
  for (let turns = 0; turns < 40; turns += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement?.hasAttribute('data-may-swap'))) break
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText('Matchups swapped!')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.getByText('Swapped back')).toBeVisible()
  await expect.poll(() => textsOf(page)).toEqual(before)
})
