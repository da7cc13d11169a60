import type { Page } from '@playwright/test'
import { gameNumber } from './demo-games'
import { raise } from './raise'
import { expect, signIn, test, violationsInBothThemes } from './visit'

type Listed = { readonly id: number; readonly firstName: string; readonly lastName: string }

/** A player of the demo, who gets an e-mail address by who is signed in. */
const playerWithAddress = async (page: Page, url: string) => {
  const [player] = (await (await page.request.get(`${url}/api/playersv2`)).json()) as readonly Listed[]
  if (player === undefined) throw new Error('The demo has no player.')
  const changed = await page.request.put(`${url}/api/playersv2/${player.id}`, { data: { email: 'player@example.com' } })
  expect(changed.status()).toBe(200)
  return { id: player.id, name: `${player.firstName} ${player.lastName}` }
}

test('a secretary finds who corrected a score and why, and comes from there to the game', async ({ page, product }) => {
  const game = await gameNumber(product.url, 21)
  await signIn(page, product.url, product.staff)
  await page.goto(`${product.url}/games/${game.id}`)
  await page.getByRole('button', { name: 'Edit Final Scores' }).click()
  const score = await raise(page.getByLabel(`Final score, ${game.homeTeam}`))
  await page.getByRole('button', { name: 'Save Final Scores' }).click()
  await expect(page.getByText('Final game score updated!')).toBeVisible()

  await page.getByRole('link', { name: 'History', exact: true }).click()
  const told = page.getByRole('main').getByRole('listitem')
  /** Others change other games meanwhile. */
  const correction = told.filter({
    hasText: `${product.staff.username} changed the final score from ${game.score_away}–${game.score_home} to ${game.score_away}–${score}`,
  })
  await expect(correction.first()).toBeVisible()
  await page.getByLabel('Of what').selectOption('season')
  await expect(correction).toHaveCount(0)
  await page.getByLabel('Of what').selectOption('game')
  await page.getByLabel('Team').selectOption({ label: game.homeTeam })
  await page.getByLabel('Person').selectOption({ label: product.staff.username })
  await expect(correction.first()).toBeVisible()
  await page.reload()
  await correction
    .first()
    .getByRole('link', { name: `${game.awayTeam} @ ${game.homeTeam}` })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(game.homeTeam)
})

test('an owner sees who signed in and who opened the contact details of a player; staff do not', async ({
  page,
  product,
  browser,
}) => {
  await signIn(page, product.url, product.staff)
  const player = await playerWithAddress(page, product.url)
  await page.goto(`${product.url}/players/${player.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(player.name)
  await page.getByRole('link', { name: 'History', exact: true }).click()
  const kinds = page.getByLabel('Of what')
  await expect(kinds.getByRole('option', { name: 'Roles' })).toBeAttached()
  await expect(kinds.getByRole('option', { name: /Sign-ins|Contact details/ })).toHaveCount(0)

  const ofOwner = await browser.newPage()
  await signIn(ofOwner, product.url, product.owner)
  await ofOwner.goto(`${product.url}/history`)
  const told = ofOwner.getByRole('main').getByRole('listitem')
  const opened = told.filter({ hasText: `${product.staff.username} opened the contact details of ${player.name}` })
  await expect(opened).toHaveCount(0)
  await ofOwner.getByLabel('Of what').selectOption('Contact details opened')
  await expect(opened.first()).toBeVisible()
  await ofOwner.getByLabel('Of what').selectOption('Sign-ins')
  await ofOwner.getByLabel('Person').selectOption({ label: product.staff.username })
  await expect(told.filter({ hasText: `${product.staff.username} signed in` }).first()).toBeVisible()
  await ofOwner.getByLabel('Of what').selectOption('Contact details opened')
  await opened.first().getByRole('link', { name: player.name }).click()
  await expect(ofOwner.getByRole('heading', { level: 1 })).toContainText(player.name)
  await ofOwner.close()
})

test("a secretary finds who changed Saturday's score and undoes that alone", async ({ page, product }) => {
  const game = await gameNumber(product.url, 22)
  const address = `${product.url}/api/gamesv2/${game.id}/scores`
  const { score_home = 0, score_away = 0 } = game
  await signIn(page, product.url, product.staff)
  const enter = async (home: number, away: number) =>
    expect((await page.request.put(address, { data: { score_home: home, score_away: away } })).ok()).toBe(true)
  await enter((score_home ?? 0) + 7, score_away ?? 0)
  const later = await gameNumber(product.url, 23)
  const details = `${product.url}/api/gamesv2/${later.id}/details`
  expect((await page.request.put(details, { data: { video_url: 'https://example.com/later' } })).ok()).toBe(true)

  await page.goto(`${product.url}/history`)
  const what = `changed the final score from ${score_away}–${score_home} to ${score_away}–${(score_home ?? 0) + 7}`
  const line = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `${product.staff.username} ${what}` })
    .first()
  await line.getByRole('button', { name: `Undo ${what}` }).click()
  const done = page.getByText(`Undone: ${what}`)
  // What it leads to beside is shown, where there is something.
  const confirm = page.getByRole('dialog', { name: 'Undo this?' }).getByRole('button', { name: 'Undo' })
  await expect(confirm.or(done)).toBeVisible()
  if (await confirm.isVisible()) await confirm.click()
  await expect(done).toBeVisible()
  await expect(line.getByText(`Undone by ${product.staff.username}`)).toBeVisible()
  await expect(page.getByRole('main').getByText(`undid: ${what}`)).toBeVisible()
  expect(await violationsInBothThemes(page)).toEqual([])

  const seen = await (await page.request.get(`${product.url}/api/gamesv2/${game.id}`)).json()
  expect(seen).toMatchObject({ game: { score_home, score_away }, corrections: [] })
  expect(await (await page.request.get(`${product.url}/api/gamesv2/${later.id}`)).json()).toMatchObject({
    game: { video_url: 'https://example.com/later' },
  })

  await enter((score_home ?? 0) + 7, score_away ?? 0)
  await enter((score_home ?? 0) + 8, score_away ?? 0)
  await page.reload()
  await line.getByRole('button', { name: `Undo ${what}` }).click()
  const inTheWay = line.getByRole('alert')
  await expect(inTheWay).toContainText('In the way')
  await expect(inTheWay.getByRole('link', { name: `${game.awayTeam} @ ${game.homeTeam}` })).toBeVisible()
})

test('Ctrl+Z undoes what one did last, after a reload too, and that is taken back', async ({ page, product }) => {
  const game = await gameNumber(product.url, 24)
  const { score_home, score_away } = game
  await signIn(page, product.url, product.owner)
  const address = `${product.url}/api/gamesv2/${game.id}`
  const points = (score_home ?? 0) + 9
  expect((await page.request.put(`${address}/scores`, { data: { score_home: points, score_away } })).ok()).toBe(true)
  await page.goto(`${product.url}/games/${game.id}`)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(game.homeTeam)
  await page.keyboard.press('Control+z')
  await expect(page.getByText(/^Undone: changed the final score/)).toBeVisible()
  const scoreNow = async () => ((await (await page.request.get(address)).json()) as { game: object }).game
  expect(await scoreNow()).toMatchObject({ score_home, score_away })
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText('Done again')).toBeVisible()
  expect(await scoreNow()).toMatchObject({ score_home: points, score_away })
})
