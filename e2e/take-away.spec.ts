import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PHONE } from './screens'
import { expect, followDevice, openPage, sidewaysScroll, test, violationsInBothThemes } from './visit'

test('A page says of itself as data what it is, which no policy refuses, and how it is an app', async ({ page, product }) => {
  await page.goto(`${product.url}/demo`)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.map(text => (JSON.parse(text) as { '@type': string })['@type'])).toContain('SportsOrganization')
  const manifest = await page.locator('link[rel="manifest"]').getAttribute('href')
  expect((await page.request.get(product.url + manifest)).ok()).toBe(true)
})

test('Another website shows the standings in a frame, in their own style, with links that leave it', async ({
  page,
  product,
}) => {
  const other = createServer((_, reply) => {
    reply.setHeader('content-type', 'text/html')
    reply.end(`<iframe src="${product.url}/demo/embed/standings" width="400" height="400"></iframe>`)
  }).listen(0)
  await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`)
  const embed = page.frameLocator('iframe')
  await expect(embed.getByRole('heading', { name: 'Standings' })).toBeVisible()
  expect(
    await embed
      .locator('table')
      .first()
      .evaluate(table => getComputedStyle(table).borderCollapse),
  ).toBe('collapse')
  await embed.getByRole('link', { name: 'Standings', exact: true }).click()
  await expect(page).toHaveURL(/\/demo\/teamList/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Standings')
  other.close()
})

test('What a page offers to take along is accessible, fits a phone, and is copied with a word', async ({
  page,
  product,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await followDevice(context, product.url)
  await page.setViewportSize(PHONE)
  await openPage(page, `${product.url}/demo/schedule`)
  await page.getByRole('button', { name: 'Share & save' }).click()
  await expect(page.getByRole('dialog', { name: 'Share and save' })).toBeVisible()
  expect(await violationsInBothThemes(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Copy Address of the calendar' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${product.url}/api/calendar.ics?slug=demo`)
})
