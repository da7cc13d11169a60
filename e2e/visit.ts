import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { axeFinds } from './axe'
import { EXPLORES } from './explores'
import { runningProduct, type Person, type RunningProduct } from './running-product'

type Fixtures = { readonly product: RunningProduct; readonly quietly: void }

/** Of refused calls, of a lost connection and of a chunk that is gone, which journeys bring about themselves. */
const expectedComplaint = /status of 40[0-9]|ERR_INTERNET_DISCONNECTED|dynamically imported module/

/** A journey: with the running product, and failing on anything that the browser complains about. */
export const test = base.extend<Fixtures>({
  product: async ({}, use) => use(runningProduct()),
  storageState: async ({ product: { url, device } }, use) =>
    use({
      cookies: [
        {
          name: 'fullcourt_device',
          value: device,
          domain: new URL(url).hostname,
          path: '/',
          expires: -1,
          httpOnly: true,
          secure: false,
          sameSite: 'Strict',
        },
      ],
      origins: [],
    }),
  quietly: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', message => {
        if (['error', 'warning'].includes(message.type()) && !expectedComplaint.test(message.text()))
          complaints.push(message.text())
      })
      page.on('pageerror', error => complaints.push(error.message))
      await use()
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** What axe finds on the page as it is, in one line each. */
export const violations = (page: Page): Promise<string[]> =>
  axeFinds(page, { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })

/** Follows the device in light and dark from now on. */
export const followDevice = (context: BrowserContext, url: string): Promise<void> =>
  context.addCookies([{ name: 'theme', value: 'auto', url }])

/** The admin's library hears of the device's theme by a listener, and so a moment later than the style sheets. */
const knowsTheme = (page: Page, theme: 'light' | 'dark') =>
  page.waitForFunction(is => (document.documentElement.dataset.mantineColorScheme ?? is) === is, theme)

const turn = async (page: Page, theme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme: theme })
  await knowsTheme(page, theme)
}

/** What axe finds on a page that follows the device, in light and in dark; only contrast depends on the theme. */
export const violationsInBothThemes = async (page: Page): Promise<string[]> => {
  const all = await violations(page)
  await turn(page, 'dark')
  const dark = await axeFinds(page, { type: 'rule', values: ['color-contrast'] })
  await turn(page, 'light')
  return [...all, ...dark.map(each => `dark: ${each}`)]
}

/** From this width on a window is no phone's. */
const DESK_FROM = 768

/**
 * What axe finds on a page that is looked at on a phone and at a desk: in dark on the one, in light on the other; in `npm run explore`
 * in both on each.
 */
export const violationsInOneTheme = async (page: Page): Promise<string[]> => {
  if (EXPLORES) return violationsInBothThemes(page)
  if ((page.viewportSize()?.width ?? DESK_FROM) >= DESK_FROM) return violations(page)
  await turn(page, 'dark')
  const dark = await violations(page)
  await turn(page, 'light')
  return dark.map(each => `dark: ${each}`)
}

/** Signs in by the form and waits for the page where this person lands. */
export const signInByForm = async (page: Page, url: string, { username, password }: Person): Promise<void> => {
  await page.goto(`${url}/login`)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(/\/(dashboard\/today|organizations)$/)
}

/** Signs in without a page, for whoever opens one of the staff next. */
export const signIn = async (page: Page, url: string, person: Person): Promise<void> => {
  const answer = await page.request.post(`${url}/api/auth/login`, { data: person })
  expect(answer.status()).toBe(200)
}

/** Until the script of a public page answers taps and keys; before, its links do what they do without script. */
export const interactive = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0)

/** Opens a public page directly, and waits until it answers taps and keys; a journey that then uses it begins so. */
export const openPage = async (page: Page, address: string): Promise<void> => {
  await page.goto(address, { waitUntil: 'commit' })
  await interactive(page)
}

/** Adds up what moves on each page that is opened from now on, from nothing. */
export const watchLayoutShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if (window !== window.top) return
    let sum = 0
    sessionStorage.setItem('layout-shift', '0')
    const add = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
      sessionStorage.setItem('layout-shift', String(sum))
    }
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
  })

/** How much has moved (cumulative layout shift); 0 is nothing. */
export const layoutShift = (page: Page): Promise<number> => page.evaluate(() => Number(sessionStorage.getItem('layout-shift')))

/** Collects what the live regions of a page say from now on. */
export const watchNews = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const said = new Set<string>()
    const listen = () => {
      for (const { textContent } of document.querySelectorAll('main [role="status"]')) if (textContent) said.add(textContent)
      sessionStorage.setItem('news', JSON.stringify([...said]))
    }
    new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true })
  })

/** What was said, each once. */
export const saidNews = async (page: Page): Promise<readonly string[]> =>
  JSON.parse(await page.evaluate(() => sessionStorage.getItem('news') ?? '[]')) as string[]

/** How far the page can be scrolled sideways, in pixels. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
