import type { Locator, Page } from '@playwright/test'
import { EXPLORES } from './explores'
import { newOrganization } from './new-league'
import { expect, sidewaysScroll, signIn, test } from './visit'
import { byKeyboard, withPointer, type Way } from './ways'

const TEAMS = ['Hawks', 'Bulls', 'Heat', 'Kings', 'Magic', 'Suns', 'Jazz', 'Nets']

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const inDialog = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name })

/** After a dialog closed the person is where they were, or near it. */
const isClosed = async (page: Page) => {
  await expect(dialog(page)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)
}

const pasteTeams = async (page: Page, { press, type }: Way) => {
  await press(page, button(page, 'Paste Teams').first())
  await type(page, page.getByRole('textbox', { name: 'Teams' }), TEAMS.join('\n\n'))
  await press(page, inDialog(page, /^Add 8 Teams/))
  await expect(page.getByText('8 teams added')).toBeVisible()
}

const cells = (page: Page) => page.getByRole('group', { name: /^Week \d$/ }).getByRole('listitem')
const games = (page: Page) => page.getByRole('group', { name: /^Week \d$/ }).getByRole('button', { name: /@/ })

/** A week of four games at five times: one slot stays free. */
const generateSchedule = async (page: Page, { press, type }: Way, startDate: string) => {
  await press(page, page.getByRole('link', { name: 'Build a schedule' }).first())
  await type(page, page.getByLabel('Schedule name'), 'Regular season')
  await type(page, page.getByLabel('Start date'), startDate)
  await type(page, page.getByLabel('Number of weeks'), '1')
  await type(page, page.getByRole('textbox', { name: 'Time slots' }), '6 PM, 7:15 PM, 8:30 PM, 9:45 PM, 11 PM')
  await press(page, page.locator('form').getByRole('button', { name: 'Create Schedule' }))
  await press(page, button(page, 'Generate Full Schedule'))
  await expect(games(page)).toHaveCount(4)
  await expect(page.getByRole('group', { name: 'Report' })).toBeVisible()
  await isClosed(page)
}

/** Takes the swap back, and not what its toast is beside. */
const undoButton = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Matchups swapped!' }).getByRole('button', { name: /^Undo/ })

/** A browser begins to drag when the pointer has moved a little, and drops where it has seen two movements. */
const drag = async (page: Page, from: Locator, to: Locator) => {
  await to.scrollIntoViewIfNeeded()
  await from.hover()
  await page.mouse.down()
  await from.hover({ position: { x: 8, y: 8 } })
  await from.hover({ position: { x: 20, y: 20 } })
  await expect(page.getByText(/is chosen/)).toBeVisible()
  await to.hover({ position: { x: 20, y: 20 } })
  await to.hover()
  await page.mouse.up()
}

/** A thumb does not rest on the message that comes up where it was. */
const byThumb: Way = {
  ...withPointer,
  press: async (page, what) => {
    await what.click()
    await page.mouse.move(0, 0)
  },
}

/** How two games are exchanged, and how that is taken back. */
type Swap = (page: Page, what: { readonly one: Locator; readonly other: Locator }) => Promise<void>

const byDragging: Swap = async (page, { one, other }) => {
  await drag(page, one, other)
  await expect(page.getByText('Matchups swapped!')).toBeVisible()
  await undoButton(page).click()
}

const byPicking =
  ({ press }: Way, undo: (page: Page) => Promise<void>): Swap =>
  async (page, { one, other }) => {
    await press(page, one)
    await expect(one).toHaveAttribute('aria-pressed', 'true')
    await press(page, other)
    await expect(page.getByText('Matchups swapped!')).toBeVisible()
    await undo(page)
  }

const swapAndBack = async (page: Page, swap: Swap) => {
  const before = await cells(page).allTextContents()
  await swap(page, { one: games(page).nth(0), other: games(page).nth(2) })
  await expect(page.getByText('Swapped back').first()).toBeVisible()
  await expect.poll(() => cells(page).allTextContents()).toEqual(before)
}

