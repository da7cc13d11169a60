import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const componentsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.tsx'))
    .map(name => join(folder, name))

const namesIn = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].flatMap(([, name]) => name ?? []))

/** Names that a component takes from its style sheet, and that are not there. */
const missingIn = (path: string): readonly string[] => {
  const source = readFileSync(path, 'utf8')
  return [...source.matchAll(/import (\w+) from '(\.[^']*\.module\.css)'/g)].flatMap(([, styles = '', sheet = '']) => {
    const known = namesIn(readFileSync(join(dirname(path), sheet), 'utf8'), /\.([a-zA-Z][\w-]*)/g)
    const used = namesIn(source, new RegExp(`\\b${styles}\\.(\\w+)`, 'g'))
    return [...used].filter(name => !known.has(name)).map(name => `${path}: ${name}`)
  })
}

it('Every class that a component uses stands in its style sheet', () => {
  const components = componentsIn(__dirname)
  expect(components.length).toBeGreaterThan(50)
  expect(components.flatMap(missingIn)).toEqual([])
})
