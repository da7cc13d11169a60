import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTest, readSources } from './sources'

/** The rooms in which a name stands for one thing. */
const NAMED_ROOMS = ['domain', 'event-store', 'projections', 'backend', 'frontend']

/** What every file of a kind exports under one name, and is asked for by it: what is about a page, and what stands on it. */
const CONVENTIONS = ['about', 'content']

/** Written from the backend's classes, under their names. */
const WRITTEN_FROM_BACKEND = ['frontend/src/api/schema.ts']

const EXPORT =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(const|let|function\*?|class|type|interface)\s+([\w$]+)/gm

type Kind = 'type' | 'component' | 'other'
type Source = { readonly path: string; readonly text: string }
type Export = { readonly path: string; readonly name: string; readonly kind: Kind }

const kindOf = (path: string, keyword: string, name: string): Kind => {
  if (keyword === 'type' || keyword === 'interface') return 'type'
  return path.endsWith('.tsx') && /^[A-Z]/.test(name) ? 'component' : 'other'
}

/** What a file exports, a value and its type of one name once. */
const exportsOf = ({ path, text }: Source): readonly Export[] => [
  ...new Map(
    [...text.matchAll(EXPORT)].map(([, keyword = '', name = '']) => [name, { path, name, kind: kindOf(path, keyword, name) }]),
  ).values(),
]

const bundleOf = (path: string): string => path.split('/').slice(0, 3).join('/')

/** A component has the name of what it shows: that of a type, or of the component that shows the same in the other bundle. */
const isOfOneThing = (exports: readonly Export[]): boolean => {
  const components = exports.filter(({ kind }) => kind === 'component')
  const shown = exports.filter(({ kind }) => kind !== 'component')
  const bundles = new Set(components.map(({ path }) => bundleOf(path)))
  const onlyTypeShown = components.length === 0 || shown.every(({ kind }) => kind === 'type')
  return bundles.size === components.length && shown.length <= 1 && onlyTypeShown
}

/** The names that stand for several things, each with the files that export it. */
const sharedNames = (files: readonly Source[]): readonly string[] => {
  const byName = new Map<string, readonly Export[]>()
  for (const found of files.flatMap(exportsOf)) byName.set(found.name, [...(byName.get(found.name) ?? []), found])
  return [...byName].flatMap(([name, exports]) =>
    isOfOneThing(exports) || CONVENTIONS.includes(name) ? [] : [`${name}: ${exports.map(({ path }) => path).join(', ')}`],
  )
}

it('A name that two files export is found, once for a value and its type in one file', () => {
  const both = { path: 'a.ts', text: 'export type Side = 1\nexport const Side = 1\n' }
  expect(sharedNames([both])).toEqual([])
  expect(sharedNames([both, { path: 'b.ts', text: 'export class Side {}\n' }])).toEqual(['Side: a.ts, b.ts'])
  expect(sharedNames([both, { path: 'b.ts', text: 'class Side {}\n' }])).toEqual([])
})

it('A component may have the name of the type that it shows, but of no other value', () => {
  const component = { path: 'frontend/src/ui/Bracket.tsx', text: 'export const Bracket = () => null\n' }
  expect(sharedNames([component, { path: 'domain/derive.ts', text: 'export type Bracket = object\n' }])).toEqual([])
  expect(sharedNames([component, { path: 'domain/derive.ts', text: 'export const Bracket = {}\n' }])).toEqual([
    'Bracket: frontend/src/ui/Bracket.tsx, domain/derive.ts',
  ])
})

it('The two bundles may each have a component for the same thing', () => {
  const component = (path: string) => ({ path, text: 'export const GamePage = () => null\n' })
  expect(sharedNames([component('frontend/src/admin/GamePage.tsx'), component('frontend/src/site/GamePage.tsx')])).toEqual([])
  expect(sharedNames([component('frontend/src/admin/a/GamePage.tsx'), component('frontend/src/admin/b/GamePage.tsx')])).toEqual([
    'GamePage: frontend/src/admin/a/GamePage.tsx, frontend/src/admin/b/GamePage.tsx',
  ])
})

it('An exported name stands for one thing', () => {
  const files = readSources().filter(
    ({ path, room }) => NAMED_ROOMS.includes(room) && !isTest(path) && !WRITTEN_FROM_BACKEND.includes(path),
  )
  expect(sharedNames(files.map(({ path }) => ({ path, text: readFileSync(join(__dirname, '..', path), 'utf8') })))).toEqual([])
})
