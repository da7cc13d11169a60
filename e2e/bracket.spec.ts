import type { Page } from '@playwright/test'
import { divisionAddress, ownBracket, playMatchup, publicAddress } from './own-bracket'
import { expect, layoutShift, sidewaysScroll, signIn, test, violations, watchLayoutShift } from './visit'
import { byKeyboard, withPointer, type Way } from './ways'

const TEAMS = ['Hawks', 'Owls', 'Bulls', 'Comets']

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const champion = (page: Page) => page.locator('p', { has: page.getByText('Champion', { exact: true }) })
const dialog = (page: Page) => page.getByRole('dialog')
const points = (page: Page) => dialog(page).getByLabel(/^Points of /)

const createGame = async (page: Page, { press }: Way, matchup: string) => {
  await press(page, button(page, `Create game of ${matchup}`))
  await press(page, dialog(page).getByRole('button', { name: 'Create Game' }))
  await expect(dialog(page)).toHaveCount(0)
}

/** Types the points of both sides, the upper one first, and saves. */
const enterScore = async (page: Page, { press, type }: Way, matchup: string, [upper, lower]: readonly [number, number]) => {
  await press(page, button(page, `Edit game of ${matchup}`))
  await type(page, points(page).nth(0), String(upper))
  await type(page, points(page).nth(1), String(lower))
  await press(page, dialog(page).getByRole('button', { name: 'Save Changes' }))
  await expect(dialog(page)).toHaveCount(0)
}

const playToTheEnd = async (page: Page, way: Way, semifinals = ['Semifinal 1', 'Semifinal 2']) => {
  for (const matchup of semifinals) {
    await createGame(page, way, matchup)
    await enterScore(page, way, matchup, [61, 58])
  }
  await createGame(page, way, 'Final')
  await enterScore(page, way, 'Final', [70, 71])
  await expect(champion(page)).toContainText('Owls')
}

test('a bracket of four is played to its champion with the pointer, and an open public page follows', async ({
  page,
  product,
  browser,
}) => {
  await signIn(page, product.url, product.admin)
  const bracket = await ownBracket(page.request, product, { slug: 'cup-pointer', teams: TEAMS })
  const visitors = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const visitor = await visitors.newPage()
  await watchLayoutShift(visitor)
  await visitor.goto(product.url + publicAddress(bracket), { waitUntil: 'networkidle' })

  await page.goto(product.url + divisionAddress(bracket))
  await playToTheEnd(page, withPointer)

  await expect(champion(visitor)).toContainText('Owls')
  await expect(visitor.getByRole('link', { name: /^Final: Hawks 70, Owls 71\./ })).toBeVisible()
  await expect(visitor.getByRole('status')).toHaveText(/Owls are the champion\.$/)
  expect(await layoutShift(visitor)).toBeLessThanOrEqual(0.02)
  expect(await violations(visitor)).toEqual([])
  await visitors.close()
})

test('a bracket with a bye is played to its champion by keyboard alone', async ({ page, product }) => {
  await signIn(page, product.url, product.admin)
  const bracket = await ownBracket(page.request, product, { slug: 'cup-keys', teams: TEAMS.slice(0, 3) })
  await page.goto(product.url + divisionAddress(bracket))
  await playToTheEnd(page, byKeyboard, ['Semifinal'])

  await button(page, 'Edit game of Final').focus()
  for (const [key, matchup] of [
    ['ArrowLeft', 'r1-0'],
    ['ArrowDown', 'r1-1'],
    ['ArrowRight', 'r2-0'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.locator('[data-matchup]:focus-within')).toHaveAttribute('data-matchup', matchup)
  }
})

test('a bracket of four is played to its champion on a phone, where the round that is played comes first', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, product.url, product.admin)
  const bracket = await ownBracket(page.request, product, { slug: 'cup-phone', teams: TEAMS })
  await page.goto(product.url + divisionAddress(bracket))
  await expect(page.getByRole('heading', { name: 'Semifinals' })).toBeInViewport()
  await playToTheEnd(page, withPointer)
  expect(await sidewaysScroll(page)).toBe(0)

  await page.goto(product.url + publicAddress(bracket))
  await expect(page.getByRole('heading', { name: 'Final', exact: true })).toBeInViewport({ ratio: 1 })
  await page.getByRole('navigation', { name: 'Rounds' }).getByRole('link', { name: 'Semifinals' }).click()
  await expect(page.getByRole('heading', { name: 'Semifinals' })).toBeInViewport({ ratio: 1 })
  expect(await sidewaysScroll(page)).toBe(0)
})

test('a correction that lets another team go on shows the game that it undoes, and is saved when confirmed', async ({
  page,
  product,
}) => {
  await signIn(page, product.url, product.admin)
  const bracket = await ownBracket(page.request, product, { slug: 'cup-corrected', teams: TEAMS })
  await playMatchup(page.request, product, bracket, 'r1-0', [61, 58])
  await playMatchup(page.request, product, bracket, 'r1-1', [61, 58])
  await playMatchup(page.request, product, bracket, 'r2-0', [70, 71])
  await page.goto(product.url + divisionAddress(bracket))
  await expect(champion(page)).toContainText('Owls')

  await button(page, 'Edit game of Semifinal 2').click()
  await points(page).nth(1).fill('64')
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Final: Owls @ Hawks, 71–70')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await button(page, 'Save and undo 1 later game').click()
  await expect(champion(page)).toContainText('To be decided')
  await expect(page.getByText('Final: Hawks against Bulls.', { exact: true })).toBeAttached()
})
