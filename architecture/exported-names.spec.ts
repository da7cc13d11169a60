import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTest, readSources } from './sources'

/** The rooms in which a name stands for one thing. */
const NAMED_ROOMS = ['domain', 'event-store', 'projections', 'backend']

/** What every file of a kind exports under one name, and is asked for by it: what is about a page, and what stands on it. */
const CONVENTIONS = ['about', 'content']

const EXPORT =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|type|interface)\s+([\w$]+)/gm

const namesIn = (text: string): ReadonlySet<string> => new Set([...text.matchAll(EXPORT)].map(([, name = '']) => name))

/** The names that several files export, each with the files. */
const sharedNames = (files: readonly { readonly path: string; readonly text: string }[]): readonly string[] => {
  const filesOf = new Map<string, readonly string[]>()
  for (const { path, text } of files) for (const name of namesIn(text)) filesOf.set(name, [...(filesOf.get(name) ?? []), path])
  return [...filesOf].flatMap(([name, paths]) =>
    paths.length > 1 && !CONVENTIONS.includes(name) ? [`${name}: ${paths.join(', ')}`] : [],
  )
}

it('A name that two files export is found, once for a value and its type in one file', () => {
  const both = { path: 'a.ts', text: 'export type Side = 1\nexport const Side = 1\n' }
  expect(sharedNames([both])).toEqual([])
  expect(sharedNames([both, { path: 'b.ts', text: 'export class Side {}\n' }])).toEqual(['Side: a.ts, b.ts'])
  expect(sharedNames([both, { path: 'b.ts', text: 'class Side {}\n' }])).toEqual([])
})

it('An exported name stands for one thing', () => {
  const files = readSources().filter(({ path, room }) => NAMED_ROOMS.includes(room) && !isTest(path))
  expect(sharedNames(files.map(({ path }) => ({ path, text: readFileSync(join(__dirname, '..', path), 'utf8') })))).toEqual([])
})
