import { gameNumber } from './demo-games'
import { raise } from './raise'
import { expect, signIn, test, violationsInBothThemes } from './visit'

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
  await expect(page.getByText(`Undone: ${what}`)).toBeVisible()
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
