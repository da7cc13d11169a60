import type { Browser, Page } from '@playwright/test'
import type { RunningProduct } from '../product'

/** How many times slower the processor of a phone is than that of this machine. */
const SLOWER = 4

export type Side = 'home' | 'away'

/** What is tapped, by the name of its button, and the figure that says it; fouls are counted beside the figures. */
export const TAPS = {
  'Two points': '2PM',
  'Three points': '3PM',
  'Free throw made': 'FTM',
  Rebound: 'REB',
  Assist: 'AST',
  Foul: 'fouls',
} as const

export type TapName = keyof typeof TAPS

/** How often something was counted of a player: `home:31 REB`. */
export type Counts = Map<string, number>

const cookiesOf = ({ url, cookie }: RunningProduct) =>
  cookie.split('; ').map(pair => {
    const [name = '', ...value] = pair.split('=')
    return { name, value: value.join('='), url }
  })

const openPage = async (browser: Browser, product: RunningProduct, game: number, side: Side): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await context.addCookies(cookiesOf(product))
  const page = await context.newPage()
  await page.goto(`${product.url}/games/${game}/score?team=${side}`)
  await page.locator('[id^="player-"]').first().waitFor()
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return page
}

/**
 * Presses a button of the page, within it: what a browser is told by another process takes longer than the tap. `player` is opened before
 * it. Answers in how many milliseconds the page said what was tapped.
 */
const press = (page: Page, { player, name }: { readonly player: string | null; readonly name: string }): Promise<number> =>
  page.evaluate(
    async pressed => {
      const drawn = () => new Promise(done => requestAnimationFrame(done))
      const row = pressed.player === null ? null : document.getElementById(`player-${pressed.player}`)
      if (row?.getAttribute('aria-pressed') === 'false') row.click()
      const isNamed = (one: HTMLElement) => (one.getAttribute('aria-label') ?? one.textContent).startsWith(pressed.name)
      const found = () => [...document.querySelectorAll<HTMLElement>('main button')].find(isNamed)
      while (row?.getAttribute('aria-pressed') === 'false' || !found()) await drawn()
      const text = () => document.querySelector('main')?.textContent
      const [before, began] = [text(), performance.now()]
      found()?.click()
      while (text() === before) await drawn()
      return performance.now() - began
    },
    { player, name },
  )

/** A phone beside the court with a slow processor: what was tapped on it is in `counts`. */
export const openPhone = async (browser: Browser, product: RunningProduct, game: number, side: Side) => {
  const page = await openPage(browser, product, game, side)
  const players = await page.locator('[id^="player-"]').evaluateAll(rows => rows.map(({ id }) => id.slice('player-'.length)))
  const counts: Counts = new Map()
  const done: string[] = []
  const count = (what: string, more: number) => counts.set(what, (counts.get(what) ?? 0) + more)
  return {
    players,
    counts,
    /** Answers how long it took in milliseconds. */
    tap: (player: string, name: TapName): Promise<number> => {
      const what = `${player} ${TAPS[name]}`
      count(what, 1)
      done.push(what)
      return press(page, { player, name })
    },
    /** Takes back what was tapped last; there is something. */
    undo: (): Promise<number> => {
      count(done.pop() ?? '', -1)
      return press(page, { player: null, name: 'Undo' })
    },
    /** Until nothing waits to be sent; answers what the server did not take, in the words of the page. */
    sent: async (): Promise<readonly string[]> => {
      await page.getByText(/^(Everything is saved|Not everything is saved)\.$/).waitFor({ timeout: 60_000 })
      return page.getByRole('alert').allInnerTexts()
    },
  }
}

export type Phone = Awaited<ReturnType<typeof openPhone>>
