import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readSources } from './sources'

const ENDING = '.policy.ts'
const policies = readSources().flatMap(({ path }) => (path.endsWith(ENDING) ? [path] : []))

const namesIn = (path: string) =>
  [...readFileSync(join(__dirname, '..', path), 'utf8').matchAll(/^\s+name: '([^']*)',$/gm)].map(([, name]) => name)

it('There are policies', () => expect(policies).not.toEqual([]))

/** It is part of the ids of its commands (docs/facts.md#policies), so that it must not be changed later. */
it.each(policies)('%s is named as its file is, in words with hyphens', path => {
  const name = basename(path, ENDING)
  expect(namesIn(path)).toEqual([name])
  expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/)
})
