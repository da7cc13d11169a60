import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { gameNumber, shownScore } from './demo-games'
import { newLeague } from './new-league'
import { oneMore, raise } from './raise'
import type { Person, RunningProduct } from './running-product'
import { expect, sidewaysScroll, signIn, test, violations } from './visit'

const assists = (page: Page, row: number) => page.getByLabel(/^Assists, /).nth(row)
const editStats = (page: Page) => page.getByRole('button', { name: 'Edit Stats', exact: true })
const saveStats = (page: Page) => page.getByRole('button', { name: 'Save Stats' })
const saved = (page: Page) => expect(page.getByText('Stats saved.')).toBeVisible()

const openEditor = async (page: Page, { url }: RunningProduct, person: Person, place: number) => {
  const game = await gameNumber(url, place)
  await signIn(page, url, person)
  await page.goto(`${url}/games/${game.id}`)
  return game
}

/** A second person at a browser of their own. */
const secondPerson = async (browser: Browser, product: RunningProduct, place: number) => {
  const page = await (await browser.newContext()).newPage()
  await openEditor(page, product, product.owner, place)
  return page
}

/** Harbor at Summit, 58–61, in a league that no other journey changes, and two of its staff. */
const ownGame = async (request: APIRequestContext, product: RunningProduct) => {
  const { addTeam, addGame, enterScore, addPerson, slug } = await newLeague(request, product, 'same-score')
  const game = await addGame(await addTeam('Harbor'), await addTeam('Summit'), '19:00')
  await enterScore(game, 58, 61)
  return { slug, game, people: { first: await addPerson('first'), second: await addPerson('second') } }
}

const paste = (page: Page, text: string) =>
  page.evaluate(pasted => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

test('a box score is entered without a mouse: Tab, Enter, a pasted row, and Ctrl+S', async ({ page, product }) => {
  await openEditor(page, product, product.staff, 10)
  await editStats(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(/^Two-Pointers Made, /).first()).toBeFocused()
  for (let column = 0; column < 6; column += 1) await page.keyboard.press('Tab')
  await expect(assists(page, 0)).toBeFocused()
  const [typed, ...pasted] = [await oneMore(assists(page, 0)), await oneMore(assists(page, 1)), await oneMore(assists(page, 2))]
  await page.keyboard.type(typed)
  await page.keyboard.press('Enter')
  await expect(assists(page, 1)).toBeFocused()
  await paste(page, pasted.map(figure => `${figure}\t9`).join('\r\n'))
  await expect(assists(page, 2)).toHaveValue(pasted[1] ?? '')
  await page.keyboard.press('Control+s')
  await saved(page)
  await expect(editStats(page)).toBeFocused()
  await expect(page.getByRole('region', { name: 'Who changed this' }).getByRole('listitem')).toContainText([
    new RegExp(`(?:from \\d+|did not play) to (?:AST )?${typed}`),
  ])
})

test('a session that ends while somebody types takes nothing away', async ({ page, product, context }) => {
  await openEditor(page, product, product.staff, 11)
  await editStats(page).click()
  const typed = await raise(assists(page, 0))
  await context.clearCookies()
  await saveStats(page).click()
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(dialog.getByRole('textbox', { name: 'Password' })).toBeFocused()
  expect(await violations(page)).toEqual([])
  await page.keyboard.type('not this one')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('Login failed. Please check your credentials.')
  await dialog.getByRole('textbox', { name: 'Password' }).fill(product.staff.password)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(assists(page, 0)).toHaveValue(typed)
  await saveStats(page).click()
  await saved(page)
})

test('without a connection it is said at once, and the figures stay until they are saved', async ({ page, product, context }) => {
  await openEditor(page, product, product.staff, 12)
  await editStats(page).click()
  await raise(assists(page, 0))
  await context.setOffline(true)
  await saveStats(page).click()
  await expect(page.getByText('Failed to update stats. The server could not be reached.')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Retry' }).first().click()
  await saved(page)
})

test('two change the same final score: the second sees who and what, and chooses', async ({
  page,
  product,
  browser,
  request,
}) => {
  const { slug, game, people } = await ownGame(request, product)
  const other = await (await browser.newContext()).newPage()
  for (const [one, person] of [
    [page, people.first],
    [other, people.second],
  ] as const) {
    await signIn(one, product.url, person)
    await one.goto(`${product.url}/games/${game}`)
    await one.getByRole('button', { name: 'Edit Final Scores' }).click()
    await one.getByLabel('Final score, Summit').fill(one === page ? '62' : '63')
  }
  await page.getByRole('button', { name: 'Save Final Scores' }).dblclick()
  await expect(page.getByText('Final game score updated!')).toBeVisible()
  await other.getByRole('button', { name: 'Save Final Scores' }).click()
  const conflict = other.getByRole('alert').filter({ hasText: 'Yours' })
  await expect(conflict).toContainText(`${people.first.username} changed the final score from 58–61 to 58–62 meanwhile.`)
  expect(await shownScore(page, product.url, { id: game }, slug)).toBe('58–62')
  await conflict.getByRole('button', { name: 'Save yours' }).click()
  await expect(other.getByText('Final game score updated!')).toBeVisible()
  expect(await shownScore(page, product.url, { id: game }, slug)).toBe('58–63')
  await other.context().close()
})

test('two type lines of different players and do not disturb each other', async ({ page, product, browser }) => {
  await openEditor(page, product, product.staff, 14)
  const other = await secondPerson(browser, product, 14)
  for (const one of [page, other]) await editStats(one).click()
  await raise(assists(page, 0))
  await raise(assists(other, 1))
  await Promise.all([page, other].map(one => saveStats(one).click()))
  for (const one of [page, other]) await saved(one)
  await other.context().close()
})

test('a person who leaves with unsaved figures is asked, and may stay', async ({ page, product }) => {
  await openEditor(page, product, product.staff, 15)
  await editStats(page).click()
  await assists(page, 0).fill('61')
  const seasons = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Seasons' })
  await seasons.click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(assists(page, 0)).toHaveValue('61')
  await seasons.click()
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { name: 'Seasons', level: 1 })).toBeVisible()
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
})

