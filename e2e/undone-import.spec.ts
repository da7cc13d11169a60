import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, signIn, test, violationsInBothThemes } from './visit'

const FOLDER = resolve(__dirname, '../backend/src/contexts/imports/testing/small-league')

/** Brings the small league in; the id of its season. */
const importLeague = async (page: Page, url: string, season: string): Promise<number> => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ season, league: 'Undone League', allowConflicts: 'true' }))
    form.append(name, value)
  for (const name of readdirSync(FOLDER)) form.append('files', new File([readFileSync(resolve(FOLDER, name), 'utf8')], name))
  const begun = (await (await page.request.post(`${url}/api/imports`, { multipart: form })).json()) as {
    id: number
    season: { id: number }
  }
  await expect
    .poll(async () => ((await (await page.request.get(`${url}/api/imports/${begun.id}`)).json()) as { state: string }).state, {
      timeout: 30_000,
    })
    .toBe('finished')
  return begun.season.id
}

/** The public page of a season's leagues, as a visitor reads it. */
const shown = async (page: Page, url: string, season: number): Promise<string> => {
  await page.goto(`${url}/demo/teamList?season=${season}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return page.getByRole('main').innerText()
}

test('an import is undone from its line in the history, and done again: visitors see the same as before', async ({
  page,
  product,
}) => {
  await signIn(page, product.url, product.staff)
  const season = await importLeague(page, product.url, 'Undone Season')
  const visitor = await page.context().newPage()
  await expect(async () => expect(await shown(visitor, product.url, season)).toContain('Harbour Hawks')).toPass({
    timeout: 30_000,
  })
  const before = await shown(visitor, product.url, season)

  await page.goto(`${product.url}/history`)
  const told = page.getByRole('main').getByRole('listitem')
  const undoFirst = async (what: RegExp) => {
    const line = told.filter({ hasText: what }).first()
    await line.getByRole('button', { name: /^Undo/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /^Undo/ }).click()
    await expect(dialog).toBeHidden()
  }
  await undoFirst(/imported 4 teams/)
  await expect(told.filter({ hasText: 'undid: imported 4 teams' })).toBeVisible()
  await expect(async () => expect(await shown(visitor, product.url, season)).not.toContain('Harbour Hawks')).toPass({
    timeout: 30_000,
  })
  expect(await violationsInBothThemes(page)).toEqual([])

  await undoFirst(/undid: imported 4 teams/)
  await expect(told.filter({ hasText: 'did again what was undone: imported 4 teams' })).toBeVisible()
  await expect(async () => expect(await shown(visitor, product.url, season)).toBe(before)).toPass({ timeout: 30_000 })
})
