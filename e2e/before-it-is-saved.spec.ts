import { newOrganization } from './new-league'
import { switchBrackets } from './own-bracket'
import { expect, sidewaysScroll, signIn, test } from './visit'

type Made = { readonly id: number }
type Team = { readonly id: number; readonly name: string; readonly slt_id: number }

test('what a corrected score leads to is shown before it is saved, and is what visitors see then', async ({
  page,
  product,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const own = await newOrganization(page.request, product, 'corrected')
  const { id: season } = await own.call<Made>('POST', `/api/organizations/${own.organization}/seasons`, {
    name: 'Fall',
    active: true,
  })
  const { id: league } = await own.call<Made>('POST', `/api/seasonsv2/${season}/leagues`, { name: 'Monday' })
  await own.call('POST', '/api/teams/list', { leagueId: league, names: ['Hawks', 'Owls', 'Wolves', 'Bulls'] })
  const teams = await own.call<Team[]>('GET', `/api/seasonsv2/${season}/leagues/${league}/teams`)
  const named = (name: string) => teams.find(team => team.name === name)
  const play = async (home: string, away: string, [score_home, score_away]: readonly [number, number]) => {
    const address = `/api/seasonsv2/${season}/leagues/${league}/games`
    const sides = { home_team_id: named(home)?.id, away_team_id: named(away)?.id, allowConflicts: true }
    const { id } = await own.call<Made>('POST', address, sides)
    await own.call('PUT', `${address}/${id}`, { score_home, score_away })
    return id
  }
  const first = await play('Owls', 'Hawks', [61, 58])
  await play('Owls', 'Wolves', [70, 60])
  await play('Hawks', 'Wolves', [70, 60])
  await signIn(page, product.url, product.admin)
  const correct = async (game: number, home: string, points: string) => {
    await page.goto(`${product.url}/games/${game}`)
    await page.getByRole('button', { name: 'Edit Final Scores' }).click()
    await page.getByLabel(`Final score, ${home}`).fill(points)
    return page.getByRole('region', { name: 'What this leads to' })
  }
  const save = async () => {
    await page.getByRole('button', { name: 'Save Final Scores' }).click()
    await expect(page.getByText('Final game score updated!')).toBeVisible()
  }

  const ranks = await correct(first, 'Owls', '57')
  await expect(ranks).toContainText('Hawks 2nd → 1st, Owls 1st → 2nd')
  expect(await sidewaysScroll(page)).toBe(0)
  const visitors = await browser.newContext()
  const visitor = await visitors.newPage()
  await visitor.goto(`${product.url}/${own.slug}/standings`)
  await expect(visitor.getByRole('row').nth(1)).toContainText('Owls')
  await save()
  await visitor.reload()
  await expect(visitor.getByRole('row').nth(1)).toContainText('Hawks')

  await switchBrackets(page.request, product, own.organization, true)
  const { id: division } = await own.call<Made>('POST', `/api/seasonsv2/${season}/divisions`, { name: 'Cup' })
  for (const name of ['Owls', 'Hawks', 'Wolves', 'Bulls'])
    await own.call('POST', `/api/divisions/${division}/teams`, { seasons_leagues_teams_id: named(name)?.slt_id })
  const semifinal = `/api/seasonsv2/${season}/divisions/${division}/games`
  const { id: cupGame } = await own.call<Made>('POST', semifinal, { match_id: 'r1-0' })
  await own.call('PUT', `${semifinal}/${cupGame}`, { score_home: 61, score_away: 58 })

  const slot = await correct(cupGame, 'Owls', '57')
  await expect(slot).toContainText('Final Owls → Bulls')
  await save()
  await visitor.goto(`${product.url}/${own.slug}/tournamentBracket?divisionId=${division}&seasonId=${season}`)
  await expect(visitor.locator('[data-matchup="r2-0"]')).toContainText('Bulls')
  await visitors.close()
})
