import { gameNumber } from './demo-games'
import { raise } from './raise'
import { expect, signIn, test } from './visit'

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
