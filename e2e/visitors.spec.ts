import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { newLeague } from './new-league'
import { expect, sidewaysScroll, test, violationsInBothThemes } from './visit'
import type { RunningProduct } from './running-product'

const desk = { width: 1280, height: 800 }
const phone = { width: 360, height: 780 }

/** A league with a domain of its own, where it is played yesterday and tomorrow; answers where its visitors find it. */
const leagueWithDomain = async (page: Page, product: RunningProduct) => {
  const league = await newLeague(page.request, product, 'visitors')
  const [hawks, owls] = [await league.addTeam('Hawks'), await league.addTeam('Owls')]
  const ana = await league.addPlayer(hawks, ['Ana', 'Lee'], '4')
  const bea = await league.addPlayer(owls, ['Bea', 'Diaz'], '7')
  const last = await league.addGame(hawks, owls, '19:30', -1)
  await league.addLine(last, ana, 31)
  await league.addLine(last, bea, 22)
  await league.enterScore(last, 61, 58)
  await league.addGame(owls, hawks, '20:15', 1)
  await league.signInAsAdmin()
  await league.call('PUT', `/api/organizations/${league.organization}`, { domain: 'visitors.localhost' })
  return `http://visitors.localhost:${new URL(product.url).port}`
}

/** `YYYY-MM-DD` in the zone of the demo. */
const dayInZone = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' })

/** The only event of a calendar, as another program reads it. */
const eventIn = (text: string) => {
  const [event, ...others] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  expect(others).toEqual([])
  return new ICAL.Event(event)
}

test("my team's next game gets into the calendar, at a desk", async ({ page, product }) => {
  await page.setViewportSize(desk)
  await page.goto(`${product.url}/demo`)
  const team = page.getByRole('region', { name: 'Standings' }).getByRole('link').nth(2)
  const name = (await team.innerText()).split('\n').at(-1) ?? ''
  await team.click()
  await page
    .getByRole('region', { name: 'Schedule' })
    .getByRole('link', { name: /Scheduled/ })
    .first()
    .click()
  const teams = await page.getByRole('heading', { level: 1 }).innerText()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add to calendar' }).first().click(),
  ])
  const event = eventIn(await readFile(await file.path(), 'utf8'))
  expect(event.summary).toContain(name)
  expect(event.summary.split(' @ ').join(' at ')).toBe(teams)
  const day = await page.locator('main time').first().getAttribute('datetime')
  expect(dayInZone.format(event.startDate.toJSDate())).toBe(day)
})

test("last night's box score is three steps from the home page, on a phone, on a league's own domain", async ({
  page,
  product,
}) => {
  await page.setViewportSize(phone)
  await page.goto(await leagueWithDomain(page, product))
  await page.getByRole('navigation', { name: 'Season' }).getByRole('link', { name: 'Schedule' }).click()
  await page.getByRole('link', { name: /Hawks.*61.*Owls.*58/s }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hawks 61, Owls 58')
  await expect(page.getByRole('table', { name: 'Box score of Hawks' }).getByRole('row', { name: /Ana Lee/ })).toContainText('31')
  await expect(page.getByRole('table', { name: 'Box score of Owls' }).getByRole('row', { name: /Bea Diaz/ })).toContainText('22')
  expect(await sidewaysScroll(page)).toBe(0)
})

test('a player is found by a misspelt name, by keyboard alone', async ({ page, product }) => {
  await page.setViewportSize(desk)
  await page.goto(`${product.url}/demo/leaderboard`)
  const leader = page.locator('#points').getByRole('link').first()
  const name = await leader.innerText()
  const misspelt = name.replace(/(\p{L})(\p{L})(?=\p{L}*$)/u, '$2$1')
  await page.keyboard.press('/')
  await page.keyboard.type(misspelt)
  await expect(page.getByRole('option').first()).toContainText(name)
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('a misspelt search is understood on a phone without script', async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone })
  const page = await context.newPage()
  await page.goto(`${product.url}/demo/schedule`)
  await page.getByRole('link', { name: 'Search' }).click()
  await page.getByRole('searchbox').fill('standigns')
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('link', { name: 'Standings Page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Standings')
  expect(await sidewaysScroll(page)).toBe(0)
  await context.close()
})
