import type { Page } from '@playwright/test'
import { button, desk, everythingIsSaved, openCourtside, outage, phone, tap } from './courtside-page'
import { gameToScore, gameWithBench } from './played-game'
import { expect, followDevice, sidewaysScroll, test, violationsInBothThemes } from './visit'

/** Opens what substitutes the players of Summit, taps them, and sends them. */
const substitute = async (page: Page, open: string, names: readonly string[], done: string) => {
  await button(page, open).tap()
  const pad = page.getByRole('region', { name: / of Summit$/ })
  for (const name of names) await pad.getByRole('button', { name: `${name} Summit` }).tap()
  await pad.getByRole('button', { name: done, exact: true }).tap()
}

const bench = (page: Page) => page.getByRole('list', { name: 'Bench' })

test('minutes: the five that begin and who is substituted, without a connection too, are seen by the other phone and come to minutes', async ({
  page,
  browser,
  product,
  request,
}) => {
  const { game, slug, people, leaguePage } = await gameToScore(request, product, 'minutes', gameWithBench())
  const scorer = await phone(browser, product, people.home, 390)
  await openCourtside(scorer, product, game, 'home')
  await expect(button(scorer, 'Time-out')).toBeVisible()
  await expect(button(scorer, 'Starting five')).toHaveCount(0)

  const staff = await desk(browser, product, people.away)
  await staff.goto(`${product.url}${leaguePage}?tab=courtside`)
  await staff.getByRole('combobox', { name: 'Game clock' }).click()
  await staff.getByRole('option', { name: /^On the phone/ }).click()
  await staff.getByRole('checkbox', { name: 'Keep the minutes of players' }).check()
  await staff.getByRole('button', { name: 'Save' }).click()
  await expect(staff.getByText('Rules beside the court saved')).toBeVisible()
  await openCourtside(staff, product, game, 'home')

  await scorer.reload()
  await substitute(scorer, 'Starting five', ['Ana', 'Bea', 'Cleo', 'Dora', 'Eve'], 'Start with 5')
  for (const one of [scorer, staff]) await expect(bench(one)).toContainText('Fay Summit')
  await scorer.getByRole('button', { name: 'Start the clock' }).tap()
  await button(scorer, 'Substitute').tap()
  await scorer.getByRole('button', { name: 'Fay Summit' }).last().tap()
  await expect(scorer.getByText('6 on the court would be 1 too many: tap who leaves.')).toBeVisible()
  await expect(button(scorer, 'Substitute')).toBeDisabled()
  await followDevice(scorer.context(), product.url)
  expect(await violationsInBothThemes(scorer)).toEqual([])
  expect(await sidewaysScroll(scorer)).toBe(0)
  await button(scorer, 'Close').tap()

  await outage(scorer.context(), async () => {
    await substitute(scorer, 'Substitute', ['Ana', 'Fay'], 'Substitute')
    await button(scorer, 'Undo Sub').tap()
    await expect(bench(scorer)).toContainText('Fay Summit')
    await substitute(scorer, 'Substitute', ['Bea', 'Cleo', 'Fay', 'Gus'], 'Substitute')
    await tap(scorer, [['Gus', 'Two points']])
  })
  await everythingIsSaved(scorer)
  for (const name of ['Bea', 'Cleo']) await expect(bench(staff)).toContainText(`${name} Summit`)
  await scorer.getByRole('button', { name: 'Stop the clock' }).tap()
  await everythingIsSaved(scorer)

  await page.goto(`${product.url}/${slug}/games/${game}`)
  const table = page.getByRole('table', { name: 'Box score of Summit' })
  await expect(table.getByRole('row', { name: /^Gus Summit/ })).toContainText(/Gus Summit0:\d\d\+2/)
  await expect(table.getByRole('row', { name: /^Bea Summit/ })).toContainText(/0:\d\d0/)
  for (const one of [scorer, staff]) await one.context().close()
})
