import type { Locator, Page } from '@playwright/test'

/** How a person works with a page: presses what they see, types into a field, chooses from a list. */
export type Way = {
  readonly press: (page: Page, what: Locator) => Promise<void>
  readonly type: (page: Page, where: Locator, text: string) => Promise<void>
  readonly choose: (page: Page, where: Locator, label: string) => Promise<void>
  readonly openTab: (page: Page, name: string) => Promise<void>
}

/** Steps of Tab after which a thing counts as out of reach. */
const FAR = 400

/** About how many steps of Tab it is to something further down, a few less: 0 where it is not known. */
const leapTo = (what: Locator): Promise<number> =>
  what.evaluate(element => {
    const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')].filter(
      one => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility(),
    )
    const [from, to] = [document.activeElement, element].map(one => stops.indexOf(one as HTMLElement))
    return Math.max(0, (to ?? 0) - (from ?? 0) - 5)
  })

/** Tabs on until something has the focus: holds the key for most of the way, and then goes step by step. */
export const tabTo = async (page: Page, what: Locator): Promise<void> => {
  await what.waitFor()
  const leap = await leapTo(what)
  for (let left = leap; left > 0; left -= 1) await page.keyboard.down('Tab')
  if (leap > 0) await page.keyboard.up('Tab')
  for (let steps = 0; steps < FAR; steps += 1) {
    if (await what.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${what}.`)
}

/** With the pointer, or by a thumb. */
export const withPointer: Way = {
  press: (_, what) => what.click(),
  type: (_, where, text) => where.fill(text),
  choose: async (_, where, label) => void (await where.selectOption(label)),
  openTab: (page, name) => page.getByRole('tab', { name }).click(),
}

/** By keyboard alone, from wherever the focus is. */
export const byKeyboard: Way = {
  press: async (page, what) => {
    await tabTo(page, what)
    const isSwitch = await what.evaluate(element => element.matches('[type=checkbox]'))
    await page.keyboard.press(isSwitch ? 'Space' : 'Enter')
  },
  type: async (page, where, text) => {
    await tabTo(page, where)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(text)
  },
  choose: async (page, where, label) => {
    await tabTo(page, where)
    await page.keyboard.type(label)
  },
  /** Tabs are one stop; arrows lead from the one that is open to the others. */
  openTab: async (page, name) => {
    await tabTo(page, page.getByRole('tab', { selected: true }))
    for (let steps = await page.getByRole('tab').count(); steps > 0; steps -= 1) {
      if ((await page.getByRole('tab', { name, selected: true }).count()) > 0) return
      await page.keyboard.press('ArrowRight')
      await page.locator('[role=tab][aria-selected=true]:focus').waitFor()
    }
    throw new Error(`Arrows do not reach the tab ${name}.`)
  },
}
