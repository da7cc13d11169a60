import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isTest, readSources } from './sources'

/** What a file declares, and how its name ends for it. */
const ENDINGS = [
  ['@CommandHandler(', '.command.ts'],
  [' = command(', '.commands.ts'],
  ['@QueryHandler(', '.query.ts'],
  [' = query(', '.queries.ts'],
  [': Policy<', '.policies.ts'],
] as const
/** A folder with more files than these has the commands and queries that are written out in folders of their own. */
const MOST_FILES = 15

const files = readSources().flatMap(({ path, room }) => (room === 'backend' && !isTest(path) ? [path] : []))
const textOf = (path: string) => readFileSync(join(__dirname, '..', path), 'utf8')

it.each(ENDINGS)('What holds %s ends in %s, and nothing else does', (declaration, ending) => {
  const declaring = files.filter(path => textOf(path).includes(declaration) && !path.startsWith('backend/src/core/facts/'))
  expect(declaring).not.toEqual([])
  expect(declaring).toEqual(files.filter(path => path.endsWith(ending)))
})

it('Commands and queries of a large context that are written out are in folders of their own', () => {
  const inside = (folder: string) => files.filter(path => dirname(path) === folder)
  const large = [...new Set(files.map(path => dirname(path)))].filter(folder => inside(folder).length > MOST_FILES)
  const hasOwn = /\/(?:commands|queries)$/
  const mixed = large.filter(folder => !hasOwn.test(folder)).flatMap(inside)
  expect(mixed.filter(path => /\.(?:command|query)\.ts$/.test(basename(path)))).toEqual([])
})

it.each(['command', 'query'])('What %s makes bears the name of its constant', factory => {
  const made = new RegExp(`^export const (\\w+) = ${factory}\\('(\\w+)'`, 'gm')
  const named = files.flatMap(path => [...textOf(path).matchAll(made)])
  expect(named).not.toEqual([])
  expect(named.filter(([, constant, name]) => constant !== name).map(([line]) => line)).toEqual([])
})