/** A swap is taken back from the league's history; the game that was moved after it stays where it is. */
const undoFromHistory = async (page: Page, { openTab, press }: Way, leaguePage: string) => {
  const builder = page.url()
  const [one, moved, other] = (await games(page).allTextContents()).map(text => text.slice(text.indexOf('M') + 1))
  const cellOf = (game: string | undefined) => cells(page).filter({ hasText: game ?? '' })
  const before = [await cellOf(one).textContent(), await cellOf(other).textContent()]
  await drag(page, cellOf(one).getByRole('button'), cellOf(other).getByRole('button'))
  await expect(page.getByText('Matchups swapped!')).toBeVisible()
  await drag(page, cellOf(moved).getByRole('button'), cells(page).filter({ hasNotText: '@' }).first())
  await expect(page.getByText('Game details updated successfully!')).toBeVisible()
  const afterMove = await cellOf(moved).textContent()

  await page.goto(leaguePage)
  await openTab(page, 'History')
  await press(page, page.getByRole('button', { name: /^Undo what was done/ }).first())
  await expect(page.getByText('Undone', { exact: true })).toBeVisible()
  await page.goto(builder)
  await expect(games(page)).toHaveCount(4)
  expect([await cellOf(one).textContent(), await cellOf(other).textContent()]).toEqual(before)
  expect(await cellOf(moved).textContent()).toBe(afterMove)
}

/** The away team of every game wins, of each by one point more than of the one before. */
const enterScores = async (page: Page, { press }: Way) => {
  await press(page, page.getByRole('switch', { name: 'Enter scores in the list' }))
  for (const points of ['61', '62', '63', '64'])
    for (const score of [points, '58']) {
      await expect(page.locator('input:focus')).toHaveValue('')
      await page.keyboard.type(score)
      await page.keyboard.press('Enter')
    }
  for (const points of ['61', '62', '63', '64']) await expect(page.getByText(`${points}–58`).first()).toBeVisible()
}

const gold = (page: Page) => page.getByRole('region', { name: 'Division Gold' })

const fillDivision = async (page: Page, { press, type }: Way) => {
  await type(page, page.getByRole('textbox', { name: 'Name of the new division' }), 'Gold')
  await page.keyboard.press('Enter')
  await press(page, gold(page).getByRole('button', { name: /Fill by standings/ }))
  await expect(dialog(page).getByRole('region', { name: 'Seeds' }).getByRole('listitem')).toHaveCount(4)
  await press(page, inDialog(page, 'Fill Division'))
  await expect(gold(page).getByRole('list', { name: 'Teams of Gold' }).getByRole('listitem')).toHaveCount(4)
  await isClosed(page)
  await press(page, gold(page).getByRole('link', { name: 'Bracket of Gold' }))
}

/** The box of a matchup has the focus once its dialog closed. */
const isAt = (page: Page, matchup: string) =>
  expect(page.locator('[data-matchup]:focus-within, [data-matchup]:focus')).toHaveAttribute('data-matchup', matchup)

/** Creates the game of a matchup and enters its score, the upper team's points first. */
const play = async (page: Page, { press, type }: Way, [matchup, id]: readonly [string, string]) => {
  await press(page, button(page, `Create game of ${matchup}`))
  await press(page, inDialog(page, 'Create Game'))
  await isClosed(page)
  await isAt(page, id)
  await press(page, button(page, `Edit game of ${matchup}`))
  const points = dialog(page).getByLabel(/^Points of /)
  await type(page, points.nth(0), '71')
  await type(page, points.nth(1), '70')
  await press(page, inDialog(page, 'Save Changes'))
  await isClosed(page)
  await isAt(page, id)
}

/** How somebody works, how wide their window is, and how they type a date and exchange two games. */
type Working = { readonly way: Way; readonly width: number; readonly startDate: string; readonly swap: Swap }

