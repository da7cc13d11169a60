import type { Page } from '@playwright/test'
import { newLeague } from './new-league'
import { expect, test, violations } from './visit'
import type { RunningProduct } from './running-product'

const PHONE = { width: 390, height: 844 }

/** Hawks won twice, Owls once, Bulls not at all; Owls and Bulls play once more, and one of the table goes on. */
const nearlyPlayed = async (page: Page, product: RunningProduct, name: string) => {
  const league = await newLeague(page.request, product, name)
  const { addTeam, addGame, enterScore } = league
  const [hawks, owls, bulls] = [await addTeam('Hawks'), await addTeam('Owls'), await addTeam('Bulls')]
  await enterScore(await addGame(hawks, owls, '18:00', -3), 61, 58)
  await enterScore(await addGame(owls, bulls, '18:00', -2), 70, 60)
  await enterScore(await addGame(bulls, hawks, '18:00', -1), 50, 80)
  await addGame(owls, hawks, '18:00', 2)
  await addGame(bulls, owls, '18:00', 3)
  return league
}

test('staff say how many go on to the play-offs, and a visitor sees on a phone who is out, and what a team needs', async ({
  page,
  product,
}) => {
  const { slug, league, addPerson } = await nearlyPlayed(page, product, 'play-offs')
  await addPerson('ana')
  await page.goto(`${product.url}/leagues/${league}`)
  await page.getByRole('tab', { name: 'Table order' }).click()
  await page.getByLabel('Teams in the play-offs').fill('1')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Teams in the play-offs saved')).toBeVisible()
  await page.setViewportSize(PHONE)
  await page.goto(`${product.url}/${slug}/teamList`)
  const table = page.getByRole('table', { name: /^Standings of Sunday/ })
  await expect(table.getByRole('row', { name: /Bulls/ }).getByRole('img', { name: 'o – out of the play-offs' })).toBeVisible()
  await expect(page.getByText('The first team goes on to the play-offs. o – out of the play-offs, however')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await table.getByRole('link', { name: 'Hawks', exact: true }).click()
  await expect(page.getByText('Is in the play-offs if it wins its last game.')).toBeVisible()
})
