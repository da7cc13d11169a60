import type { Page, PlaywrightTestArgs } from '@playwright/test'
import { looksInTurn } from './looks-in-turn'
import { newLeague } from './new-league'
import { divisionAddress, playMatchup, type OwnBracket } from './own-bracket'
import type { RunningProduct } from './running-product'
import { expect, followDevice, signIn, test } from './visit'

const TEAMS = ['Hawks', 'Bulls', 'Heat', 'Kings', 'Magic', 'Suns', 'Jazz', 'Nets']

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

const cancelled = async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
}

type Made = { readonly id: number }
type Visit = Pick<PlaywrightTestArgs, 'page' | 'context' | 'request'> & { readonly product: RunningProduct }

/** A league of eight teams in an organization of its own, with brackets; the admin is signed in and follows the device's theme. */
const eightTeams = async ({ page, context, request, product }: Visit, name: string) => {
  await followDevice(context, product.url)
  await signIn(page, product.url, product.admin)
  const made = await newLeague(request, product, name)
  await made.call('PUT', `/api/organizations/${made.organization}`, { feature_flags: { brackets: true } })
  await made.call('POST', '/api/teams/list', { leagueId: made.league, names: TEAMS })
  return made
}

test('the pages of a schedule: nothing for axe to find, whatever is open on them', async ({
  page,
  context,
  request,
  product,
}) => {
  const isClean = looksInTurn(page)
  const { call, organization, league } = await eightTeams({ page, context, request, product }, 'states-schedule')
  const builder = `${product.url}/scheduleBuilder?organization=${organization}&league=${league}`
  await page.goto(builder)
  await expect(page.getByText('No schedules yet')).toBeVisible()
  await button(page, 'Create Schedule').first().click()
  await button(page, 'Teams and their unavailable slots').click()
  await page.getByLabel('Team', { exact: true }).selectOption('Bulls')
  await isClean('empty builder with its form and the teams open')

  const { id: schedule } = await call<Made>('POST', '/api/schedules', {
    leagueId: league,
    name: 'Regular season',
    startDate: '2027-01-03',
    numWeeks: 2,
    gameDays: ['Sunday'],
    sameSlot: true,
    timeSlots: ['18:00', '19:15', '20:30', '21:45', '22:30'],
  })
  await call('POST', '/api/games/generate-full-schedule', { scheduleId: schedule, replacePlayed: false })
  await page.goto(builder)
  await page
    .getByRole('group', { name: 'Report' })
    .getByText(/measures/)
    .first()
    .click()
  await page.getByRole('group', { name: 'Week 1' }).getByRole('button', { name: /@/ }).first().click()
  await expect(page.locator('[data-may-swap]').first()).toBeVisible()
  await isClean('report open and a game picked')

  await page.route('**/api/games/swap', route => route.fulfill({ status: 409, json: { statusCode: 409, message: 'Refused.' } }))
  await page.locator('[data-may-swap]').first().click()
  await expect(page.getByText('Refused.')).toBeVisible()
  await isClean('a refused swap')

  await page.route('**/api/schedules/*/report*', async route => {
    const answer = await route.fetch()
    const state = (await answer.json()) as object
    await route.fulfill({ json: { ...state, generation: { state: 'running', done: 0.4, message: null } } })
  })
  await page.goto(builder)
  await expect(button(page, 'Cancel generation')).toBeVisible()
  await isClean('a generation that is running')
  // The page goes on asking; no answer to it may be on its way when the journey ends.
  await page.unrouteAll({ behavior: 'wait' })

  await page.route('**/api/games/weekly-games*', route => route.abort('internetdisconnected'))
  await page.goto(builder)
  await expect(page.getByText('The server could not be reached.').first()).toBeVisible()
  await isClean('weeks of a server that is away')
})

test('divisions and their bracket: nothing for axe to find, from empty panels to the champion', async ({
  page,
  product,
  context,
  request,
}) => {
  const isClean = looksInTurn(page)
  const { call, slug, organization, season, league } = await eightTeams({ page, context, request, product }, 'states-divisions')
  const seasonPage = `${product.url}/dashboard/seasons/${season}`
  await page.goto(seasonPage)
  await expect(page.getByText('No divisions created yet.')).toBeVisible()
  await isClean('no divisions')

  const division = (await call<Made>('POST', `/api/seasonsv2/${season}/divisions`, { name: 'Gold' })).id
  await call('POST', `/api/seasonsv2/${season}/divisions`, { name: 'Silver' })
  await call('POST', `/api/divisions/${division}/fill`, { leagueId: league, count: 4 })
  const bracket: OwnBracket = { slug, organization, season, division }
  await playMatchup(request, product, bracket, 'r1-0', [61, 58])
  await page.goto(seasonPage)
  await expect(page.getByText('Delete all bracket games before reordering teams in this division.')).toBeVisible()
  await page.getByRole('button', { name: /Fill by standings Silver/ }).click()
  await expect(dialog(page)).toBeVisible()
  await isClean('a locked division, an empty one, and the dialog that fills it')
  await cancelled(page)
  await page.getByRole('button', { name: 'Delete Gold' }).click()
  await dialog(page).getByRole('button', { name: 'Delete division' }).click()
  await expect(
    page
      .locator('[role=alert]')
      .filter({ hasText: /delete|bracket/i })
      .last(),
  ).toBeVisible()
  await isClean('a refused deletion')

  const divisionPage = product.url + divisionAddress(bracket)
  await page.goto(divisionPage)
  await button(page, 'Create game of Semifinal 2').click()
  await expect(dialog(page)).toBeVisible()
  await isClean('the dialog of a new game')
  await cancelled(page)
  const gamesOfGold = `/api/seasonsv2/${season}/divisions/${division}/games`
  const semifinal = await call<Made>('POST', gamesOfGold, { match_id: 'r1-1' })
  await call('PUT', `${gamesOfGold}/${semifinal.id}`, { walkover_winner: 'home' })
  await playMatchup(request, product, bracket, 'r2-0', [70, 71])
  await expect(page.locator('p', { has: page.getByText('Champion', { exact: true }) })).not.toContainText('To be decided')
  await isClean('a walk-over and a champion')
  await button(page, 'Edit game of Semifinal 1').click()
  await dialog(page)
    .getByLabel(/^Points of /)
    .nth(0)
    .fill('50')
  await isClean('the dialog of a game')
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Undo 1 later game?')).toBeVisible()
  await isClean('what a correction undoes')
  await page.getByRole('button', { name: 'Save and undo 1 later game' }).click()
  await expect(page.getByText('1 later game undone')).toBeVisible()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByText('Correction undone')).toBeVisible()
  await expect(page.locator('p', { has: page.getByText('Champion', { exact: true }) })).not.toContainText('To be decided')

  await page.route('**/divisions/*/bracket*', route => route.abort('internetdisconnected'))
  await page.goto(divisionPage)
  await expect(page.getByText('The server could not be reached.').first()).toBeVisible()
  await isClean('a bracket of a server that is away')
})
