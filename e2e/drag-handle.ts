import { expect, type Locator, type Page } from '@playwright/test'

/** Drags the handle of a row to that of another: the pointer first moves a little, which begins to drag, and drops past its middle. */
export const dragHandle = async (page: Page, handle: Locator, onto: Locator): Promise<void> => {
  await handle.scrollIntoViewIfNeeded()
  const [from, to] = [await handle.boundingBox(), await onto.boundingBox()]
  if (!from || !to) throw new Error('The handles are not there.')
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, from.y - 20, { steps: 4 })
  await page.mouse.move(to.x + 10, to.y + 4, { steps: 12 })
  await page.mouse.up()
}

/** Lifts what the handle with the focus is of. Arrow keys are taken up from when the page says what it is over. */
export const liftByKeyboard = async (page: Page, name: string): Promise<void> => {
  await page.keyboard.press('Space')
  await expect(page.getByText(`${name} over `)).toBeAttached()
}
