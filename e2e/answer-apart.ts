import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** In milliseconds: what is asked for first is not answered first. */
const DELAYS = [100, 400, 0, 300, 500, 200]

/**
 * Answers what a page asks for one after another, as on a slow line. What is answered in one moment is shown in one moment: then
 * nothing moves that would move in a gym.
 */
export const answerApart = async (page: Page): Promise<void> => {
  let asked = 0
  await page.route(/\/api\/(?!live)/, async route => {
    const delay = DELAYS[asked++ % DELAYS.length]
    const response = await route.fetch()
    await setTimeout(delay)
    await route.fulfill({ response })
  })
}
