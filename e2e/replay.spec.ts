import type { Page } from '@playwright/test'
import { newLeague } from './new-league'
import { PHONE } from './screens'
import { expect, openPage, test, violationsInBothThemes } from './visit'

/** The records of the first table in its order: `Owls 2–1`. */
const records = (page: Page) =>
  page
    .getByRole('table')
    .first()
    .locator('tbody tr')
    .evaluateAll(rows =>
      rows.map(row => {
        const [wins, losses] = [...row.querySelectorAll('td')].map(cell => cell.textContent)
        return `${row.querySelector('a[href*="/teams/"]')?.textContent.replace(/^[A-Z]{3}/, '')} ${wins}–${losses}`
      }),
    )

test.use({ viewport: PHONE })

test('a visitor replays a season on a phone, and shares a day of it', async ({ page, product }) => {
  const { slug, addTeam, addGame, enterScore } = await newLeague(page.request, product, 'replay')
  const [hawks, owls] = [await addTeam('Hawks'), await addTeam('Owls')]
  await enterScore(await addGame(hawks, owls, '18:00', -14), 61, 58)
  await enterScore(await addGame(hawks, owls, '18:00', -7), 50, 70)
  await enterScore(await addGame(owls, hawks, '18:00', 0), 80, 70)
  await openPage(page, `${product.url}/${slug}/teamList`)
  await expect.poll(() => records(page)).toEqual(['Owls 2–1', 'Hawks 1–2'])

  await page.getByRole('button', { name: 'Day by day' }).click()
  const slider = page.getByRole('slider', { name: 'Day' })
  await slider.focus()
  await page.keyboard.press('Home')
  await expect(page.getByText(/^Through .* with what is known now/)).toBeVisible()
  await expect.poll(() => records(page)).toEqual(['Hawks 1–0', 'Owls 0–1'])
  expect(await violationsInBothThemes(page)).toEqual([])

  await page.getByRole('button', { name: 'Later day' }).click()
  await expect.poll(() => records(page)).toEqual(['Owls 1–1', 'Hawks 1–1'])
  await openPage(page, page.url())
  await expect(page).toHaveTitle(/, through \w+ \d+, \d{4}/)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  expect(await records(page)).toEqual(['Owls 1–1', 'Hawks 1–1'])

  await page.getByRole('link', { name: 'Back to the latest' }).click()
  await expect.poll(() => records(page)).toEqual(['Owls 2–1', 'Hawks 1–2'])
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
})

test('a page as of a moment shows what was known then, says so on every page, and leads back to now', async ({
  page,
  product,
}) => {
  const { slug, addTeam, addGame, enterScore } = await newLeague(page.request, product, 'as-of')
  const [hawks, owls] = [await addTeam('Hawks'), await addTeam('Owls')]
  const game = await addGame(hawks, owls, '18:00', -14)
  await enterScore(game, 61, 58)
  const answer = await page.request.get(`${product.url}/api/gamesv2/${game}?slug=${slug}&asOf=2199-01-01`)
  const then = answer.headers()['fullcourt-as-of']
  await enterScore(game, 61, 85)

  await openPage(page, `${product.url}/${slug}/teamList?asOf=${then}`)
  await expect.poll(() => records(page)).toEqual(['Hawks 1–0', 'Owls 0–1'])
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.getByRole('link', { name: 'Hawks', exact: true }).first().click()
  await expect(page.getByRole('complementary', { name: 'Moment of this page' })).toBeVisible()
  await page.goto(`${product.url}/${slug}/games/${game}?asOf=${then}`)
  await expect(page.getByRole('main')).toContainText('58')

  const moment = page.getByRole('complementary', { name: 'Moment of this page' })
  await expect(moment).toContainText('entered the final score 58–61')
  await moment.getByRole('link', { name: 'Later change' }).click()
  await expect(moment).toContainText('changed the final score from 58–61 to 85–61')
  await expect(page.getByRole('main')).toContainText('85')
  await expect(moment.getByRole('link', { name: 'Later change' })).toHaveCount(0)
  await moment.getByRole('link', { name: 'Earlier change' }).click()
  await expect(page.getByRole('main')).not.toContainText('85')
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.getByRole('link', { name: 'Back to now' }).click()
  await expect(page.getByRole('main')).toContainText('85')
  await expect(page.getByRole('complementary', { name: 'Moment of this page' })).toHaveCount(0)
})
