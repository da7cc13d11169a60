import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { newLeague } from './new-league'
import type { Person, RunningProduct } from './running-product'
import { expect, signIn, test, violations } from './visit'

/** A league of its own with one player, and two people of its staff. */
const twoPeople = async (request: APIRequestContext, product: RunningProduct, name: string) => {
  const league = await newLeague(request, product, name)
  await league.addPlayer(await league.addTeam('Hawks'), ['Ana', 'Lee'], '4')
  return [await league.addPerson('first'), await league.addPerson('second')] as const
}

/** Opens the form of the only player of the list. */
const openForm = async (page: Page, { url }: RunningProduct, person: Person) => {
  await signIn(page, url, person)
  await page.goto(`${url}/playerListAuth`)
  await page.getByRole('button', { name: /^Edit/ }).click()
  await expect(page.getByRole('dialog', { name: 'Edit Player' })).toBeVisible()
}

const atAnotherBrowser = async (browser: Browser, product: RunningProduct, person: Person) => {
  const page = await (await browser.newContext()).newPage()
  await openForm(page, product, person)
  return page
}

const phone = (page: Page) => page.getByRole('dialog').getByLabel('Phone')
const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save Changes' })
const firstRow = (page: Page) => page.getByRole('row').nth(1)

test('two change the same field in a dialog: the second sees who and what, and chooses', async ({
  page,
  product,
  browser,
  request,
}) => {
  const [first, second] = await twoPeople(request, product, 'same-field')
  await openForm(page, product, first)
  const other = await atAnotherBrowser(browser, product, second)
  await phone(page).fill('555 0111')
  await phone(other).fill('555 0112')
  await save(page).click()
  await expect(page.getByText('Player updated')).toBeVisible()

  await save(other).click()
  const conflict = other.getByRole('alert').filter({ hasText: 'Yours' })
  await expect(conflict).toContainText(`${first.username} set the phone number of`)
  await expect(conflict.getByRole('row', { name: 'Phone 555 0112 555 0111' })).toBeVisible()
  expect(await violations(other)).toEqual([])
  await conflict.getByRole('button', { name: 'Save yours' }).click()
  await expect(other.getByText('Player updated')).toBeVisible()
  await expect(firstRow(page)).toContainText('555 0112')
  await other.context().close()
})

test('two change different fields in a dialog and do not disturb each other', async ({ page, product, browser, request }) => {
  const [first, second] = await twoPeople(request, product, 'other-field')
  await openForm(page, product, first)
  const other = await atAnotherBrowser(browser, product, second)
  await page.getByRole('dialog').getByLabel('Email').fill('first@example.com')
  await phone(other).fill('555 0199')
  await save(page).click()
  await expect(page.getByText('Player updated')).toBeVisible()
  await save(other).click()
  await expect(other.getByText('Player updated')).toBeVisible()
  await expect(firstRow(other)).toContainText('first@example.com')
  await expect(firstRow(other)).toContainText('555 0199')
  await other.context().close()
})
