import { PUBLIC_PAGE_NAMES } from '@fullcourt/domain/pages/public-pages'
import { behindButtons, controlsOf, use, type Control } from './page-controls'
import { showsItsAddress } from './page-content'
import { addressOf } from './public-addresses'
import { DESK, PHONE } from './screens'
import { openPage, test } from './visit'

for (const name of PUBLIC_PAGE_NAMES)
  test(`${name}, opened directly: whatever is used leads to what its address shows, and back`, async ({ page, product }) => {
    const address = await addressOf(product, name)
    const thereAndBack = (control: Control) =>
      test.step(control.selector, async () => {
        await openPage(page, address)
        await use(page, control)
        await page.waitForURL(({ href }) => href !== address, { waitUntil: 'commit' })
        await showsItsAddress(page)
        await page.goBack({ waitUntil: 'commit' })
        await page.waitForURL(({ href }) => href === address, { waitUntil: 'commit' })
        await showsItsAddress(page)
      })

    await page.setViewportSize(DESK)
    await openPage(page, address)
    // The bar, the menu and the foot are the same on every page.
    const controls = await controlsOf(page, name === 'about' ? 'body' : 'main')
    for (const control of controls) await thereAndBack(control)
    // On a phone filters and the menu are behind a button.
    await page.setViewportSize(PHONE)
    for (const control of behindButtons(controls)) await thereAndBack(control)
  })
