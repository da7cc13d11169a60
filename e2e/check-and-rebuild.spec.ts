import type { Page } from '@playwright/test'
import { makeTwo } from './make-two'
import { ownName } from './own-name'
import { expect, followDevice, sidewaysScroll, signIn, test, violationsInBothThemes, violationsInOneTheme } from './visit'

/** A check of the demo season takes seconds, more where other journeys are at work. */
const ENDED = { timeout: 60_000 }

test('an owner merges two players, is offered a check of the season, and sees no differences', async ({
  page,
  product,
  context,
}) => {
  test.setTimeout(180_000)
  await followDevice(context, product.url)
  await signIn(page, product.url, product.owner)
  const lastName = ownName('Larkspur')
  await makeTwo(page, product.url, lastName)
  await page.goto(`${product.url}/playerListAuth?duplicates=1&name=${lastName}`)
  await page.getByRole('link', { name: `Compare and merge Michael ${lastName} and Mike ${lastName}` }).click()
  await page.getByRole('button', { name: 'Merge 1 player' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click()
  await expect(page.getByText(`1 player merged into Michael ${lastName}`)).toBeVisible()
  await expect(page.getByText('since the statistics of the season were last checked')).toBeVisible()
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Check the statistics' }).click()
  await expect(page.getByRole('heading', { name: 'Check Statistics' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No differences' })).toBeVisible(ENDED)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No differences' })).toBeVisible(ENDED)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await violationsInOneTheme(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
  }
})

/** Notes every progress that the page shows from now on, however short it is there. */
const watchProgress = (page: Page) =>
  page.evaluate(() => {
    const shown: string[] = []
    const look = () =>
      document.querySelectorAll('[role=progressbar]').forEach(bar => shown.push(bar.getAttribute('aria-label') ?? ''))
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true })
    Object.assign(globalThis, { shownProgress: shown })
  })

const shownProgress = (page: Page) => page.evaluate(() => (globalThis as unknown as { shownProgress: string[] }).shownProgress)

test('a super_admin rebuilds the statistics and follows it to the end, also from a second browser', async ({
  page,
  product,
  context,
  browser,
}) => {
  test.setTimeout(180_000)
  await followDevice(context, product.url)
  await signIn(page, product.url, product.admin)
  const second = await (await browser.newContext()).newPage()
  await signIn(second, product.url, product.admin)
  await Promise.all([page, second].map(one => one.goto(`${product.url}/read-models`)))
  await second.getByRole('row', { name: /Player seasons/ }).waitFor()
  await watchProgress(page)
  await page.getByRole('button', { name: 'Rebuild all' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rebuild all' }).click()
  const row = { name: /Player seasons.*Rebuilt/ }
  await expect(page.getByRole('row', row)).toBeVisible(ENDED)
  await expect(second.getByRole('row', row)).toBeVisible(ENDED)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  expect((await shownProgress(page))[0]).toMatch(/^Rebuilding \d+ read models$/)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await violationsInOneTheme(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
  }
  await second.context().close()
})
