import type { Locator, Page } from '@playwright/test'
import { expect, followDevice, sidewaysScroll, signIn, test, violationsInBothThemes } from './visit'

const LEAGUES = ['Monday Night', 'Tuesday Night', 'Wednesday Night', 'Thursday Night', 'Friday Night', 'Sunday Morning']
const TEAMS = ['Hawks', 'Bulls', 'Heat', 'Kings', 'Magic', 'Suns', 'Jazz', 'Nets']
const FIRST_NAMES = ['Ana', 'Bo', 'Cy', 'Dee', 'Eli', 'Fay', 'Gus', 'Hal', 'Ida', 'Joe']

/** `Hawks`, then `12 Ana Silva` a line; an empty line between teams. */
const wholeLeague = (league: string) =>
  TEAMS.map(team =>
    [`${league} ${team}`, ...FIRST_NAMES.map((name, i) => `${i + 4} ${name} ${team} of ${league}`)].join('\n'),
  ).join('\n\n')

/** What a person does, each counted as one: a click, a key chord, a typed field, a paste. */
const countedHands = (page: Page) => {
  let count = 0
  return {
    count: () => count,
    click: async (what: Locator) => {
      count += 1
      await what.click()
    },
    type: async (where: Locator, text: string) => {
      count += 1
      await where.fill(text)
    },
    press: async (key: string) => {
      count += 1
      await page.keyboard.press(key)
    },
    /** Into what has the focus. */
    paste: async (text: string) => {
      count += 1
      await page.evaluate(text => navigator.clipboard.writeText(text), text)
      await page.keyboard.press('ControlOrMeta+V')
    },
  }
}

type Hands = ReturnType<typeof countedHands>

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const inDialog = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name })
const pasteField = (page: Page, label: string) => page.getByRole('textbox', { name: label })

/** From nothing to a season; ends on its page. */
const makeSeason = async (page: Page, hands: Hands, organization: string) => {
  await hands.click(button(page, 'Create Organization'))
  await hands.type(page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true }), organization)
  await hands.press('Enter')
  await hands.click(page.getByRole('link', { name: organization }))
  await hands.click(button(page, 'Create Season'))
  await hands.type(page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true }), 'Fall')
  await hands.press('Enter')
  await hands.click(page.getByRole('link', { name: 'Fall', exact: true }))
}

const pasteLeagues = async (page: Page, hands: Hands, names: readonly string[]) => {
  await hands.click(button(page, 'Paste a list of leagues'))
  await expect(pasteField(page, 'Leagues')).toBeFocused()
  await hands.paste(names.join('\n'))
  await hands.click(inDialog(page, /^Add \d+ Leagues?$/))
}

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']))

