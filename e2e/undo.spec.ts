import type { Page } from '@playwright/test'
import { gameNumber, type Game } from './demo-games'
import { expect, followDevice, sidewaysScroll, signIn, test, violationsInBothThemes } from './visit'
import { byKeyboard, tabTo } from './ways'

const leagueAddress = ({ season_id, leagueId }: Game) => `seasons/${season_id}/leagues/${leagueId}`

/** The ids of the league's games, as the server has them. */
const gamesOf = async (page: Page, url: string, { season_id, leagueId }: Game): Promise<readonly number[]> => {
  const answer = await page.request.get(`${url}/api/seasonsv2/${season_id}/leagues/${leagueId}/games`)
  const { games } = (await answer.json()) as { readonly games: readonly { readonly id: number }[] }
  return games.map(({ id }) => id)
}

const firstGame = (page: Page) => page.getByRole('table', { name: 'Games' }).getByRole('checkbox').nth(1)
const deleted = (page: Page) => page.getByText('Items deleted successfully.')
const broughtBack = (page: Page) => page.getByText('1 game brought back')

test('a deleted game is brought back with the pointer, by keyboard alone and on a phone', async ({ page, product, context }) => {
  await followDevice(context, product.url)
  const game = await gameNumber(product.url, 0)
  await signIn(page, product.url, product.staff)
  await page.goto(`${product.url}/dashboard/${leagueAddress(game)}`)
  const before = await gamesOf(page, product.url, game)

  await firstGame(page).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete 1 game' }).click()
  await expect(deleted(page)).toBeVisible()
  const undo = page.getByRole('button', { name: 'Undo' })
  // The message stays for as long as the pointer is on it.
  await undo.hover()
  expect(await gamesOf(page, product.url, game)).toHaveLength(before.length - 1)
  expect(await violationsInBothThemes(page)).toEqual([])
  await undo.click()
  await expect(broughtBack(page)).toBeVisible()
  expect(await gamesOf(page, product.url, game)).toEqual(before)
  await page.mouse.move(0, 0)
  await expect(broughtBack(page)).toBeHidden()

  await page.reload()
  await tabTo(page, firstGame(page))
  await page.keyboard.press('Space')
  await byKeyboard.press(page, page.getByRole('button', { name: 'Delete', exact: true }))
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await byKeyboard.press(page, page.getByRole('dialog').getByRole('button', { name: 'Delete 1 game' }))
  await expect(deleted(page)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(broughtBack(page)).toBeVisible()
  expect(await gamesOf(page, product.url, game)).toEqual(before)

  await page.setViewportSize({ width: 360, height: 640 })
  await page.reload()
  await firstGame(page).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete 1 game' }).click()
  await expect(deleted(page)).toBeInViewport()
  expect(await sidewaysScroll(page)).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(broughtBack(page)).toBeVisible()
  expect(await gamesOf(page, product.url, game)).toEqual(before)
})
