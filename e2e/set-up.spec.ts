import type { Locator, Page } from '@playwright/test'
import { gameNumber } from './demo-games'
import { EXPLORES } from './explores'
import { looksInTurn } from './looks-in-turn'
import { ownName } from './own-name'
import { expect, followDevice, sidewaysScroll, signInByForm, test, violationsInOneTheme } from './visit'
import { byKeyboard, withPointer, type Way } from './ways'

const LEAGUES = ['Monday Night', 'Tuesday Night', 'Wednesday Night', 'Thursday Night', 'Friday Night', 'Sunday Morning']
const TEAMS = ['Hawks', 'Bulls', 'Heat', 'Kings', 'Magic', 'Suns', 'Jazz', 'Nets']
const FIRST_NAMES = ['Ana', 'Bo', 'Cy', 'Dee', 'Eli', 'Fay', 'Gus', 'Hal', 'Ida', 'Joe']

/** Sixty calls one after another take a while where the machine is busy. */
const ALL_ADDED = { timeout: 90_000 }

/** A table as a spreadsheet has it, with a column for the league. */
const WHOLE_SEASON = [
  ['League', 'Team', 'No.', 'Player'],
  ...LEAGUES.flatMap(league =>
    TEAMS.flatMap(team => FIRST_NAMES.map((name, i) => [league, `${league} ${team}`, i + 4, `${name} ${team} of ${league}`])),
  ),
]
  .map(row => row.join('\t'))
  .join('\n')

/** What a person does, each counted as one: a click, a key chord, a typed field, a paste. */
const countedHands = (page: Page, way: Way = withPointer) => {
  let count = 0
  return {
    count: () => count,
    click: async (what: Locator) => {
      count += 1
      await way.press(page, what)
    },
    type: async (where: Locator, text: string) => {
      count += 1
      await way.type(page, where, text)
    },
    choose: async (where: Locator, label: string) => {
      count += 1
      await way.choose(page, where, label)
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

const find = async (page: Page, hands: Hands, organization: string) => {
  await hands.click(page.getByRole('button', { name: 'Search' }))
  await expect(page.getByRole('combobox', { name: /Seasons, leagues, teams/ })).toBeFocused()
  await page.keyboard.type(organization)
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText(organization)
  await hands.press('Enter')
}

/** From nothing to a season; ends on its page. */
const makeSeason = async (page: Page, hands: Hands, organization: string) => {
  await hands.click(button(page, 'Create Organization'))
  await hands.type(page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true }), organization)
  await hands.press('Enter')
  await find(page, hands, organization)
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

/** To an organization, from wherever one is. */
test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']))

test('a new organization has 6 leagues of 8 teams with 10 players each after at most 30 actions', async ({ page, product }) => {
  await signInByForm(page, product.url, product.admin)
  const hands = countedHands(page)
  const began = Date.now()
  await makeSeason(page, hands, ownName('Lakeside League'))
  await hands.click(button(page, 'Paste a list of leagues'))
  await expect(pasteField(page, 'Leagues')).toBeFocused()
  await hands.paste(WHOLE_SEASON)
  await hands.click(inDialog(page, 'Add 6 Leagues, 48 Teams and 480 Players'))
  await expect(page.getByText('6 leagues, 48 teams and 480 players added')).toBeVisible(ALL_ADDED)
  await expect(page.getByText('8 teams')).toHaveCount(LEAGUES.length)
  process.stdout.write(`6 leagues of 8 teams with 10 players each: ${hands.count()} actions, ${Date.now() - began} ms.\n`)
  expect(hands.count()).toBeLessThanOrEqual(30)
})

/** How somebody works, and how wide their window is. */
type Working = { readonly name: string; readonly way: Way; readonly width: number }
const AT_KEYBOARD: Working = { name: 'by keyboard alone', way: byKeyboard, width: 1280 }
const ON_PHONE: Working = { name: 'at 360 px', way: withPointer, width: 360 }

/** To the first game, and from there on. */
const WALKS: readonly { readonly first: Working; readonly then: Working; readonly league: string }[] = EXPLORES
  ? [
      { first: AT_KEYBOARD, then: AT_KEYBOARD, league: 'Hillside League' },
      { first: ON_PHONE, then: ON_PHONE, league: 'Harbourside League' },
    ]
  : [{ first: AT_KEYBOARD, then: ON_PHONE, league: 'Hillside League' }]

for (const { first, then, league } of WALKS)
  test(`a league is set up ${first.name}, and a season is made from last year’s in one dialog ${then.name}`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width: first.width, height: 740 })
    await signInByForm(page, product.url, product.admin)
    let hands = countedHands(page, first.way)
    const organization = ownName(league)
    await makeSeason(page, hands, organization)
    await pasteLeagues(page, hands, ['Saturday'])
    await hands.click(page.getByRole('link', { name: 'Saturday' }))
    await hands.click(button(page, 'Paste Teams').first())
    await expect(pasteField(page, 'Teams')).toBeFocused()
    await hands.paste('Otters\n4 Zoë Núñez\n\nFoxes')
    await hands.click(inDialog(page, 'Add 2 Teams and 1 Player'))
    await hands.click(button(page, 'Paste players of Foxes'))
    await expect(pasteField(page, 'Players')).toBeFocused()
    await hands.paste('No.\tLast name\tFirst name\n7\tda Silva\tAna')
    await hands.click(inDialog(page, 'Add 1 Player'))
    await hands.click(button(page, 'Add a game'))
    await expect(page.getByRole('dialog').getByLabel('Away team')).toBeFocused()
    await hands.choose(page.getByRole('dialog').getByLabel('Away team'), 'Foxes')
    await hands.choose(page.getByRole('dialog').getByLabel('Home team'), 'Otters')
    await hands.click(inDialog(page, 'Save and add another'))
    await expect(page.getByText('The game was added.')).toBeVisible()
    await expect(page.getByRole('dialog').getByLabel('Away team')).toBeFocused()
    await hands.press('Escape')
    await expect(page.getByText('Set up this league')).toBeHidden()
    await page.setViewportSize({ width: then.width, height: 740 })
    expect(await sidewaysScroll(page)).toBe(0)

    hands = countedHands(page, then.way)
    await find(page, hands, organization)
    await hands.click(button(page, 'Next Season after Fall'))
    await hands.type(page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true }), 'Spring')
    await hands.press('Enter')
    await hands.click(page.getByRole('link', { name: 'Spring', exact: true }))
    await hands.click(page.getByRole('link', { name: 'Saturday' }))
    await then.way.openTab(page, 'Teams')
    await hands.click(page.getByRole('link', { name: 'Foxes' }))
    await expect(button(page, 'Edit Ana da Silva')).toBeVisible()
    expect(await sidewaysScroll(page)).toBe(0)
  })

