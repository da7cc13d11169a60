import type { BrowserContext, Page } from '@playwright/test'
import { newOrganization } from './new-league'
import { PHONE } from './screens'
import { expect, sidewaysScroll, signInByForm, test, violationsInBothThemes } from './visit'

/** Passkeys are for a site with a name. */
const named = (url: string) => url.replace('127.0.0.1', 'localhost')

/** A phone that its owner opens with a finger: what it makes and signs stays in it. */
const giveAuthenticator = async (context: BrowserContext, page: Page) => {
  const device = await context.newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test.use({ storageState: { cookies: [], origins: [] }, viewport: PHONE })

test('an owner adds a passkey on a phone, signs in with it alone, and removes it', async ({
  page,
  context,
  product,
  request,
}) => {
  const { addPerson } = await newOrganization(request, product, 'passkeys')
  const ana = await addPerson('ana')
  const url = named(product.url)
  await giveAuthenticator(context, page)
  await signInByForm(page, url, ana)
  await page.goto(`${url}/userSettings`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('What to call it').fill('My phone')
  await dialog.getByLabel('Your password').fill(ana.password)
  await dialog.getByRole('button', { name: 'Add passkey' }).click()
  await expect(page.getByText('The passkey was added')).toBeVisible()
  await expect(page.getByText('added just now · not used yet')).toBeVisible()
  expect(await violationsInBothThemes(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)

  await context.clearCookies()
  await page.goto(`${url}/login`)
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible()
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()

  await page.goto(`${url}/userSettings`)
  await page.getByRole('button', { name: 'Remove My phone' }).click()
  const removal = page.getByRole('dialog', { name: 'Remove the passkey' })
  await removal.getByLabel('Your password').fill(ana.password)
  await removal.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('My phone was removed')).toBeVisible()
  await context.clearCookies()
  await page.goto(`${url}/login`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('alert')).toHaveText('This passkey was not accepted. Sign in with your username and password.')
})
