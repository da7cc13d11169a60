import type { Page } from '@playwright/test'
import type { Person } from './running-product'

/** An owner of the organization that is shown, with the password that is shown once. */
export const addOwner = async (page: Page, username: string): Promise<Person> => {
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Create User' }).click()
  await dialog.getByRole('textbox', { name: 'Username', exact: true }).fill(username)
  await dialog.getByLabel('Role').selectOption('Organization Owner')
  await dialog.getByRole('button', { name: 'Create User' }).click()
  const title = await page.getByRole('heading', { name: /^Temporary Password: / }).textContent()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  return { username, password: (title ?? '').replace('Temporary Password: ', '') }
}

/** Sends the form of the sign-in, whatever it comes to. */
export const fillSignIn = async (page: Page, url: string, { username, password }: Person): Promise<void> => {
  await page.goto(`${url}/login`)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: /sign in|log in/i }).click()
}

/** What somebody who signed in with a temporary password is asked first. */
export const chooseOwnPassword = async (page: Page, given: Person, own: string): Promise<void> => {
  await page.getByLabel('Current password').fill(given.password)
  await page.getByLabel('New password').fill(own)
  await page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click()
}
