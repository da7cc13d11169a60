import { divisionAddress, ownBracket, playMatchup, publicAddress } from './own-bracket'
import { expect, layoutShift, sidewaysScroll, signIn, test, watchLayoutShift } from './visit'

const TEAMS = ['Hawks', 'Owls', 'Bulls', 'Comets']

test('an open public page follows a bracket to its champion, and nothing on it moves', async ({ page, product, browser }) => {
  await signIn(page, product.url, product.admin)
  const bracket = await ownBracket(page.request, product, { name: 'cup-followed', teams: TEAMS })
  const visitors = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const visitor = await visitors.newPage()
  await watchLayoutShift(visitor)
  await visitor.goto(product.url + publicAddress(bracket), { waitUntil: 'networkidle' })

  for (const [matchup, score] of [
    ['r1-0', [61, 58]],
    ['r1-1', [61, 58]],
    ['r2-0', [70, 71]],
  ] as const)
    await playMatchup(page.request, product, bracket, matchup, score)

  await expect(visitor.locator('p', { has: visitor.getByText('Champion', { exact: true }) })).toContainText('Owls')
  await expect(visitor.getByRole('link', { name: /^Final: Hawks 70, Owls 71\./ })).toBeVisible()
  await expect(visitor.getByRole('status')).toHaveText(/Owls are the champion\.$/)
  expect(await layoutShift(visitor)).toBeLessThanOrEqual(0.02)
  await visitors.close()
})

test('arrow keys lead from matchup to matchup, past a bye too', async ({ page, product }) => {
  await signIn(page, product.url, product.admin)
  const bracket = await ownBracket(page.request, product, { name: 'cup-keys', teams: TEAMS.slice(0, 3) })
  await playMatchup(page.request, product, bracket, 'r1-1', [61, 58])
  await page.goto(product.url + divisionAddress(bracket))
  await page.getByRole('button', { name: 'Create game of Final' }).focus()
  for (const [key, matchup] of [
    ['ArrowLeft', 'r1-0'],
    ['ArrowDown', 'r1-1'],
    ['ArrowRight', 'r2-0'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.locator('[data-matchup]:focus-within')).toHaveAttribute('data-matchup', matchup)
  }
})

test('on a phone the round that is played comes first', async ({ page, product }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, product.url, product.admin)
  const bracket = await ownBracket(page.request, product, { name: 'cup-phone', teams: TEAMS })
  await page.goto(product.url + divisionAddress(bracket))
  await expect(page.getByRole('heading', { name: 'Semifinals' })).toBeInViewport()
  for (const matchup of ['r1-0', 'r1-1']) await playMatchup(page.request, product, bracket, matchup, [61, 58])

  await page.goto(product.url + publicAddress(bracket))
  await expect(page.getByRole('heading', { name: 'Final', exact: true })).toBeInViewport({ ratio: 1 })
  await page.getByRole('navigation', { name: 'Rounds' }).getByRole('link', { name: 'Semifinals' }).click()
  await expect(page.getByRole('heading', { name: 'Semifinals' })).toBeInViewport({ ratio: 1 })
  expect(await sidewaysScroll(page)).toBe(0)

  const rounds = page.getByRole('region', { name: /bracket/i })
  const before = await rounds.evaluate(box => box.scrollLeft)
  await rounds.hover()
  await page.mouse.wheel(60, 0)
  await expect.poll(() => rounds.evaluate(box => box.scrollLeft)).toBe(before + 60)
})
