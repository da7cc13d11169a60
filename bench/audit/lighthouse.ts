import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { median } from '../figure'
import { haveInstalled, run } from '../own-folder'
import { contentBytes } from './content-bytes'
import { inlineCss } from './inline-css'

/** One visit of a page by a phone on a slow line: scores of 100, milliseconds, bytes of content as they were sent. */
export type Visit = {
  readonly performance: number
  readonly accessibility: number
  readonly practices: number
  readonly seo: number
  readonly lcp: number
  readonly shift: number
  readonly script: number
  readonly css: number
  /** Audits of the last three categories that were not passed. */
  readonly failed: readonly string[]
}

type Request = { readonly resourceType?: string; readonly url?: string }

/** A report of Lighthouse, as far as it is read. */
type Report = {
  readonly categories: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }
    >
  >
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly score: number | null
        readonly numericValue?: number
        readonly details?: { readonly items?: readonly Request[] }
      }
    >
  >
}

const HOME = resolve(__dirname, '../../lighthouse')
const CLI = join(HOME, 'node_modules/lighthouse/cli/index.js')
const JUDGED = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Brings Lighthouse, which only this audit needs, into a folder of its own. */
export const haveLighthouse = (): Promise<void> => haveInstalled(HOME, CLI, '--ignore-scripts')

const bytesOf = ({ audits }: Report, type: string): Promise<number> =>
  contentBytes(
    (audits['network-requests']?.details?.items ?? [])
      .filter(({ resourceType }) => resourceType === type)
      .flatMap(({ url }) => url ?? []),
  )

const visitOf = async (report: Report): Promise<Visit> => {
  const score = (category: (typeof JUDGED)[number]) => Math.round((report.categories[category]?.score ?? 0) * 100)
  const failed = JUDGED.slice(1).flatMap(category =>
    (report.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  )
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    lcp: report.audits['largest-contentful-paint']?.numericValue ?? Infinity,
    shift: report.audits['cumulative-layout-shift']?.numericValue ?? Infinity,
    script: await bytesOf(report, 'Script'),
    css: await bytesOf(report, 'Stylesheet'),
    failed,
  }
}

const visit = async (address: string, browser: string, folder: string): Promise<Visit> => {
  const report = join(folder, 'lighthouse.json')
  await run(process.execPath, [
    CLI,
    address,
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
    '--form-factor=mobile',
    '--throttling-method=devtools',
    `--only-categories=${JUDGED.join(',')}`,
    `--chrome-path=${browser}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-background-networking',
  ])
  return visitOf(JSON.parse(await readFile(report, 'utf8')) as Report)
}

/** A visit whose trace the browser did not record is made once more. */
const recordedVisit = (address: string, browser: string, folder: string): Promise<Visit> =>
  visit(address, browser, folder).catch(() => visit(address, browser, folder))

const medianOf = (visits: readonly Visit[], value: (visit: Visit) => number) => median(visits.map(value))

/** The median of so many visits, each with an empty cache, one after another. */
export const visited = async (address: string, browser: string, folder: string, times: number): Promise<Visit> => {
  const visits: Visit[] = []
  for (let turn = 0; turn < times; turn += 1) visits.push(await recordedVisit(address, browser, folder))
  return {
    performance: medianOf(visits, one => one.performance),
    accessibility: medianOf(visits, one => one.accessibility),
    practices: medianOf(visits, one => one.practices),
    seo: medianOf(visits, one => one.seo),
    lcp: medianOf(visits, one => one.lcp),
    shift: medianOf(visits, one => one.shift),
    script: medianOf(visits, one => one.script),
    css: medianOf(visits, one => one.css) + (await inlineCss(address)),
    failed: [...new Set(visits.flatMap(({ failed }) => failed))],
  }
}
