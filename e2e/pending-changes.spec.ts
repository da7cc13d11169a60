import { newLeague } from './new-league'
import { PHONE } from './screens'
import { expect, sidewaysScroll, signIn, test, violationsInBothThemes } from './visit'

test('staff move a game, delete another and see what waits; visitors read it once it is published, and no more once that is undone', async ({
  page,
  product,
  browser,
}) => {
  const league = await newLeague(page.request, product, 'pending')
  const { call, organization } = league
  const home_team_id = await league.addTeam('Hawks')
  const away_team_id = await league.addTeam('Owls')
  const path = `/api/seasonsv2/${league.season}/leagues/${league.league}`
  for (const date of ['2027-03-07', '2027-03-14'])
    await call('POST', `${path}/games`, {
      home_team_id,
      away_team_id,
      date,
      time: '18:00',
      location: 'Gym 1',
      allowConflicts: true,
    })
  const person = await league.addPerson('planner')
  const visitor = await (await browser.newContext({ viewport: PHONE })).newPage()
  const look = () => visitor.goto(`${product.url}/${league.slug}/schedule`)

  await league.signInAsAdmin()
  await page.goto(`${product.url}/organizations/${organization}/features`)
  await page.getByLabel('Changes of games wait to be published').click()
  await expect(page.getByLabel('Changes of games wait to be published')).toBeChecked()

  await signIn(page, product.url, person)
  await page.goto(`${product.url}/dashboard/seasons/${league.season}/leagues/${league.league}?tab=schedule`)
  await page
    .getByRole('checkbox', { name: /Owls @ Hawks/ })
    .first()
    .check()
  await page.getByRole('button', { name: 'Move' }).click()
  const moving = page.getByRole('dialog', { name: 'Move 1 game' })
  await moving.getByLabel('Location').fill('Gym 9')
  await moving.getByRole('button', { name: 'Move' }).click()
  await expect(page.getByText('1 game moved. Not published yet')).toBeVisible()
  await page
    .getByRole('checkbox', { name: /Owls @ Hawks/ })
    .last()
    .check()
  await page.getByRole('button', { name: 'Delete' }).click()
  const waiting = page.getByRole('region', { name: '2 changes not published yet' })
  await expect(waiting.getByText('Gym 9')).toBeVisible()
  await look()
  await expect(visitor.getByText('Gym 1').first()).toBeVisible()
  await expect(visitor.getByText('Gym 9')).toHaveCount(0)
  expect(await violationsInBothThemes(page)).toEqual([])

  await waiting.getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish 2 changes?' })
  await dialog.getByText('What changes for 2 teams').click()
  await expect(dialog.getByText('What calendars get: 1 changed event, 1 cancelled')).toBeVisible()
  expect(await violationsInBothThemes(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('The changes are public now.')).toBeVisible()
  await look()
  await expect(visitor.getByText('Gym 9').first()).toBeVisible()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(waiting).toBeVisible()
  await look()
  await expect(visitor.getByText('Gym 1').first()).toBeVisible()
  await expect(visitor.getByText('Gym 9')).toHaveCount(0)
  await page.setViewportSize(PHONE)
  expect(await sidewaysScroll(page)).toBe(0)
})
