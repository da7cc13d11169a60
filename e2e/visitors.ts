import type { Browser, Page } from '@playwright/test'
import { EXPLORES } from './explores'
import { DESK, PHONE } from './screens'
import { test as base } from './visit'

/** Where a league's public site is found: the shared host, and its two names there. */
export type League = { readonly url: string; readonly slug: string; readonly domain: string }

/** Somebody who looks at a league's public site. */
export type Visitor = { readonly who: string; readonly home: string; readonly isOnPhone: boolean; readonly page: Page }

const screens = [
  { screen: 'on a phone', viewport: PHONE },
  { screen: 'at a desk', viewport: DESK },
]

/** A name below `localhost` is this machine, for every browser. */
const homesOf = ({ url, slug, domain }: League) => [
  { name: 'by its slug', home: `${url}/${slug}` },
  { name: 'on its own domain', home: `http://${domain}:${new URL(url).port}` },
]

/** Each screen and each name once; in `npm run explore` each screen with each name. */
const visitorsOf = (browser: Browser, league: League): Promise<readonly Visitor[]> =>
  Promise.all(
    screens.flatMap(({ screen, viewport }, nth) =>
      homesOf(league)
        .filter((_, home) => EXPLORES || home === nth)
        .map(async ({ name, home }) => ({
          who: `${screen}, ${name}`,
          home,
          isOnPhone: viewport === PHONE,
          page: await (await browser.newContext({ viewport })).newPage(),
        })),
    ),
  )

/** Does the same for each of them, so that a failure names whose visit it was. */
export const eachOf = async (visitors: readonly Visitor[], walk: (visitor: Visitor) => Promise<void>): Promise<void> => {
  for (const visitor of visitors) await base.step(visitor.who, () => walk(visitor))
}

type Fixtures = { readonly visit: (league: League) => Promise<readonly Visitor[]> }

/** A journey of a visitor on a phone and one at a desk, the one by a league's slug and the other on its own domain. */
export const test = base.extend<Fixtures>({
  visit: async ({ browser }, use) => {
    const visitors: Visitor[] = []
    await use(async league => {
      visitors.push(...(await visitorsOf(browser, league)))
      return visitors
    })
    await Promise.all(visitors.map(({ page }) => page.context().close()))
  },
})
