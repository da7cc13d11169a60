import { source, type AxeResults, type ElementContext, type RunOptions } from 'axe-core'
import type { Page } from '@playwright/test'

/** Rules of axe by their tags or names; both may be mixed in one run only as axe allows: all tags, or all names. */
export type AxeRules = { readonly type: 'tag' | 'rule'; readonly values: readonly string[] }

/** What is used of axe; its own overloads hide from the linter that a run is a promise. */
type Axe = { readonly run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> }

/** Brings axe into a page once: its source is large, and a page is looked at several times. */
const bringAxe = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
}

/**
 * What axe finds on the page as it is, in one line per rule: `color-contrast: .note, .hint`. It runs inside the page, because
 * what `@axe-core/playwright` does around each run takes several times as long as the run.
 */
export const axeFinds = async (page: Page, rules: AxeRules): Promise<string[]> => {
  await bringAxe(page)
  return page.evaluate<string[], AxeRules>(async runOnly => {
    const { axe } = window as unknown as { axe: Axe }
    const { violations } = await axe.run(document, {
      runOnly: { ...runOnly, values: [...runOnly.values] },
      resultTypes: ['violations'],
      // No rule of these reads the style sheets anew; one looks at sounds and films.
      preload: { assets: ['media'] },
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }, rules)
}
