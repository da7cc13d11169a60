import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { filesIn, ROOMS } from './sources'

const ROOT = resolve(__dirname, '..')

/** What no source says, and what it says instead. */
const UNWANTED = [
  { what: /^\s*(?:export )?(?:declare )?(?:const )?enum \w/m, instead: 'a union of string literals' },
  { what: /^export \* /m, instead: 'an import of the file that is meant: no barrels' },
]

const sources = [...ROOMS, 'e2e', 'bench', 'architecture']
  .flatMap(filesIn)
  .filter(path => /\.(?:ts|tsx|js|mjs)$/.test(path) && !path.endsWith('.d.ts'))

const unwantedIn = (path: string) => {
  const text = readFileSync(join(ROOT, path), 'utf8')
  return UNWANTED.filter(({ what }) => text.search(what) >= 0).map(({ instead }) => `${path}: ${instead}`)
}

it('No source has an enum or a barrel', () => {
  expect(sources.length).toBeGreaterThan(1_000)
  expect(sources.flatMap(unwantedIn)).toEqual([])
})

it.each([
  'enum Side {',
  'export const enum Side {',
  '  declare enum Side {',
  "export * from './other'",
  "export * as all from './other'",
])('Given %s, then it is found', line => {
  expect(UNWANTED.some(({ what }) => line.search(what) >= 0)).toBe(true)
})
