import { gameNumber } from './demo-games'
import { expect, test } from './visit'

test.use({ viewport: { width: 360, height: 640 } })

test('the first game of the schedule is in view on a phone, of all teams and of one', async ({ page, product }) => {
  const { home_team_id: team } = await gameNumber(product.url, 0)
  for (const address of ['/demo/schedule', `/demo/schedule?team=${team}`]) {
    await page.goto(`${product.url}${address}`)
    const first = await page.locator('main section a[href*="/games/"]').first().boundingBox()
    expect(first?.y).toBeLessThan(260)
  }
})

test('the head and the first column of a table stay while it is scrolled', async ({ page, product }) => {
  await page.setViewportSize({ width: 360, height: 400 })
  await page.goto(`${product.url}/demo/teamList?division=leagues`)
  const table = page.getByRole('region', { name: /^Standings of/ }).first()
  const moved = await table.evaluate(box => {
    const corner = box.querySelector('thead th')
    const cell = box.querySelector('tbody tr:last-child th')
    const figure = box.querySelector('tbody tr:last-child td:last-child')
    if (!corner || !cell || !figure) throw new Error('The table has no cells.')
    const at = () => ({
      corner: corner.getBoundingClientRect(),
      cell: cell.getBoundingClientRect(),
      figure: figure.getBoundingClientRect(),
    })
    const before = at()
    box.scrollTo(80, 80)
    const after = at()
    return {
      corner: [after.corner.x - before.corner.x, after.corner.y - before.corner.y],
      cellAcross: after.cell.x - before.cell.x,
      figureAcross: after.figure.x - before.figure.x,
    }
  })
  expect(moved).toEqual({ corner: [0, 0], cellAcross: 0, figureAcross: -80 })
})