/** A list with everything that can be said of a line: a fault, a name of a line above, a number that comes twice. */
const FAULTY = 'Otters\n12 Ana Silva\n12 Bo Ray\n7\n5 Ana Silva\n12 Ana Silva\n\notters'

const looksWell = async (page: Page) => expect([await violationsInOneTheme(page), await sidewaysScroll(page)]).toEqual([[], 0])
const SIZES = [360, 1280].map(width => ({ width, height: 740 }))

test('pasted lists and their guidance fit a phone and a desk, by day and by night', async ({ page, product, context }) => {
  await followDevice(context, product.url)
  await signInByForm(page, product.url, product.admin)
  const hands = countedHands(page)
  await makeSeason(page, hands, ownName('Seaside League'))
  await pasteLeagues(page, hands, ['Sunday'])
  await page.getByRole('link', { name: 'Sunday' }).click()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expect(page.getByRole('heading', { name: 'Set up this league' })).toBeVisible()
    await looksWell(page)
    await button(page, 'Paste Teams').first().click()
    await expect(pasteField(page, 'Teams')).toBeFocused()
    await hands.paste(FAULTY)
    await inDialog(page, 'Add 2 Teams and 5 Players').click()
    await expect(page.getByText('Correct line 4, 6, 8 first.')).toBeVisible()
    await looksWell(page)
    await page.keyboard.press('Escape')
    await inDialog(page, 'Discard').click()
    await button(page, 'Add one team').click()
    await page.getByRole('dialog').getByLabel('Name of a new team').fill(`Team ${size.width}`)
    await inDialog(page, 'Save and add another').click()
    await expect(page.getByText(`Team ${size.width} was added.`)).toBeVisible()
    await looksWell(page)
    await page.keyboard.press('Escape')
  }
})

test('the dialogs of a set-up: nothing for axe to find, in light and dark', async ({ page, product, context }) => {
  await followDevice(context, product.url)
  await signInByForm(page, product.url, product.admin)
  const hands = countedHands(page)
  const isClean = looksInTurn(page)
  /** Opens a dialog, looks at it, and leaves it as it was. */
  const looksWellOpen = async (name: string) => {
    await button(page, name).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await isClean(name)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await looksWellOpen('Create Organization')
  await makeSeason(page, hands, ownName('Lakeview League'))
  await looksWellOpen('Paste a list of leagues')
  await pasteLeagues(page, hands, ['Sunday'])
  await page.getByRole('link', { name: 'Sunday' }).click()
  await button(page, 'Paste Teams').first().click()
  await expect(pasteField(page, 'Teams')).toBeFocused()
  await hands.paste('Otters')
  await inDialog(page, 'Add 1 Team').click()
  await looksWellOpen('Paste players of Otters')
  await find(page, hands, ownName('Lakeview League'))
  await looksWellOpen('Next Season after Fall')
})

test('a team’s page for visitors: nothing for axe to find, in light and dark', async ({ page, product, context }) => {
  const { season_id, leagueId, home_team_id } = await gameNumber(product.url, 0)
  const team = `${product.url}/dashboard/seasons/${season_id}/leagues/${leagueId}/teams/${home_team_id}`
  await followDevice(context, product.url)
  const isClean = looksInTurn(page)
  for (const [address, title] of [
    [team, 'Unauthorized access'],
    [`${team}?domain=nobody.example`, `Team ${home_team_id}`],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await isClean(title)
  }
})
