import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { newLeague } from './new-league'
import { addOwner, chooseOwnPassword, fillSignIn } from './new-owner'
import { expect, signInByForm, test } from './visit'

const OWN = 'only I know this one'

const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name })

/** Goes through the three steps; answers the recovery codes that were shown. */
const setUpTwoFactor = async (page: Page): Promise<readonly string[]> => {
  await page.getByLabel('Your password').fill(OWN)
  await inDialog(page, 'Continue').click()
  const secret = await page.getByText(/^[A-Z2-7]{32}$/).innerText()
  await page.getByLabel('Code that the app shows').fill(new TOTP({ secret }).generate())
  await inDialog(page, 'Switch on').click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const texts = await codes.allInnerTexts()
  await inDialog(page, 'I have kept them').click()
  return texts
}

test('where an organization needs two factors an owner sets one up, gets in with a recovery code, and ends the session elsewhere', async ({
  page,
  product,
  browser,
  request,
}) => {
  const league = await newLeague(request, product, 'breakwater')
  await signInByForm(page, product.url, product.admin)
  await page.goto(`${product.url}/organizations/${league.organization}/staff`)
  const given = await addOwner(page, `${league.slug}-owner`)
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Security' }).click()
  await page.getByLabel('Two-factor sign-in for everyone who works here').click()
  await expect(page.getByLabel('Two-factor sign-in for everyone who works here')).toBeChecked()

  const owner = await (await browser.newContext()).newPage()
  await fillSignIn(owner, product.url, given)
  await chooseOwnPassword(owner, given, OWN)
  await expect(owner.getByRole('dialog', { name: 'Set up two-factor sign-in' })).toBeVisible()
  const [code = ''] = await setUpTwoFactor(owner)
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Today')
  await page.getByRole('link', { name: 'Staff' }).first().click()
  await expect(page.getByRole('row', { name: new RegExp(given.username) })).toContainText('On')

  const elsewhere = await (await browser.newContext()).newPage()
  await fillSignIn(elsewhere, product.url, { ...given, password: OWN })
  await elsewhere.getByLabel(/^Code from your authenticator app/).fill(code)
  await elsewhere.keyboard.press('Enter')
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Today')

  await owner.goto(`${product.url}/userSettings`)
  await owner.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(owner.getByText('Signed out everywhere else')).toBeVisible()
  await expect(owner.getByText('this device')).toBeVisible()
  await elsewhere.goto(`${product.url}/userSettings`)
  await expect(elsewhere).toHaveURL(/\/login/)
})
