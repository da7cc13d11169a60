import { newOrganization } from './new-league'
import { ownBracket, publicAddress } from './own-bracket'
import { expect, sidewaysScroll, signIn, test } from './visit'

type Made = { readonly id: number }
type Team = { readonly id: number; readonly name: string }

test('a secretary sees the third become the first, sends the link, makes one result real, and discards the rest', async ({
  page,
  product,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const own = await newOrganization(page.request, product, 'what-if')
  const { id: season } = await own.call<Made>('POST', `/api/organizations/${own.organization}/seasons`, {
    name: 'Fall',
    active: true,
  })
  const { id: league } = await own.call<Made>('POST', `/api/seasonsv2/${season}/leagues`, { name: 'Monday' })
  await own.call('POST', '/api/teams/list', { leagueId: league, names: ['Hawks', 'Owls', 'Wolves'] })
  const address = `/api/seasonsv2/${season}/leagues/${league}`
  const teams = await own.call<Team[]>('GET', `${address}/teams`)
  const plan = async (home: string, away: string, score?: readonly [number, number]) => {
    const idOf = (name: string) => teams.find(team => team.name === name)?.id
    const sides = { home_team_id: idOf(home), away_team_id: idOf(away), date: '2026-11-20', allowConflicts: true }
    const { id } = await own.call<Made>('POST', `${address}/games`, sides)
    if (score) await own.call('PUT', `${address}/games/${id}`, { score_home: score[0], score_away: score[1] })
  }
  await plan('Owls', 'Hawks', [61, 58])
  await plan('Hawks', 'Wolves', [70, 60])
  await plan('Wolves', 'Owls')
  await plan('Wolves', 'Hawks')
  const colleague = await own.addPerson('colleague')
  await signIn(page, product.url, await own.addPerson('secretary'))
  await page.goto(`${product.url}/dashboard/seasons/${season}/leagues/${league}?tab=what-if`)
  await page.getByRole('button', { name: 'New Scenario' }).click()
  await page.getByLabel('Scenario name').fill('Wolves win out')
  await page.getByRole('button', { name: 'Make Scenario' }).click()
  await page.getByRole('heading', { name: 'Wolves win out', level: 1 }).waitFor()
  const table = page.getByRole('region', { name: 'The table of this scenario' })
  await expect(table.getByRole('row').nth(3)).toContainText('Wolves')
  await page.getByRole('form', { name: 'Owls @ Wolves' }).getByRole('button', { name: 'Let Wolves win' }).click()
  await expect(page.getByRole('list', { name: 'Changes' })).toContainText('Owls @ Wolves: 0–1')
  await page.getByLabel('Points of Wolves').nth(1).fill('80')
  await page.getByLabel('Points of Hawks').nth(0).fill('70')
  await page.getByLabel('Points of Hawks').nth(0).press('Enter')
  await expect(page.getByRole('list', { name: 'Changes' })).toContainText('Hawks @ Wolves: 70–80')
  await expect(table.getByRole('row', { name: /Wolves/ })).toContainText('up from 3rd')
  expect(await sidewaysScroll(page)).toBe(0)

  const link = page.url()
  const others = await browser.newContext()
  const other = await others.newPage()
  await other.goto(`${product.url}/${own.slug}/standings`)
  await expect(other.getByRole('row').nth(1)).toContainText('Owls')
  await other.goto(link)
  await expect(other).toHaveURL(/\/login/)
  await signIn(other, product.url, colleague)
  await other.goto(link)
  await expect(other.getByRole('list', { name: 'Changes' })).toContainText('Hawks @ Wolves: 70–80')

  await other.getByRole('button', { name: /^Make it real.*Hawks @ Wolves/ }).click()
  const dialog = other.getByRole('dialog', { name: 'Make it real?' })
  await expect(dialog.getByRole('region', { name: 'What this leads to' })).toContainText('Played in Monday')
  await dialog.getByRole('button', { name: 'Make it real', exact: true }).click()
  await expect(other.getByText('This is so already.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('This is so already.')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('No scenarios yet.')).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${product.url}/${own.slug}/standings`)
  await expect(visitor.getByRole('row').nth(1)).toContainText('Owls')
  await expect(visitor.getByRole('row').nth(2)).toContainText('Wolves')
})

test('a secretary lets teams win the semifinals on a phone, sees who would meet in the final, and nobody else does', async ({
  page,
  product,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, product.url, product.admin)
  const bracket = await ownBracket(page.request, product, { name: 'cup-what-if', teams: ['Hawks', 'Owls', 'Bulls', 'Comets'] })
  const games = `/api/seasonsv2/${bracket.season}/divisions/${bracket.division}/games`
  for (const match_id of ['r1-0', 'r1-1'])
    expect((await page.request.post(product.url + games, { data: { match_id } })).ok()).toBe(true)
  await page.goto(`${product.url}/dashboard/seasons/${bracket.season}/leagues/${bracket.league}?tab=what-if`)
  await page.getByRole('button', { name: 'New Scenario' }).click()
  await page.getByLabel('Scenario name').fill('Comets win')
  await page.getByRole('button', { name: 'Make Scenario' }).click()

  const matchups = page.getByRole('list', { name: 'Games of the bracket Cup' })
  await matchups.getByRole('button', { name: 'Let Comets win' }).click()
  await expect(matchups).toContainText('Comets go to the final.')
  await expect(matchups).toContainText('Comets – Winner of Semifinal 2')
  await matchups.getByLabel('What of Semifinal 2').selectOption('Walk-over for Bulls')
  await expect(matchups).toContainText('Comets – Bulls')
  await expect(page.getByRole('list', { name: 'Changes' })).toContainText('Comets @ Hawks: 1–0')
  await matchups.getByRole('button', { name: 'Add the game of Final' }).click()
  const final = matchups.getByRole('form', { name: /^Final: / })
  await expect(final.getByLabel('What of Final').getByRole('option', { name: 'Deleted' })).toHaveCount(0)
  await final.getByRole('button', { name: 'Let Bulls win' }).click()
  await expect(matchups).toContainText('Bulls are the champion.')
  await page.getByRole('tab', { name: 'Bracket' }).click()
  await expect(page.getByRole('region', { name: 'What changes in this bracket' })).toContainText('Comets')
  expect(await sidewaysScroll(page)).toBe(0)

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(product.url + publicAddress(bracket))
  await expect(visitor.getByText('Winner of Semifinal 1').first()).toBeVisible()
})
