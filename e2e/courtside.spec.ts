import { button, click, desk, everythingIsSaved, newGame, openCourtside, outage, phone, player, tap } from './courtside-page'
import { expect, followDevice, sidewaysScroll, signIn, test, violationsInOneTheme } from './visit'
import { byKeyboard } from './ways'

test('taps that were not sent outlive their page, and taps of two for one player add up', async ({
  browser,
  product,
  request,
}) => {
  const { game, people, figures } = await newGame(request, product, 'outlived')
  const [lost, other] = [await phone(browser, product, people.home), await desk(browser, product, people.away)]
  await Promise.all([openCourtside(lost, product, game, 'home'), openCourtside(other, product, game, 'home')])
  await click(other, [['Ana', 'Rebound']])
  await everythingIsSaved(other)
  const context = lost.context()
  await outage(context, async () => {
    await tap(lost, [
      ['Ana', 'Rebound'],
      ['Ana', 'Assist'],
      ['Ana', 'Rebound'],
    ])
    await button(lost, 'Undo REB').tap()
    await lost.close()
  })
  await click(other, [['Ana', 'Rebound']])
  const again = await context.newPage()
  await again.goto(`${product.url}/dashboard/today`)
  await expect.poll(async () => (await figures('home'))[0]).toMatchObject({ REB: 3, AST: 1 })
  await openCourtside(again, product, game, 'home')
  await expect(player(again, 'Ana')).toContainText('3 REB · 1 AST')
  for (const one of [again, other]) await everythingIsSaved(one)
  for (const one of [context, other.context()]) await one.close()
})

test('by keyboard alone: a player, their taps, back to the list; a session that ends meanwhile takes nothing away', async ({
  page,
  product,
  context,
  request,
}) => {
  const { game, people, figures } = await newGame(request, product, 'signed-out')
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page, product.url, people.away)
  await openCourtside(page, product, game, 'away')
  await byKeyboard.press(page, player(page, 'Bea'))
  await expect(button(page, 'Two points')).toBeFocused()
  await page.keyboard.press('Enter')
  await context.clearCookies()
  for (const key of ['Tab', 'Tab', 'Enter', 'Escape']) await page.keyboard.press(key)
  await expect(player(page, 'Bea')).toContainText('5 points')
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.getByRole('textbox', { name: 'Password' }).fill(people.away.password)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await everythingIsSaved(page)
  expect((await figures('away'))[1]).toMatchObject({ PTS: 5, '2PM': 1, '3PM': 1 })
})

test('visitors see a game as Live and its score and periods as they come', async ({
  page,
  context,
  browser,
  product,
  request,
}) => {
  const { game, slug, people, keepClock } = await newGame(request, product, 'followed')
  await keepClock()
  const scorer = await phone(browser, product, people.away)
  await openCourtside(scorer, product, game, 'away')
  await followDevice(context, product.url)
  await page.goto(`${product.url}/${slug}/games/${game}`)
  await tap(scorer, [['Ana', 'Three points']])
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await expect(page.getByRole('status')).toContainText('Harbor 3, Summit 0: live.')
  await expect(page.getByRole('img', { name: 'Lead over the game: after Q1 Harbor by 3.' })).toBeVisible()
  await scorer.getByRole('button', { name: 'Start the clock' }).tap()
  await scorer.getByRole('button', { name: 'Foul', exact: true }).tap()
  await expect(page.getByText(/^Q1, clock 9:5\d$/)).toBeVisible()
  await expect(page.getByText('Harbor: Fouls 1')).toBeVisible()
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await violationsInOneTheme(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
  }
  await button(scorer, 'End Q1').tap()
  await expect(page.getByRole('table', { name: 'Points by period' })).toContainText('Q1')
  const [back, end] = await Promise.all([button(scorer, 'Back to Q1').boundingBox(), button(scorer, 'End Q2').boundingBox()])
  expect(end?.y).toBe(back?.y)
  await button(scorer, 'Back to Q1').tap()
  await expect(page.getByRole('table', { name: 'Points by period' })).not.toContainText('Q1')
  await scorer.context().close()
})
