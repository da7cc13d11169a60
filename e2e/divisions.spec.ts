import type { Locator, Page } from '@playwright/test'
import { liftByKeyboard } from './drag-handle'
import { expect, sidewaysScroll, signIn, test } from './visit'

const NAMES = ['Aces', 'Bulls', 'Cubs', 'Dukes', 'Elks', 'Foxes', 'Gulls', 'Hawks']

/** A season of its own with a league of eight teams, as staff have it after pasting their names. */
const makeSeason = async (page: Page, url: string): Promise<number> => {
  const made = async (address: string, data: object): Promise<{ readonly id: number }> =>
    (await page.request.post(`${url}${address}`, { data })).json() as Promise<{ readonly id: number }>
  const season = await made('/api/seasonsv2', { name: 'Cup season', active: false })
  const league = await made(`/api/seasonsv2/${season.id}/leagues`, { name: 'Monday' })
  await made('/api/teams/list', { leagueId: league.id, names: NAMES, confirm: true })
  return season.id
}

const middleOf = async (locator: Locator) => {
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

/** The row or the list that something is in: it is marked while something is over it. */
const target = (inside: Locator) => inside.locator('xpath=ancestor-or-self::*[self::li or self::section][1]')

const drag = async (page: Page, from: Locator, to: Locator): Promise<void> => {
  await from.scrollIntoViewIfNeeded()
  const [start, end] = [await middleOf(from), await middleOf(to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + 8, start.y + 8)
  await page.mouse.move(end.x, end.y, { steps: 5 })
  await expect(target(to)).toHaveAttribute('data-over', 'true')
  await page.mouse.up()
}

const handle = (page: Page, team: string) => page.getByRole('button', { name: new RegExp(`^Move ${team},`) })
const gold = (page: Page) => page.getByRole('region', { name: 'Division Gold' })
const standings = (page: Page) => page.getByRole('region', { name: 'Teams not in a division' })

/** The seeds of Gold, the first one first. */
const expectSeeds = (page: Page, ...teams: readonly string[]) =>
  expect
    .poll(() =>
      gold(page)
        .getByRole('button', { name: /^Place of / })
        .evaluateAll(buttons => buttons.map(button => button.getAttribute('aria-label')?.replace('Place of ', ''))),
    )
    .toEqual(teams)

/** The page takes a key up in the frames after it; nobody presses two in one. */
const pressOneByOne = async (page: Page, keys: readonly string[]): Promise<void> => {
  for (const key of keys) {
    await page.keyboard.press(key)
    await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  }
}

const choose = async (page: Page, team: string, item: string): Promise<void> => {
  await page.getByRole('button', { name: `Place of ${team}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('teams come into a division, move in it and leave it: with the pointer, by keyboard and on a phone', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1280, height: 1400 })
  await signIn(page, product.url, product.staff)
  const season = await makeSeason(page, product.url)
  await page.goto(`${product.url}/dashboard/seasons/${season}`)
  await page.getByRole('textbox', { name: 'Name of the new division' }).fill('Gold')
  await page.keyboard.press('Enter')

  await drag(page, handle(page, 'Hawks'), gold(page))
  await expectSeeds(page, 'Hawks')
  await drag(page, handle(page, 'Foxes'), handle(page, 'Hawks'))
  await expectSeeds(page, 'Foxes', 'Hawks')
  await drag(page, handle(page, 'Foxes'), handle(page, 'Hawks'))
  await expectSeeds(page, 'Hawks', 'Foxes')
  await drag(page, handle(page, 'Hawks'), standings(page).getByRole('heading', { name: 'Monday' }))
  await expectSeeds(page, 'Foxes')

  await handle(page, 'Aces').focus()
  await liftByKeyboard(page, 'Aces')
  await pressOneByOne(page, ['ArrowRight', 'ArrowDown', 'Space'])
  await expectSeeds(page, 'Aces', 'Foxes')
  await handle(page, 'Foxes').focus()
  await liftByKeyboard(page, 'Foxes')
  await pressOneByOne(page, ['ArrowUp', 'Space'])
  await expectSeeds(page, 'Foxes', 'Aces')

  await page.setViewportSize({ width: 360, height: 640 })
  expect(await sidewaysScroll(page)).toBe(0)
  await choose(page, 'Elks', 'Add to Gold')
  await expectSeeds(page, 'Foxes', 'Aces', 'Elks')
  await choose(page, 'Elks', 'Move to top')
  await expectSeeds(page, 'Elks', 'Foxes', 'Aces')
  await choose(page, 'Foxes', 'Remove from Gold')
  await expectSeeds(page, 'Elks', 'Aces')
})