test('a new organization has 6 leagues of 8 teams with 10 players each after at most 60 actions', async ({ page, product }) => {
  await signIn(page, product.url, product.admin)
  const hands = countedHands(page)
  const began = Date.now()
  await makeSeason(page, hands, 'Lakeside League')
  await pasteLeagues(page, hands, LEAGUES)
  for (const league of LEAGUES) {
    await hands.click(page.getByRole('link', { name: league }))
    await hands.click(button(page, 'Paste Teams').first())
    await expect(pasteField(page, 'Teams')).toBeFocused()
    await hands.paste(wholeLeague(league))
    await hands.click(inDialog(page, 'Add 8 Teams and 80 Players'))
    await expect(page.getByText('8 teams and 80 players added')).toBeVisible()
    await hands.click(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Fall' }))
  }
  await expect(page.getByText('8 teams')).toHaveCount(LEAGUES.length)
  process.stdout.write(`6 leagues of 8 teams with 10 players each: ${hands.count()} actions, ${Date.now() - began} ms.\n`)
  expect(hands.count()).toBeLessThanOrEqual(60)
})

/** Tabs on until something has the focus. */
const tabTo = async (page: Page, what: Locator) => {
  await what.waitFor()
  for (let turns = 0; turns < 80; turns += 1) {
    if (await what.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('It cannot be reached by Tab.')
}

const pressOn = async (page: Page, what: Locator) => {
  await tabTo(page, what)
  await page.keyboard.press('Enter')
}

test('a league is set up by keyboard alone, and a season is made from last year’s in one dialog', async ({ page, product }) => {
  await signIn(page, product.url, product.admin)
  const hands = countedHands(page)
  await makeSeason(page, hands, 'Hillside League')
  await pressOn(page, button(page, 'Paste a list of leagues'))
  await expect(pasteField(page, 'Leagues')).toBeFocused()
  await hands.paste('Saturday')
  await pressOn(page, inDialog(page, 'Add 1 League'))
  await pressOn(page, page.getByRole('link', { name: 'Saturday' }))
  await pressOn(page, button(page, 'Paste Teams').first())
  await expect(pasteField(page, 'Teams')).toBeFocused()
  await hands.paste('Otters\n4 Zoë Núñez\n\nFoxes')
  await pressOn(page, inDialog(page, 'Add 2 Teams and 1 Player'))
  await pressOn(page, button(page, 'Paste players of Foxes'))
  await expect(pasteField(page, 'Players')).toBeFocused()
  await hands.paste('No.\tLast name\tFirst name\n7\tda Silva\tAna')
  await pressOn(page, inDialog(page, 'Add 1 Player'))
  await pressOn(page, button(page, 'Add a game'))
  await expect(page.getByRole('dialog').getByLabel('Away team')).toBeFocused()
  await page.getByRole('dialog').getByLabel('Away team').selectOption('Foxes')
  await page.getByRole('dialog').getByLabel('Home team').selectOption('Otters')
  await pressOn(page, inDialog(page, 'Save and add another'))
  await expect(page.getByText('The game was added.')).toBeVisible()
  await expect(page.getByRole('dialog').getByLabel('Away team')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Set up this league')).toBeHidden()

  await page.goto(`${product.url}/organizations`)
  await page.getByRole('link', { name: 'Hillside League' }).click()
  await page.getByRole('button', { name: 'Next Season after Fall' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true }).fill('Spring')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Spring', exact: true }).click()
  await page.getByRole('link', { name: 'Saturday' }).click()
  await page.getByRole('tab', { name: 'Teams' }).click()
  await page.getByRole('link', { name: 'Foxes' }).click()
  await expect(page.getByRole('button', { name: 'Edit Ana da Silva' })).toBeVisible()
})

/** A list with everything that can be said of a line: a fault, a name of a line above, a number that comes twice. */
const FAULTY = 'Otters\n12 Ana Silva\n12 Bo Ray\n7\n5 Ana Silva\n12 Ana Silva\n\notters'

test('pasted lists and their guidance fit a phone and a desk, by day and by night', async ({ page, product, context }) => {
  await followDevice(context, product.url)
  await signIn(page, product.url, product.admin)
  const hands = countedHands(page)
  await makeSeason(page, hands, 'Seaside League')
  await pasteLeagues(page, hands, ['Sunday'])
  await page.getByRole('link', { name: 'Sunday' }).click()
  const looksWell = async () => expect([await violationsInBothThemes(page), await sidewaysScroll(page)]).toEqual([[], 0])
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await expect(page.getByRole('heading', { name: 'Set up this league' })).toBeVisible()
    await looksWell()
    await button(page, 'Paste Teams').first().click()
    await expect(pasteField(page, 'Teams')).toBeFocused()
    await hands.paste(FAULTY)
    await inDialog(page, 'Add 2 Teams and 5 Players').click()
    await expect(page.getByText('Correct line 4, 6, 8 first.')).toBeVisible()
    await looksWell()
    await page.keyboard.press('Escape')
    await inDialog(page, 'Discard').click()
    await button(page, 'Add one team').click()
    await page.getByRole('dialog').getByLabel('Name of a new team').fill(`Team ${width}`)
    await inDialog(page, 'Save and add another').click()
    await expect(page.getByText(`Team ${width} was added.`)).toBeVisible()
    await looksWell()
    await page.keyboard.press('Escape')
  }
})
