import type { Page } from '@playwright/test'
import { newLeague } from './new-league'
import { PHONE } from './screens'
import { expect, sidewaysScroll, signIn, test, violationsInBothThemes } from './visit'

const FILES = {
  'teams.csv': 'id,name\nKIT,Kites\nCRA,Cranes',
  'players.csv': 'id,first_name,last_name\np1,Ana,Ruiz',
  'games.csv': [
    'id,date,time,stage,status,home,away,score_home,score_away',
    'g1,2026-02-02,18:00,regular,final,KIT,CRA,61,58',
    'g2,2027-03-08,19:15,regular,scheduled,CRA,KIT,,',
  ].join('\n'),
}

/** Brings a result and a game to come in by files. */
const importCup = async (page: Page, url: string) => {
  const files = Object.entries(FILES).map(([name, text]) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) }))
  await page.goto(`${url}/imports`)
  await page.getByLabel('Choose files or a zip').setInputFiles(files)
  await page.getByLabel('Season').fill('Autumn')
  await page.getByLabel('League').fill('Cup')
  await page.getByRole('button', { name: 'Check files' }).click()
  await expect(page.getByText('1 game to come would be a draft. Only staff see that until somebody publishes it.')).toBeVisible()
  await page.getByRole('button', { name: 'Start import' }).click()
  await expect(page.getByText(/finished/i).first()).toBeVisible({ timeout: 30_000 })
}

test('staff generate a schedule as a draft that no visitor sees, move a game in it, publish it knowing what that changes, take that back, and import games to come as another one', async ({
  page,
  product,
  browser,
}) => {
  const league = await newLeague(page.request, product, 'drafts')
  const { call, organization } = league
  for (const name of ['Hawks', 'Owls', 'Bulls', 'Jazz']) await league.addTeam(name)
  const schedule = {
    name: 'Spring',
    leagueId: league.league,
    startDate: '2027-03-07',
    numWeeks: 2,
    timeSlots: ['18:00', '19:15', '20:30'],
  }
  await call('POST', '/api/schedules', { ...schedule, allowConflicts: true })
  const person = await league.addPerson('scheduler')
  const visitor = await (await browser.newContext({ viewport: PHONE })).newPage()
  const seen = visitor.getByRole('link', { name: /Hawks/ })
  const look = () => visitor.goto(`${product.url}/${league.slug}/schedule`)

  await league.signInAsAdmin()
  await page.goto(`${product.url}/organizations/${organization}/features`)
  await page.getByLabel('Schedules begin as drafts').click()
  await expect(page.getByLabel('Schedules begin as drafts')).toBeChecked()

  await signIn(page, product.url, person)
  await page.goto(`${product.url}/scheduleBuilder?league=${league.league}`)
  await page.getByRole('button', { name: 'Generate Full Schedule' }).click()
  const draft = page.getByRole('region', { name: 'Draft of Spring' })
  await expect(draft.getByText('Only staff see it.')).toBeVisible()
  await look()
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(seen).toHaveCount(0)

  const week = draft.getByRole('group', { name: 'Week 1' })
  await week.getByRole('button', { name: /6:00 PM/ }).click()
  const free = week.getByRole('button', { name: /Move here/ })
  const [time = ''] = /\d+:\d\d [AP]M/.exec((await free.textContent()) ?? '') ?? []
  await free.click()
  await expect(page.getByText(/moved in the draft/)).toBeVisible()
  expect(await violationsInBothThemes(page)).toEqual([])

  await draft.getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish the schedule Spring?' })
  await expect(dialog.getByText('4 games become public.')).toBeVisible()
  await dialog.getByText('What changes for 4 teams').click()
  await expect(dialog.getByText(time).first()).toBeVisible()
  await dialog.getByText('What calendars get: 4 new events').click()
  await expect(dialog.getByText('Hawks: 2 new events')).toBeVisible()
  expect(await violationsInBothThemes(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('The schedule is public now.')).toBeVisible()
  await look()
  await expect(seen.first()).toBeVisible()
  await expect(visitor.getByText(time).first()).toBeVisible()

  await page.goto(`${product.url}/history`)
  const published = 'published the schedule Spring (4 games)'
  await page.getByRole('button', { name: `Undo ${published}` }).click()
  const done = page.getByText(`Undone: ${published}`)
  const confirm = page.getByRole('dialog', { name: 'Undo this?' }).getByRole('button', { name: 'Undo' })
  await expect(confirm.or(done)).toBeVisible()
  if (await confirm.isVisible()) await confirm.click()
  await expect(done).toBeVisible()
  await page.goto(`${product.url}/scheduleBuilder?league=${league.league}`)
  await expect(draft.getByText('Only staff see it.')).toBeVisible()
  await look()
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(seen).toHaveCount(0)

  await importCup(page, product.url)
  await look()
  await expect(visitor.getByRole('link', { name: /Kites/ })).toHaveCount(1)
  await page.goto(`${product.url}/scheduleBuilder`)
  const imported = page.getByRole('region', { name: 'Draft of Imported games' })
  await expect(imported.getByRole('button', { name: 'Kites @ Cranes' })).toBeVisible()
  await page.setViewportSize(PHONE)
  expect(await sidewaysScroll(page)).toBe(0)
})