const AT_DESK: Working = { way: withPointer, width: 1280, startDate: '2027-01-03', swap: byDragging }
const AT_KEYBOARD: Working = {
  way: byKeyboard,
  width: 1280,
  startDate: '01032027',
  swap: byPicking(byKeyboard, page => page.keyboard.press('ControlOrMeta+z')),
}
const ON_PHONE: Working = {
  way: byThumb,
  width: 360,
  startDate: '2027-01-03',
  swap: byPicking(byThumb, page => undoButton(page).click()),
}

/** Who does each of the jobs from pasted teams to a champion; the swaps and the last games are done by each of several. */
type Walk = { readonly name: string; readonly slug: string } & Readonly<
  Record<'teams' | 'schedule' | 'scores' | 'division', Working>
> &
  Readonly<Record<'swaps' | 'playOffs', readonly Working[]>>

const alone = (name: string, slug: string, one: Working): Walk => ({
  name,
  slug,
  teams: one,
  schedule: one,
  swaps: [one],
  scores: one,
  division: one,
  playOffs: [one, one, one],
})

const WALKS: readonly Walk[] = EXPLORES
  ? [
      alone('with the pointer', 'all-pointer', AT_DESK),
      alone('by keyboard alone', 'all-keys', AT_KEYBOARD),
      alone('at 360 px', 'all-phone', ON_PHONE),
    ]
  : [
      {
        name: 'with the pointer, by keyboard and at 360 px in turn',
        slug: 'all-ways',
        teams: AT_KEYBOARD,
        schedule: ON_PHONE,
        swaps: [ON_PHONE, AT_KEYBOARD, AT_DESK],
        scores: ON_PHONE,
        division: AT_KEYBOARD,
        playOffs: [AT_KEYBOARD, ON_PHONE, AT_DESK],
      },
    ]

const MATCHUPS = [
  ['Semifinal 1', 'r1-0'],
  ['Semifinal 2', 'r1-1'],
  ['Final', 'r2-0'],
] as const

for (const { name, slug, teams, schedule, swaps, scores, division, playOffs } of WALKS)
  test(`a league of pasted teams comes to its champion ${name}`, async ({ page, product, request }) => {
    // All jobs of a season, one after another.
    test.slow()
    const as = (one: Working) => page.setViewportSize({ width: one.width, height: 800 })
    await signIn(page, product.url, product.admin)
    const { call, organization } = await newOrganization(request, product, slug)
    const made = async (address: string, data: object) => (await call<{ readonly id: number }>('POST', address, data)).id
    const season = await made(`/api/organizations/${organization}/seasons`, { name: 'Fall', active: true })
    const league = await made(`/api/seasonsv2/${season}/leagues`, { name: 'Sunday' })
    const seasonPage = `${product.url}/dashboard/seasons/${season}`
    const leaguePage = `${seasonPage}/leagues/${league}`

    await as(teams)
    await page.goto(leaguePage)
    await pasteTeams(page, teams.way)
    await as(schedule)
    await generateSchedule(page, schedule.way, schedule.startDate)
    const builder = page.url()
    for (const one of swaps) {
      await as(one)
      // Without what was said of the swap before.
      await page.goto(builder)
      await expect(games(page)).toHaveCount(4)
      await swapAndBack(page, one.swap)
      if (one === AT_DESK) await undoFromHistory(page, one.way, leaguePage)
      expect(await sidewaysScroll(page)).toBe(0)
    }

    await as(scores)
    await page.goto(leaguePage)
    await enterScores(page, scores.way)
    await as(division)
    await page.goto(seasonPage)
    await expect(page.locator('main')).toContainText('4 of 4 games')
    await division.way.press(page, button(page, 'Use divisions and brackets'))
    await fillDivision(page, division.way)
    for (const [nth, matchup] of MATCHUPS.entries()) {
      const one = playOffs[nth] ?? division
      await as(one)
      await play(page, one.way, matchup)
    }
    const champion = page.locator('p', { has: page.getByText('Champion', { exact: true }) })
    await expect(champion).toContainText(new RegExp(TEAMS.join('|')))
    expect(await sidewaysScroll(page)).toBe(0)
    await page.goto(seasonPage)
    await expect(page.locator('main')).toContainText(new RegExp(`FinishedChampion: (${TEAMS.join('|')})`))
  })
