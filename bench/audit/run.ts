import { resolve } from 'node:path'
import { mainAddresses } from './addresses'
import { haveLighthouse, visited, type Visit } from './lighthouse'
import { measureSiteCosts } from './site-costs'
import { withProduct } from '../product'
import { figureTable } from '../report/table'
import { inFolder } from '../temporary-folder'

const VISITS = 3
const say = (line: string): void => void process.stdout.write(`${line}\n`)

const LIMITS = { lcp: 1_000, shift: 0.02, script: 110 * 1_024, css: 10_000, performance: 95 }

const falls = (visit: Visit): readonly string[] => [
  ...(visit.performance < LIMITS.performance ? ['performance'] : []),
  ...visit.failed,
  ...(['lcp', 'shift', 'script', 'css'] as const).filter(name => visit[name] > LIMITS[name]),
]

const row = (page: string, visit: Visit): string =>
  `| ${[
    page,
    `${visit.performance} / ${visit.accessibility} / ${visit.practices} / ${visit.seo}`,
    `${(visit.lcp / 1_000).toFixed(2)} s`,
    visit.shift.toFixed(3),
    `${(visit.script / 1_024).toFixed(1)} KB`,
    `${(visit.css / 1_000).toFixed(1)} KB`,
    falls(visit).join(', ') || 'holds',
  ].join(' | ')} |`

/** The main pages of the demo as a phone on slow 4G sees them; the median of three visits. */
const visitDemo = (browser: string): Promise<void> =>
  inFolder(folder =>
    withProduct(folder, async ({ url }) => {
      say(
        '| page | performance ≥ 95 / accessibility / best practices / SEO = 100 | LCP ≤ 1.00 s | shift ≤ 0.020 | script ≤ 110 KB | CSS ≤ 10 KB | |',
      )
      say('| --- | --- | --- | --- | --- | --- | --- |')
      for (const [page, path] of Object.entries(await mainAddresses(url, 'demo')))
        say(row(page, await visited(url + path, browser, folder, VISITS)))
    }),
  )

/** The browser of the journeys. */
const browser = async (): Promise<string> => {
  const { findBrowser } = (await import(resolve(__dirname, '../../../e2e/find-browser.js'))) as {
    findBrowser: () => Promise<string>
  }
  return findBrowser()
}

/** `npm run audit`: prints the tables; with the folder of a league's files also what its pages cost. Nothing fails on a slow machine. */
const main = async (): Promise<void> => {
  const [league] = process.argv.slice(2)
  await haveLighthouse()
  await visitDemo(await browser())
  if (league === undefined) return say('Name the folder of a league’s files to measure what its pages cost the server.')
  say(figureTable(await measureSiteCosts(league)))
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exitCode = 1
})