test('what somebody else saves appears by itself, and touches nothing that is being typed', async ({
  page,
  product,
  browser,
}) => {
  const game = await openEditor(page, product, product.staff, 17)
  const other = await secondPerson(browser, product, 17)
  await editStats(page).click()
  await assists(page, 0).fill('71')
  await other.getByRole('button', { name: 'Edit Final Scores' }).click()
  const final = await raise(other.getByLabel(`Final score, ${game.homeTeam}`))
  await other.getByRole('button', { name: 'Save Final Scores' }).click()
  await expect(other.getByText('Final game score updated!')).toBeVisible()
  await expect(page.getByText(final, { exact: true }).first()).toBeVisible()
  await expect(assists(page, 0)).toHaveValue('71')
  await other.context().close()
})

test('what was typed stays in its tab: another tab says that the game is open elsewhere', async ({ page, product, context }) => {
  await openEditor(page, product, product.staff, 18)
  await editStats(page).click()
  await assists(page, 0).fill('81')
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByText('Open elsewhere')).toBeVisible()
  await expect(editStats(other)).toBeVisible()
  await other.close()
  await expect(assists(page, 0)).toHaveValue('81')
})

for (const { colorScheme, width } of [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 1280 },
])
  test(`the open grids: nothing for axe to find, ${colorScheme}, ${width} px`, async ({ page, product, context }) => {
    await context.addCookies([{ name: 'theme', value: colorScheme, url: product.url }])
    await page.setViewportSize({ width, height: 800 })
    const game = await openEditor(page, product, product.staff, 16)
    await editStats(page).click()
    await page.getByRole('button', { name: 'Edit Final Scores' }).click()
    for (const [figure, points] of [
      [/^Field Goals Attempted, /, '1'],
      [/^Field Goals Made, /, '99'],
    ] as const)
      await page.getByLabel(figure).first().fill(points)
    await page.getByLabel(`Final score, ${game.homeTeam}`).fill('')
    await page.getByRole('button', { name: 'Save Final Scores' }).click()
    await expect(page.getByText('Both scores are required.')).toBeVisible()
    await expect(page.getByText(/FGM is more than FGA/).first()).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
  })
