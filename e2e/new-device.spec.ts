import { newOrganization } from './new-league'
import { PHONE } from './screens'
import { expect, followDevice, sidewaysScroll, signIn, signInByForm, test, violationsInBothThemes } from './visit'

test('a sign-in with a new device is told on an earlier one, which ends it, and the password is changed', async ({
  page,
  browser,
  context,
  product,
  request,
}) => {
  const { addPerson } = await newOrganization(request, product, 'devices')
  const ana = await addPerson('ana')
  await signIn(page, product.url, ana)
  await followDevice(context, product.url)
  const stranger = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage()
  await signInByForm(stranger, product.url, ana)
  await expect(stranger.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await expect(stranger.getByRole('region', { name: 'New sign-in' })).toBeHidden()

  await page.setViewportSize(PHONE)
  await page.goto(`${product.url}/dashboard/today`)
  const notice = page.getByRole('region', { name: 'New sign-in' })
  await expect(notice).toContainText('signed in as you just now, for the first time.')
  expect(await violationsInBothThemes(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)
  await notice.getByRole('button', { name: 'This was not me' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your password' })
  await dialog.getByLabel('Current password').fill(ana.password)
  await dialog.getByLabel('New password').fill('only I know this one')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed. You are signed out everywhere else.')).toBeVisible()
  await expect(notice).toBeHidden()
  await stranger.goto(`${product.url}/dashboard/today`)
  await expect(stranger).toHaveURL(/\/login/)
  await stranger.context().close()
})
