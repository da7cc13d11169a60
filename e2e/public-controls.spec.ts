import { PUBLIC_PAGE_NAMES } from '@fullcourt/domain/pages/public-pages'
import type { Page } from '@playwright/test'
import { EXPLORES } from './explores'
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

/** The links that were followed, by their keys: those of other pages lead on in the same way. */
const followed = new Set<string>()

/** In `npm run explore` all; otherwise no link that was followed from a page before. */
const notFollowed = (controls: readonly Control[]): readonly Control[] =>
  controls.filter(({ kind, key }) => kind !== 'link' || EXPLORES || !followed.has(key))

for (const name of PUBLIC_PAGE_NAMES)
  test(`${name}, opened directly: whatever is used leads to what its address shows, and back`, async ({ page, product }) => {
    const address = await addressOf(product, name)
    /** The first on the page as it was opened, the others where one came back to it; in `npm run explore` all but links as it was opened. */
    const useAll = async (controls: readonly Control[]) => {
      for (const [nth, control] of controls.entries())
        await test.step(control.selector, async () => {
          if (nth > 0 && EXPLORES && control.kind !== 'link') await openPage(page, address)
          await thereAndBack(page, address, control)
          if (control.kind === 'link') followed.add(control.key)
        })
    }

    await page.setViewportSize(DESK)
    await openPage(page, address)
    // The bar, the menu and the foot are the same on every page.
    const controls = name === 'about' ? await controlsOf(page, 'body') : notFollowed(await controlsOf(page, 'main'))
    await useAll(controls)
    // On a phone filters and the menu are behind a button.
    const behind = behindButtons(controls)
    if (behind.length === 0) return
    await page.setViewportSize(PHONE)
    await openPage(page, address)
    await useAll(behind)
  })
