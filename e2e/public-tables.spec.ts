import { gameNumber } from './demo-games'
import { expect, test } from './visit'

test.use({ viewport: { width: 360, height: 640 } })

test('the first game of the schedule is in view on a phone, of all teams and of one, and the whole of a day that was chosen', async ({
  page,
  product,
}) => {
  const { home_team_id: team } = await gameNumber(product.url, 0)
  for (const address of ['/demo/schedule', `/demo/schedule?team=${team}`]) {
    await page.goto(`${product.url}${address}`)
    const first = await page.locator('main section a[href*="/games/"]').first().boundingBox()
    expect(first?.y).toBeLessThan(260)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  const days = page.getByRole('navigation', { name: 'Days' })
  const chosen = days.locator('[aria-current]')
  const date = await days.getByRole('link').nth(5).textContent()
  await days.getByRole('link').nth(5).click()
  await expect(chosen).toHaveText(date ?? '')
  await expect(chosen).toBeInViewport({ ratio: 1 })
  await page.reload()
  await expect(chosen).toBeInViewport({ ratio: 1 })
})

test('the standings name every team on a phone, by its short name, and cut none off', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${product.url}/demo/teamList?division=leagues`)
  const links = page.locator('tbody th a[href*="/teams/"]')
  const shown = await links.evaluateAll(all =>
    all.map(link => ({
      short: [...link.querySelectorAll('[aria-hidden]')].at(-1)?.textContent,
      isWhole: link.checkVisibility() && link.scrollWidth <= link.clientWidth,
    })),
  )
  expect(shown).toHaveLength(12)
  for (const name of shown) expect(name).toEqual({ short: expect.stringMatching(/^[A-Z\d]{3}$/) as string, isWhole: true })
  await expect(page.getByRole('link', { name: 'Harbor Hawks', exact: true }).first()).toBeAttached()
})

test('the page scrolls past a table whose head stays, and the table scrolls sideways past its first column', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 360, height: 400 })
  await page.goto(`${product.url}/demo/teamList?division=leagues`)
  const table = page.getByRole('region', { name: /^Standings of/ }).first()
  await expect.poll(() => table.evaluate(box => box.style.getPropertyValue('--height'))).not.toBe('')
  const seen = await table.evaluate(box => {
    const cell = box.querySelector('tbody tr:last-child th')
    const figure = box.querySelector('tbody tr:last-child td:last-child')
    if (!cell || !figure) throw new Error('The table has no cells.')
    window.scrollTo(0, window.scrollY + box.getBoundingClientRect().top + 80)
    const before = { cell: cell.getBoundingClientRect().x, figure: figure.getBoundingClientRect().x }
    box.scrollTo(80, 80)
    return {
      ownScroll: box.scrollTop,
      cellAcross: cell.getBoundingClientRect().x - before.cell,
      figureAcross: figure.getBoundingClientRect().x - before.figure,
    }
  })
  expect(seen).toEqual({ ownScroll: 0, cellAcross: 0, figureAcross: -80 })
  const head = table.locator('thead th').first()
  const top = () => head.evaluate(cell => cell.getBoundingClientRect().top)
  // Not a pixel of the rows that have passed is seen above it, and a rule parts it from those that come.
  await expect.poll(async () => Math.abs(await top())).toBeLessThan(0.5)
  expect(await head.evaluate(cell => getComputedStyle(cell).boxShadow)).not.toBe('none')
})
