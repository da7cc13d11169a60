import type { Page } from '@playwright/test'
import { gameNumber } from './demo-games'
import { raise } from './raise'
import { expect, signIn, test } from './visit'

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
