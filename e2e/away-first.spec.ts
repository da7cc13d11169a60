import type { Page } from '@playwright/test'
import { gameNumber, type Game } from './demo-games'
import { expect, signIn, test } from './visit'

/** Where a page names the away team of a game before its home team, in everything that leads to the game; null where nothing does. */
const awayComesFirst = (page: Page, { id, homeTeam, awayTeam }: Game): Promise<boolean | null> =>
  page.evaluate(
    ([path, home, away]) => {
      const links = [...document.querySelectorAll(`main a[href$="${path}"]`)]
      const texts = links.map(link => (link.closest('tr, li, article') ?? link).textContent)
      const naming = texts.filter(text => text.includes(home) && text.includes(away))
      return naming.length === 0 ? null : naming.every(text => text.indexOf(away) < text.indexOf(home))
    },
    [`/games/${id}`, homeTeam, awayTeam] as const,
  )

/** Whether the text of the page, and each of its tables and headings that name both teams, names the away team first. */
const headsAwayFirst = (page: Page, { homeTeam, awayTeam }: Game): Promise<boolean> =>
  page.evaluate(
    ([home, away]) =>
      [document.title, ...[...document.querySelectorAll('h1, main table, main dl')].map(({ textContent }) => textContent)]
        .filter(text => text.includes(home) && text.includes(away))
        .every(text => text.indexOf(away) < text.indexOf(home)),
    [homeTeam, awayTeam] as const,
  )

test('every list and page names the away team first, as staff and visitors read it', async ({ page, product }) => {
  const game = await gameNumber(product.url, 0)
  const { season_id, leagueId, home_team_id: team, id } = game
  const league = `/dashboard/seasons/${season_id}/leagues/${leagueId}`
  const lists = [`/demo/schedule?league=${leagueId}&games=completed`, '/schedule', league]
  const opponents = [`/demo/teams/${team}`, `${league}/teams/${team}`]
  await signIn(page, product.url, product.staff)
  for (const address of lists) {
    await page.goto(product.url + address)
    await expect(page.locator(`main a[href$="/games/${id}"]`).first(), address).toBeAttached()
    expect(await awayComesFirst(page, game), address).toBe(true)
  }
  for (const address of [`/demo/games/${id}`, `/games/${id}`, ...opponents]) {
    await page.goto(product.url + address)
    await page.waitForLoadState('networkidle')
    expect(await awayComesFirst(page, game), address).not.toBe(false)
    expect(await headsAwayFirst(page, game), address).toBe(true)
  }
})

test('a new game asks for the away team first', async ({ page, product }) => {
  const { season_id, leagueId } = await gameNumber(product.url, 0)
  await signIn(page, product.url, product.staff)
  await page.goto(`${product.url}/dashboard/seasons/${season_id}/leagues/${leagueId}`)
  await page.getByRole('button', { name: 'Add Game' }).click()
  await expect(page.getByRole('dialog').getByLabel(/team/)).toHaveCount(2)
  const labels = await page
    .getByRole('dialog')
    .getByText(/^(Away|Home) team/)
    .allTextContents()
  expect(labels.map(label => label.slice(0, 4))).toEqual(['Away', 'Home'])
})
