import type { Page } from '@playwright/test'
import { everythingIsSaved, openCourtside, outage, players } from './courtside-page'
import { lateGame } from './demo-games'
import { EXPLORES } from './explores'
import { expect, followDevice, sidewaysScroll, signIn, test, violationsInOneTheme } from './visit'

const SLOWER = 4

const PHONE = { width: 360, height: 640 }
const DESK = { width: 1280, height: 800 }

/** From a tap to its figure on the screen, in milliseconds, on a slow processor: ten times, the quickest first. */
const tapTimes = async (page: Page): Promise<readonly number[]> => {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const times = await page.evaluate(async () => {
    const row = document.querySelector('[id^="player-"][aria-pressed="true"]')
    const button = document.querySelector<HTMLElement>('button[aria-label="Rebound"]')
    const times: number[] = []
    for (let time = 0; time < 10; time += 1) {
      await new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn)))
      const [before, start] = [row?.textContent, performance.now()]
      button?.click()
      while (row?.textContent === before) await new Promise(requestAnimationFrame)
      await new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn)))
      times.push(performance.now() - start)
    }
    return times.sort((a, b) => a - b)
  })
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await client.detach()
  return times
}

/** What is said by the targets of the page that a thumb may miss: those lower than 44 px with their border. */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.locator('main button, main a').evaluateAll(all =>
    all
      .map(one => ({ text: one.textContent, height: Math.min(one.clientHeight + 2, one.getBoundingClientRect().height) }))
      .filter(({ height }) => height < 44)
      .map(({ text, height }) => `${text} (${height} px)`),
  )

for (const { width, height } of EXPLORES ? [PHONE, DESK] : [PHONE])
  test(`courtside: nothing for axe to find in light and dark, opened at ${width} px`, async ({ page, product, context }) => {
    const game = await lateGame(product.url, 5)
    await followDevice(context, product.url)
    await page.setViewportSize({ width, height })
    await signIn(page, product.url, product.owner)
    await openCourtside(page, product, game.id, 'home')
    const looksWell = async () => {
      for (const size of [DESK, PHONE]) {
        await page.setViewportSize(size)
        expect(await violationsInOneTheme(page), `${size.width} px`).toEqual([])
        expect(await smallTargets(page), `${size.width} px`).toEqual([])
        expect(await sidewaysScroll(page), `${size.width} px`).toBe(0)
      }
      await page.setViewportSize({ width, height })
    }
    await looksWell()
    await players(page).first().click()
    const [quickest = NaN, ...others] = await tapTimes(page)
    process.stdout.write(
      `courtside, ${width} px, a tap to its figure, ${SLOWER} times slower: ${quickest.toFixed(0)} ms, median ${others[4]?.toFixed(0)} ms\n`,
    )
    // A busy machine makes taps slower, none quicker.
    expect(quickest).toBeLessThan(100)
    await outage(context, async () => {
      await page.getByRole('button', { name: 'Assist' }).click()
      await expect(page.getByText(/^Offline/).first()).toBeVisible()
      await looksWell()
    })
    await everythingIsSaved(page)
    await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden()
    expect(await smallTargets(page)).toEqual([])
  })
