import type { Page } from '@playwright/test'
import { newLeague } from './new-league'
import { expect, test, violations } from './visit'
import type { RunningProduct } from './running-product'

const PHONE = { width: 390, height: 844 }

/** Hawks and Owls have the same record, and Hawks won against Owls; Comets won the one game that they played. */
const playedLeague = async (page: Page, product: RunningProduct, name: string) => {
  const league = await newLeague(page.request, product, name)
  const { addTeam, addGame, enterScore } = league
  const [hawks, owls, bulls, comets] = [
    await addTeam('Hawks'),
    await addTeam('Owls'),
    await addTeam('Bulls'),
    await addTeam('Comets'),
  ]
  await enterScore(await addGame(hawks, owls, '18:00', -3), 61, 58)
  await enterScore(await addGame(owls, bulls, '18:00', -2), 70, 60)
  await enterScore(await addGame(comets, hawks, '18:00', -1), 80, 50)
  return league
}

test('a parent asks on a phone why the team is behind another one of the same record, and sends the answer on', async ({
  page,
  product,
}) => {
  const { slug } = await playedLeague(page, product, 'why-a-rank')
  await page.setViewportSize(PHONE)
  await page.goto(`${product.url}/${slug}/teamList`)
  const table = page.getByRole('table', { name: /^Standings of Sunday/ })
  const before = await table.boundingBox()
  await table.getByRole('link', { name: /why Owls are 2nd/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Why Owls are 2nd of 4' })
  await expect(sheet.getByRole('heading', { name: 'Hawks above Owls' })).toBeVisible()
  await expect(sheet.getByText('Head to head 1–0')).toBeVisible()
  await expect(sheet.getByText('Equal: share of games won .500, losses 1, wins 1.')).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'Hawks 61–58 Owls' })).toBeVisible()
  expect(await table.boundingBox()).toEqual(before)
  expect(await violations(page)).toEqual([])
  const address = page.url()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await page.goto(address)
  await expect(sheet).toBeVisible()
  await sheet.getByRole('link', { name: 'Hawks 61–58 Owls' }).click()
  await expect(page).toHaveURL(/\/games\/\d+$/)
})

test('staff order a table by points, see first who changes places, and visitors read the reason', async ({ page, product }) => {
  const { slug, league, addPerson } = await playedLeague(page, product, 'own-order')
  await addPerson('ana')
  await page.goto(`${product.url}/leagues/${league}`)
  await page.getByRole('tab', { name: 'Table order' }).click()
  await page.getByLabel('Add a step').selectOption({ label: 'Points' })
  await page.getByRole('button', { name: 'Remove Share of games won' }).click()
  await page.getByLabel('Ranks are decided by').selectOption({ label: 'all steps' })
  const preview = page.getByRole('region', { name: 'The table as it would be' })
  await expect(preview.getByRole('status')).toHaveText(/place\.$/)
  await expect(preview.getByRole('listitem').filter({ hasText: 'Comets' })).toContainText('now 1')
  await page.getByRole('button', { name: 'Save Order' }).click()
  await expect(page.getByText('This league has an order of its own.')).toBeVisible()

  await page.goto(`${product.url}/${slug}/teamList`)
  await expect(page.getByText(/^Ordered by points \(win 2, tie 1, loss 1, forfeit 0\)/)).toBeVisible()
  await page.getByRole('link', { name: /why Comets are 3rd/ }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: /above Comets/ })).toBeVisible()

  await page.goBack()
  await page.goBack()
  await page.getByRole('button', { name: 'Standard order' }).click()
  await page.getByRole('button', { name: 'Save Order' }).click()
  await expect(page.getByText('This is the standard order.')).toBeVisible()
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByText(/to the standard order/).first()).toBeVisible()
})
