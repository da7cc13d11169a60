import type { Page } from '@playwright/test'
import { desk, everythingIsSaved, openCourtside, outage, phone, player } from './courtside-page'
import { gameToScore, playedGame, tapsOf, type PlayedGame, type Side } from './played-game'
import { expect, test } from './visit'
import { byKeyboard, tabTo } from './ways'

/** How long a phone has no connection in the game of two phones, in milliseconds. */
const OUTAGE = 20_000

type Lines = PlayedGame[Side]['players']

/** Everything that was counted of players, one after the other: by a thumb, where the buttons are. */
const tapAll = async (page: Page, lines: Lines) => {
  for (const { name, figures } of lines) {
    await player(page, name.join(' ')).tap()
    const pad = page.getByRole('region', { name: name.join(' '), exact: true })
    for (const [button, times] of tapsOf(figures)) {
      const box = await pad.getByRole('button', { name: button, exact: true }).boundingBox()
      if (!box) throw new Error(`${button} is not on the screen.`)
      for (let time = 0; time < times; time += 1) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    }
  }
}

/** The same by keyboard alone, down the list. */
const typeAll = async (page: Page, lines: Lines) => {
  for (const { name, figures } of lines) {
    await byKeyboard.press(page, player(page, name.join(' ')))
    for (const [button, times] of tapsOf(figures)) {
      await tabTo(page, page.getByRole('button', { name: button, exact: true }))
      for (let time = 0; time < times; time += 1) await page.keyboard.press('Enter')
    }
    await page.keyboard.press('Escape')
  }
}

const pointsOf = (lines: Lines) => lines.reduce((sum, { figures }) => sum + figures.PTS, 0)

test('two score a whole game, by thumb without a connection for 20 s and by keyboard alone: the figures are those of the game', async ({
  browser,
  product,
  request,
}) => {
  const played = playedGame()
  const { game, people, figures, pointsIn } = await gameToScore(request, product, 'courtside', played)
  const [away, home] = [await phone(browser, product, people.away), await desk(browser, product, people.home)]
  await Promise.all([openCourtside(away, product, game, 'away'), openCourtside(home, product, game, 'home')])
  const [first = [], second = [], last = []] = [0, 1, 2].map(third =>
    played.away.players.filter((_, place) => place % 3 === third),
  )
  const lost = async () => {
    await tapAll(away, first)
    await outage(away.context(), async () => {
      const over = new Promise(ended => setTimeout(ended, OUTAGE))
      await tapAll(away, second)
      await away.getByRole('button', { name: 'End Q1' }).tap()
      await tapAll(away, last.slice(0, 1))
      await expect(away.getByRole('status').filter({ hasText: /Offline: \d+ taps kept/ })).toBeVisible()
      await over
    })
    await tapAll(away, last.slice(1))
  }
  await Promise.all([lost(), typeAll(home, played.home.players)])
  for (const one of [away, home]) await everythingIsSaved(one)
  for (const side of ['away', 'home'] as const)
    expect(await figures(side)).toEqual(played[side].players.map(line => line.figures))
  expect(await pointsIn('away', 'Q1')).toBe(pointsOf([...first, ...second]))
  for (const one of [away, home])
    for (const side of ['away', 'home'] as const)
      await expect(one.getByRole('button', { name: `${played[side].team} ${pointsOf(played[side].players)}` })).toBeVisible()
  await byKeyboard.press(home, home.getByRole('link', { name: 'Box score' }))
  await expect(home.getByRole('row', { name: /^Total/ }).first()).toContainText(String(pointsOf(played.away.players)))
  for (const one of [away, home]) await one.context().close()
})
