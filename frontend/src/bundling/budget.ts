import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

type OutputBundle = Parameters<Extract<NonNullable<Plugin['generateBundle']>, (...args: never[]) => unknown>>[1]
type Chunk = Extract<OutputBundle[string], { type: 'chunk' }>

/** What a visitor loads at most, gzipped, in bytes. */
const most = { script: 100_000, styles: 8_000 }

const gzipped = (text: string) => gzipSync(text, { level: 9 }).length

const isChunk = (file: OutputBundle[string]): file is Chunk => file.type === 'chunk'

const withImports = (bundle: OutputBundle, name: string, found = new Set<string>()): Set<string> => {
  const file = bundle[name]
  if (!file || !isChunk(file) || found.has(name)) return found
  found.add(name)
  for (const imported of file.imports) withImports(bundle, imported, found)
  return found
}

const weightOf = (bundle: OutputBundle, names: Iterable<string>) =>
  [...names].map(name => bundle[name]).reduce((sum, file) => sum + (file && isChunk(file) ? gzipped(file.code) : 0), 0)

/** The first load of each public page: what the template loads, and the page's own chunk with what it imports. */
const firstLoads = (bundle: OutputBundle) => {
  const chunks = Object.values(bundle).filter(isChunk)
  const entry = chunks.find(chunk => chunk.isEntry)
  const always = entry ? withImports(bundle, entry.fileName) : new Set<string>()
  return chunks
    .filter(chunk => chunk.isDynamicEntry)
    .map(chunk => ({ page: chunk.name, bytes: weightOf(bundle, new Set([...always, ...withImports(bundle, chunk.fileName)])) }))
}

const stylesIn = (bundle: OutputBundle) =>
  Object.values(bundle)
    .filter(file => file.type === 'asset' && file.fileName.endsWith('.css'))
    .reduce((sum, file) => sum + gzipped(String(file.type === 'asset' ? file.source : '')), 0)

/** Ends the build when a public page became too heavy for a phone. Stands before the styles move into the template. */
export const budget = (): Plugin => ({
  name: 'budget',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'site',
  generateBundle(_, bundle) {
    const heavy = firstLoads(bundle).filter(({ bytes }) => bytes > most.script)
    for (const { page, bytes } of heavy) this.warn(`${page}: ${bytes} bytes of script at the first load, gzipped`)
    if (heavy.length > 0) this.error(`Public pages may load ${most.script} bytes of script at first.`)
    const styles = stylesIn(bundle)
    if (styles > most.styles) this.error(`Public styles have ${styles} bytes, gzipped; they may have ${most.styles}.`)
  },
})
