import type { Page } from '@playwright/test'
import { isTried } from './explores'
import { WIDTHS } from './screens'
import { expect, sidewaysScroll, violationsInOneTheme } from './visit'

/**
 * Looks at states of a page one after another, each by what it is called: nothing is beside the page on a phone and at a desk, and
 * there is nothing for axe to find on one of both in turn; in `npm run explore` on both.
 */
export const looksInTurn = (page: Page): ((state: string) => Promise<void>) => {
  let turn = 0
  return async state => {
    for (const [screen, width] of WIDTHS.entries()) {
      await page.setViewportSize({ width, height: 800 })
      if (isTried(turn, screen)) expect(await violationsInOneTheme(page), `${state} at ${width} px`).toEqual([])
      expect(await sidewaysScroll(page), `${state} at ${width} px`).toBe(0)
    }
    turn += 1
  }
}
