import type { Browser, Page } from '@playwright/test'
import { gameToScore, madeGame } from './played-game'
import { expect, followDevice, interactive, sidewaysScroll, signIn, test, violationsInBothThemes } from './visit'

const stranger = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })).newPage()

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** Three points of one side in the first period, and none after it. */
const scoreGame = async (phone: Page, other: Page) => {
  await button(phone, 'Three points').tap()
  await expect(other.getByText('Ana Gym (scorer link): +3 Ana Harbor, Harbor')).toBeVisible()
  for (const period of ['Q1', 'Q2', 'Q3', 'Q4']) {
    await button(phone, `End ${period}`).tap()
    if (period !== 'Q1')
      await phone
        .getByRole('dialog')
        .getByRole('button', { name: `End ${period}` })
        .tap()
  }
  await button(phone, /^Final .*: confirm/).tap()
}

const playerIn = (page: Page, name: string) => page.locator('[id^="player-"]').filter({ hasText: name })

/** Beside the figures: the clock runs, a time-out is taken back, and the fifth foul of a team gives the other one the bonus. */
const countBeside = async (phone: Page, other: Page) => {
  await button(phone, 'Start the clock at 10:00').tap()
  await expect(button(other, 'Stop the clock')).toBeVisible()
  await button(phone, 'Time-out').tap()
  await expect(other.getByText('TO 1')).toBeVisible()
  await button(phone, 'Undo Time-out').tap()
  await expect(other.getByText('TO 1')).toBeHidden()
  await playerIn(phone, 'Ana').tap()
  for (let foul = 0; foul < 5; foul += 1) await phone.getByRole('button', { name: /^Foul/ }).tap()
  for (const one of [phone, other]) await expect(one.getByText('Bonus', { exact: true })).toBeVisible()
  await button(phone, 'Stop the clock').tap()
  await expect(other.getByRole('button', { name: /^Start the clock at 9:/ })).toBeVisible()
}

test('somebody without an account scores a game by a link, beside the court and nowhere else, until it ends', async ({
  page,
  browser,
  product,
  request,
  context,
}) => {
  const { game, slug, people, keepClock } = await gameToScore(request, product, 'by-link', madeGame())
  await keepClock()
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, product.url, people.home)
  await followDevice(context, product.url)
  await page.goto(`${product.url}/games/${game}`)
  await button(page, 'More of this game').click()
  await page.getByRole('menuitem', { name: 'Scorer link' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Who scores' }).fill('Ana Gym')
  await button(page, 'Make link').click()
  const address = (await dialog.getByText(/\/score#/).textContent()) ?? ''
  await expect(dialog.getByRole('img', { name: /to be scanned/ })).toBeVisible()
  expect(await violationsInBothThemes(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)

  const phone = await stranger(browser)
  const asked: string[] = []
  phone.on('request', one => asked.push(one.url()))
  await phone.goto(address)
  await expect(phone.getByText('Ana Gym scores')).toBeVisible()
  await expect(phone).toHaveURL(`${product.url}/score/${game}`)
  expect(asked.filter(url => url.includes(address.split('#')[1] ?? ''))).toEqual([])
  await expect(phone.getByRole('navigation')).toHaveCount(0)
  await expect(phone.getByRole('link')).toHaveCount(0)
  const second = await stranger(browser)
  await signIn(second, product.url, people.away)
  await second.goto(`${product.url}/games/${game}/score`)
  await countBeside(phone, second)
  await scoreGame(phone, second)
  await expect(phone.getByText('Everything is saved.')).toBeVisible()
  for (const one of [phone, second]) await expect(one.getByText('The game is final.')).toBeVisible()

  await second.goto(`${product.url}/${slug}/games/${game}`)
  await interactive(second)
  await expect(second.getByText('Completed')).toBeVisible()
  await second.context().close()
  await page.goto(`${product.url}/games/${game}`)
  await expect(page.getByText(/Ana Gym \(scorer link\) .*entered the final score/).first()).toBeVisible()

  await phone.context().setOffline(true)
  await button(phone, 'Correct figures').tap()
  await button(phone, 'Rebound').tap()
  await phone.getByRole('button', { name: /^Foul/ }).tap()
  await page.goto(`${product.url}/scorerLinks`)
  await button(page, 'End the link of Ana Gym').click()
  await page.getByRole('dialog').getByRole('button', { name: 'End link' }).click()
  await expect(page.getByText('The link of Ana Gym has ended')).toBeVisible()
  await phone.context().setOffline(false)
  for (const look of ['at once', 'after a reload']) {
    if (look !== 'at once') await phone.reload()
    await expect(phone.getByRole('heading', { name: 'This link has ended' })).toBeVisible()
    await expect(phone.getByRole('listitem')).toHaveText(['REB Ana Harbor, Harbor', 'Foul Ana Harbor, Harbor · Q4'])
  }
  await phone.goto('about:blank')
  await phone.goto(address)
  await expect(phone.getByRole('heading', { name: 'This link does not open' })).toBeVisible()
  await expect(phone.getByText('This scorer link has ended. Ask for another one.')).toBeVisible()
  await phone.context().close()
})
