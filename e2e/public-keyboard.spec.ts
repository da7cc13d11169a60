import { ownName } from './own-name'
import { showsItsAddress } from './page-content'
import { expect, openPage, signIn, test } from './visit'

test('the menu and what opens below one of its entries close by Escape, with the focus where it was', async ({
  page,
  product,
}) => {
  await signIn(page, product.url, product.admin)
  const send = { headers: { origin: product.url } }
  const slug = ownName('keys')
  const made = await page.request.post(`${product.url}/api/organizations`, { ...send, data: { name: 'Keys', slug } })
  const { id } = (await made.json()) as { id: number }
  const content = { everyPage: { youthLeague: 'https://youth.example' } }
  await page.request.put(`${product.url}/api/organizations/${id}/site`, { ...send, data: { template: 'adult', content } })

  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage(page, `${product.url}/${slug}/contact`)
  // Its own link is one more than the bar has room for.
  const more = page.getByRole('button', { name: 'More' })
  const below = page.getByRole('listitem').filter({ has: more }).getByRole('link')
  const youth = page.getByRole('link', { name: 'Youth program' })
  await more.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(below.first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(youth).toBeHidden()
  await expect(more).toBeFocused()
  await page.keyboard.press('Enter')
  await youth.press('Enter')
  await expect(page).toHaveURL(/\/youth$/)
  await showsItsAddress(page)
  await expect(youth).toBeHidden()

  await page.setViewportSize({ width: 360, height: 800 })
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(youth).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(youth).toBeHidden()
  await expect(menu).toBeFocused()
})
