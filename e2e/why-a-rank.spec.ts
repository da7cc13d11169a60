import { expect, signIn, test, violations } from './visit'

const PHONE = { width: 390, height: 844 }

test('a parent asks on a phone why the team is behind another one of the same record, and sends the answer on', async ({
  page,
  product,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto(`${product.url}/demo/teamList?division=leagues`)
  const table = page.getByRole('table', { name: /^Standings of Monday Night/ })
  const before = await table.boundingBox()
  await table.getByRole('link', { name: /why Seventh Avenue are 2nd/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Why Seventh Avenue are 2nd of 6' })
  await expect(sheet.getByRole('heading', { name: 'Canyon Coyotes above Seventh Avenue' })).toBeVisible()
  await expect(sheet.getByText('Head to head 1–0')).toBeVisible()
  await expect(sheet.getByText('Equal: share of games won .571, losses 3, wins 4.')).toBeVisible()
  await expect(
    sheet.getByRole('link', { name: /Canyon Coyotes \d+–\d+ Seventh Avenue|Seventh Avenue \d+–\d+ Canyon Coyotes/ }),
  ).toBeVisible()
  expect(await table.boundingBox()).toEqual(before)
  expect(await violations(page)).toEqual([])
  const address = page.url()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await page.goto(address)
  await expect(sheet).toBeVisible()
  await sheet.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/games\/\d+$/)
})

test('staff order a table by points, see first who changes places, and visitors read the reason', async ({ page, product }) => {
  await signIn(page, product.url, product.staff)
  await page.goto(`${product.url}/dashboard`)
  await page.getByRole('link', { name: 'Leagues', exact: true }).click()
  await page.getByRole('link', { name: 'Thursday Open' }).first().click()
  await page.getByRole('tab', { name: 'Table order' }).click()
  await page.getByLabel('Add a step').selectOption({ label: 'Points' })
  await page.getByRole('button', { name: 'Remove Share of games won' }).click()
  await page.getByLabel('Ranks are decided by').selectOption({ label: 'all steps' })
  const preview = page.getByRole('region', { name: 'The table as it would be' })
  await expect(preview.getByRole('status')).toHaveText(/place\.$/)
  await expect(preview.getByRole('listitem').filter({ hasText: 'Union Yard' })).toContainText('now 3')
  await page.getByRole('button', { name: 'Save Order' }).click()
  await expect(page.getByText('This league has an order of its own.')).toBeVisible()

  await page.goto(`${product.url}/demo/teamList?division=leagues`)
  await expect(page.getByText(/^Ordered by points \(win 2, tie 1, loss 1, forfeit 0\)/)).toBeVisible()
  await page.getByRole('link', { name: /why Union Yard are 4th/ }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: /above Union Yard/ })).toBeVisible()

  await page.goBack()
  await page.goBack()
  await page.getByRole('button', { name: 'Standard order' }).click()
  await page.getByRole('button', { name: 'Save Order' }).click()
  await expect(page.getByText('This is the standard order.')).toBeVisible()
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByText(/to the standard order/).first()).toBeVisible()
})
