import type { Page } from '@playwright/test'
import { lateGame, type Game } from './demo-games'
import { PHONE } from './screens'
import { expect, followDevice, layoutShift, signIn, test, violationsInBothThemes, watchLayoutShift } from './visit'

const changes = (page: Page) => page.locator('#schedule details').first()

/** What a program that asks for an address is given. */
const textAt = async (page: Page, address: string) => (await page.request.get(address)).text()

/** The event of a game in a calendar. */
const eventOf = (calendar: string, { id }: Game) =>
  calendar
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .find(event => event.includes(`UID:game-${id}@`))

const sequenceOf = (event: string | undefined) => Number(/SEQUENCE:(\d+)/.exec(event ?? '')?.[1])

test('a secretary moves a game, and visitors see from where to where on the page of the team, in its calendar and in its feed, staff in the list of changes', async ({
  page,
  product,
  browser,
}) => {
  const game = await lateGame(product.url, 9)
  const of = `slug=demo&teamId=${game.home_team_id}`
  const calendar = () => textAt(page, `${product.url}/api/calendar.ics?${of}`)
  const feed = () => textAt(page, `${product.url}/api/schedule-changes.rss?${of}`)
  const visitorsBrowser = await browser.newContext({ viewport: PHONE })
  await followDevice(visitorsBrowser, product.url)
  const visitor = await visitorsBrowser.newPage()
  await watchLayoutShift(visitor)
  await visitor.goto(`${product.url}/demo/teams/${game.home_team_id}`)
  const before = sequenceOf(eventOf(await calendar(), game))

  await signIn(page, product.url, product.staff)
  const { to: start } = (await (await page.request.get(`${product.url}/api/schedule-changes`)).json()) as { readonly to: string }
  await page.goto(`${product.url}/games/${game.id}`)
  await page.getByRole('button', { name: 'Edit Game' }).click()
  const time = page.getByLabel('Time')
  // Five minutes later it is still at its place in the list, of which other journeys take theirs.
  await time.fill((await time.inputValue()).replace(/.$/, '5'))
  await page.getByLabel('Location').fill('Harbor Hall')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Game details updated successfully!')).toBeVisible()

  await expect(changes(visitor).locator('summary')).toContainText(/schedule change/)
  expect(await layoutShift(visitor)).toBeLessThan(0.001)
  await changes(visitor).locator('summary').click()
  const told = changes(visitor).getByRole('listitem').first()
  await expect(told).toContainText(`Moved vs ${game.awayTeam}`)
  await expect(told).toContainText(/Riverside Gym, Court \d.*→.*Harbor Hall/)
  expect(await violationsInBothThemes(visitor)).toEqual([])

  const event = eventOf(await calendar(), game)
  expect(event).toContain('LOCATION:Harbor Hall')
  expect(sequenceOf(event)).toBe(before + 1)
  expect(await feed()).toContain(`Moved: vs ${game.awayTeam}`)
  await visitorsBrowser.close()

  await page.goto(`${product.url}/scheduleChanges?team=${game.home_team_id}&from=${start}`)
  const ofTeam = page.getByRole('region', { name: /1 change/ })
  await expect(ofTeam.getByRole('listitem')).toContainText(/Moved vs .*Riverside Gym, Court \d.*→.*Harbor Hall/)
  expect(await violationsInBothThemes(page)).toEqual([])
})
