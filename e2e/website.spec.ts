import type { Page } from '@playwright/test'
import { expect, sidewaysScroll, signIn, test, violations } from './visit'

/** An organization of its own, so that other journeys keep theirs. */
const organizationOf = async (page: Page, url: string, slug: string): Promise<number> => {
  const answer = await page.request.post(`${url}/api/organizations`, {
    data: { name: 'Millside', slug },
    headers: { origin: url },
  })
  return ((await answer.json()) as { id: number }).id
}

test('whoever runs a league chooses a template and writes a page, and the visitor sees both', async ({
  page,
  product,
  browser,
}) => {
  await signIn(page, product.url, product.admin)
  const slug = `millside-${Date.now()}`
  await page.goto(`${product.url}/organizations/${await organizationOf(page, product.url, slug)}`)
  await page.getByRole('radio', { name: 'Youth league' }).click()
  await expect(page.getByText('Template changed')).toBeVisible()
  await page.getByLabel('Page', { exact: true }).selectOption('About')
  await page.getByRole('textbox', { name: 'Text' }).fill('Founded **in the old mill**. </script><img src=x onerror=alert(1)>')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('All changes are saved.')).toBeVisible()
  await expect(page.frameLocator('iframe').getByText('Founded in the old mill')).toBeVisible()
  expect(await violations(page)).toEqual([])

  const visit = await browser.newContext({ viewport: { width: 360, height: 780 } })
  const visitor = await visit.newPage()
  await visitor.goto(`${product.url}/${slug}/about`)
  await expect(visitor.locator('main strong')).toHaveText('in the old mill')
  await expect(visitor.locator('main')).toContainText('</script><img src=x onerror=alert(1)>')
  await visitor.getByRole('button', { name: 'Menu' }).click()
  await expect(visitor.getByRole('link', { name: 'Registration' })).toBeHidden()
  await expect(visitor.getByRole('link', { name: 'Schedule', exact: true }).first()).toBeVisible()
  await visit.close()
})

test('the bar of twelve links is in reach at every width', async ({ page, product }) => {
  for (const width of [320, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${product.url}/demo/contact`)
    expect([width, await sidewaysScroll(page)]).toEqual([width, 0])
  }
  await expect(page.getByRole('banner').getByRole('link', { name: 'Join our team' })).toBeVisible()
})
