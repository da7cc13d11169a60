import type { Page } from '@playwright/test'
import { EXPLORES } from './explores'
import { makeTwo } from './make-two'
import { ownName } from './own-name'
import { expect, followDevice, sidewaysScroll, signIn, test, violationsInBothThemes, violationsInOneTheme } from './visit'
import { byKeyboard, withPointer } from './ways'

const mergedInto = async (page: Page, url: string, id: number) => {
  const { merged } = (await (await page.request.get(`${url}/api/playersv2/${id}/information`)).json()) as {
    merged: readonly { id: number }[]
  }
  return merged.map(each => each.id)
}

const WAYS = [
  { name: 'with the pointer', family: 'Quillfeather', width: 1280, way: withPointer },
  { name: 'by keyboard alone', family: 'Wintergreen', width: 1280, way: byKeyboard },
  { name: 'at 360 px', family: 'Underhill', width: 360, way: withPointer },
] as const

/** The keyboard needs a desk as the pointer does. */
const WALKED = EXPLORES ? WAYS : WAYS.slice(1)

for (const { name, family, width, way } of WALKED)
  test(`players are merged and the merge is undone ${name}`, async ({ page, product, context }) => {
    await followDevice(context, product.url)
    await page.setViewportSize({ width, height: 740 })
    await signIn(page, product.url, product.staff)
    const lastName = ownName(family)
    const [michael, mike] = await makeTwo(page, product.url, lastName)
    const looksRight = async () => {
      expect(await violationsInOneTheme(page)).toEqual([])
      expect(await sidewaysScroll(page)).toBe(0)
    }
    await page.goto(`${product.url}/playerListAuth?duplicates=1&name=${lastName}`)
    await expect(page.getByText('Michael and Mike can be the same name.').first()).toBeVisible()
    await looksRight()
    await way.press(page, page.getByRole('link', { name: `Compare and merge Michael ${lastName} and Mike ${lastName}` }))
    await expect(page.getByRole('heading', { name: 'Merge players' })).toBeFocused()
    await expect(page.getByText('1 contradiction. Are they really one person?')).toBeVisible()
    await looksRight()
    await way.press(page, page.getByRole('button', { name: 'Merge 1 player' }))
    const question = page.getByRole('dialog', { name: `Merge 1 player into Player #${michael}?` })
    await expect(question).toBeVisible()
    await looksRight()
    await way.press(page, question.getByRole('button', { name: 'Merge' }))
    await expect(page.getByText(`1 player merged into Michael ${lastName}`)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'All Players' })).toBeFocused()
    const undo = page.getByRole('button', { name: /^Undo/ })
    // The message stays for as long as the pointer is on it.
    if (way !== byKeyboard) await undo.hover()
    expect(await mergedInto(page, product.url, michael)).toEqual([mike])
    await looksRight()
    if (way === byKeyboard) await page.keyboard.press('Control+z')
    else await way.press(page, undo)
    await expect(page.getByText('Merge undone')).toBeVisible()
    expect(await mergedInto(page, product.url, michael)).toEqual([])
  })

test('a merge is undone on the page of the master, after they were edited', async ({ page, product, context }) => {
  await followDevice(context, product.url)
  await signIn(page, product.url, product.staff)
  const lastName = ownName('Oakenbough')
  const [michael, mike] = await makeTwo(page, product.url, lastName)
  await page.request.post(`${product.url}/api/playersv2/merge`, { data: { masterId: michael, duplicateIds: [mike] } })
  await page.goto(`${product.url}/players/${michael}`)
  await page.getByRole('button', { name: 'Edit Player' }).click()
  await page.getByLabel('Number').fill('7')
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Player updated')).toBeVisible()
  await page.getByRole('button', { name: `Undo the merge of Mike ${lastName} (#${mike})` }).click()
  await expect(page.getByRole('heading', { name: 'Merged players' })).toHaveCount(0)
  await page.goto(`${product.url}/players/${mike}`)
  await expect(page.getByRole('heading', { name: `Mike ${lastName}` })).toBeVisible()
})
