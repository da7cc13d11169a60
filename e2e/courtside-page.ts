import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'
import { gameToScore, madeGame, type Side } from './played-game'
import type { Person, RunningProduct } from './running-product'
import { expect, signIn } from './visit'

/** What a scorer sees and does, tap by tap: the first name of the player, and the name of the button. */
type Sheet = readonly (readonly [player: string, tap: string])[]

/** Harbor at Summit, of which nothing is counted yet, and a person for each team. */
export const newGame = (request: APIRequestContext, product: RunningProduct, name: string) =>
  gameToScore(request, product, name, madeGame())

export const players = (page: Page) => page.locator('[id^="player-"]')
export const everythingIsSaved = (page: Page) => expect(page.getByText('Everything is saved.', { exact: true })).toBeVisible()

export const player = (page: Page, name: string) => players(page).filter({ hasText: name })
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

export const openCourtside = async (page: Page, { url }: RunningProduct, game: number, side: Side) => {
  await page.goto(`${url}/games/${game}/score?team=${side}`)
  await expect(players(page).first()).toBeVisible()
}

/** A phone of somebody else, in their hand. */
export const phone = async (browser: Browser, product: RunningProduct, person: Person, width = 360): Promise<Page> => {
  const page = await (await browser.newContext({ viewport: { width, height: 640 }, hasTouch: true })).newPage()
  await signIn(page, product.url, person)
  return page
}

/** Somebody else at a wide screen, with keyboard and pointer. */
export const desk = async (browser: Browser, product: Pick<RunningProduct, 'url'>, person: Person): Promise<Page> => {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
  await signIn(page, product.url, person)
  return page
}

export const tap = async (page: Page, sheet: Sheet) => {
  for (const [name, what] of sheet) {
    await player(page, name).tap()
    await button(page, what).tap()
  }
}

/** The same with the pointer. */
export const click = async (page: Page, sheet: Sheet) => {
  for (const [name, what] of sheet) {
    await player(page, name).click()
    await button(page, what).click()
  }
}

export const outage = async (context: BrowserContext, during: () => Promise<void>) => {
  await context.setOffline(true)
  await during()
  await context.setOffline(false)
}
