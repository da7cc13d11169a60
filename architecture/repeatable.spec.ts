import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { isTest, readSources } from './sources'

const ROOT = join(__dirname, '..')

const JOURNEYS = readdirSync(join(ROOT, 'e2e')).flatMap(name => (name.endsWith('.ts') ? `e2e/${name}` : []))

const tests = [...readSources().flatMap(({ path }) => (isTest(path) ? path : [])), ...JOURNEYS].map(path => ({
  path,
  text: readFileSync(join(ROOT, path), 'utf8'),
}))

const filesWith = (pattern: RegExp) => tests.flatMap(({ path, text }) => (pattern.test(text) ? path : []))

it('Random cases of pure specs are the same in every run', () =>
  expect(fc.readConfigureGlobal()?.seed).toBe(Number(process.env.FULLCOURT_SEED ?? 2026)))

it('No spec takes chance that nothing repeats', () => {
  // How long one of a thousand pages waits before it asks again, as browsers do.
  const allowed = ['backend/src/public/live/testing/open-pages.ts']
  expect(
    filesWith(/\bMath\.random\(|\brandom(?:Int|Bytes|FillSync)\(|\bgetRandomValues\(/).filter(path => !allowed.includes(path)),
  ).toEqual([])
})

it('No spec and no journey reads the clock, but for how long something took', () => {
  const allowed = {
    'backend/src/public/live/testing/open-pages.ts': 'when a page heard last',
    'backend/src/public/live/thousand-pages.int.spec.ts': 'how long a thousand pages took',
    'backend/src/storage/private-store/sweeper.int.spec.ts': 'a clock that the spec moves',
    'backend/src/core/sign-in/sign-in.int.spec.ts': 'when a session that begins now is over',
    'backend/src/testing/one-time-code.ts': 'the code that an app shows now',
    'backend/src/testing/product-process.ts': 'how long a start and an end took',
    'e2e/set-up.spec.ts': 'how long setting up took',
    'event-store/eventstoredb/double/node-log.ts': 'the clock of a store that the double stands for',
    'frontend/src/admin/play/today/TodayPage.spec.tsx': 'a change of just now',
  }
  expect(filesWith(/\bnew Date\(\)|\bDate\.now\b|\bDate\(\)/).toSorted()).toEqual(Object.keys(allowed).toSorted())
})

it('A journey gives the organizations that it makes names of this attempt alone', () => {
  // It looks at the form alone.
  const allowed = ['e2e/small-screens.spec.ts']
  const making = filesWith(/post.*\/api\/organizations['`]|Create Organization/i).filter(path => JOURNEYS.includes(path))
  const named = filesWith(/\bownName\(/)
  expect(making.filter(path => !named.includes(path))).toEqual(allowed)
})
