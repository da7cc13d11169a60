import { PUBLIC_PAGE_NAMES } from '@fullcourt/domain/pages/public-pages'
import type { Page } from '@playwright/test'
import { behindButtons, controlsOf, use, type Control } from './page-controls'
import { showsItsAddress } from './page-content'
import { addressOf } from './public-addresses'
import { DESK, PHONE } from './screens'
import { openPage, test } from './visit'

/** Uses a control of an open page, and steps back to it. */
const thereAndBack = async (page: Page, address: string, control: Control) => {
  await use(page, control)
  await page.waitForURL(({ href }) => href !== address, { waitUntil: 'commit' })
  await showsItsAddress(page)
  await page.goBack({ waitUntil: 'commit' })
  await page.waitForURL(({ href }) => href === address, { waitUntil: 'commit' })
  await showsItsAddress(page)
}

for (const name of PUBLIC_PAGE_NAMES)
  test(`${name}, opened directly: whatever is used leads to what its address shows, and back`, async ({ page, product }) => {
    const address = await addressOf(product, name)
    const fromOpened = (control: Control) =>
      test.step(control.selector, async () => {
        await openPage(page, address)
        await thereAndBack(page, address, control)
      })
    /** The first on the page as it was opened; the others, which lead on in the same way, where one came back to it. */
    const followLinks = ([first, ...others]: readonly Control[]) =>
      test.step('links', async () => {
        if (first === undefined) return
        await fromOpened(first)
        for (const link of others) await test.step(link.selector, () => thereAndBack(page, address, link))
      })

    await page.setViewportSize(DESK)
    await openPage(page, address)
    // The bar, the menu and the foot are the same on every page.
    const controls = await controlsOf(page, name === 'about' ? 'body' : 'main')
    const isLink = ({ kind }: Control) => kind === 'link'
    await followLinks(controls.filter(isLink))
    for (const control of controls.filter(control => !isLink(control))) await fromOpened(control)
    // On a phone filters and the menu are behind a button.
    await page.setViewportSize(PHONE)
    for (const control of behindButtons(controls)) await fromOpened(control)
  })
