import type { Page } from '@playwright/test'
import { newOrganization } from './new-league'
import { PHONE } from './screens'
import { expect, followDevice, sidewaysScroll, signIn, test, violationsInBothThemes } from './visit'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Makes an invitation on the page of the staff, and answers the link that is shown once. */
const invite = async (page: Page, name: string): Promise<string> => {
  const dialog = page.getByRole('dialog')
  await button(page, 'Invite').click()
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await button(page, 'Make link').click()
  const address = (await dialog.getByText(/\/invitation#/).textContent()) ?? ''
  await button(page, 'Done').click()
  return address
}

test('somebody joins the staff by a link with a username and a password of their own, once; an ended one says what to do', async ({
  page,
  browser,
  context,
  product,
  request,
}) => {
  const { organization, slug } = await newOrganization(request, product, 'invited')
  await signIn(page, product.url, product.admin)
  await followDevice(context, product.url)
  await page.goto(`${product.url}/organizations/${organization}/staff`)
  const [forIna, forIda] = [await invite(page, 'Ina Gym'), await invite(page, 'Ida Desk')]
  await expect(page.getByText('Ina Gym', { exact: true })).toBeVisible()
  expect(await violationsInBothThemes(page)).toEqual([])
  await button(page, 'End the invitation of Ida Desk').click()
  await page.getByRole('dialog').getByRole('button', { name: 'End invitation' }).click()
  await expect(page.getByText('The invitation of Ida Desk has ended')).toBeVisible()

  const ina = await (await browser.newContext({ viewport: PHONE })).newPage()
  const asked: string[] = []
  ina.on('request', one => asked.push(one.url()))
  await ina.goto(forIda)
  await expect(ina.getByText('This invitation has ended. Ask for another one.')).toBeVisible()
  await ina.goto('about:blank')
  await ina.goto(forIna)
  await expect(ina.getByText('invited you, Ina Gym, as Staff.')).toBeVisible()
  await expect(ina).toHaveURL(`${product.url}/invitation`)
  expect(await violationsInBothThemes(ina)).toEqual([])
  expect(await sidewaysScroll(ina)).toBe(0)
  await ina.getByRole('textbox', { name: 'Username' }).fill(`${slug}-ina`)
  await ina.getByRole('textbox', { name: 'Password' }).fill('only I know this one')
  await button(ina, 'Join').click()
  await expect(ina.getByRole('heading', { level: 1 })).toHaveText('Today')
  expect(asked.filter(url => url.includes(forIna.split('#')[1] ?? ''))).toEqual([])
  await ina.goto(forIna)
  await button(ina, 'Sign out and open it').click()
  await expect(ina.getByText(/This invitation was used already\. Sign in with/)).toBeVisible()
  await ina.getByRole('link', { name: 'Sign in' }).click()
  await expect(ina.getByRole('heading', { level: 1 })).toHaveText('Today')
  await ina.context().close()

  await expect(page.getByRole('row', { name: `${slug}-ina` })).toContainText('Staff')
  await expect(page.getByText('Ina Gym', { exact: true })).toBeHidden()
  await expect(page.getByText('change nobody but themselves').locator('..')).toContainText(`${slug}-ina`)
})
