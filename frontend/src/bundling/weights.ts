import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

export type OutputBundle = Parameters<Extract<NonNullable<Plugin['generateBundle']>, (...args: never[]) => unknown>>[1]
type Chunk = Extract<OutputBundle[string], { type: 'chunk' }>

/** What something loads, in bytes, gzipped. */
export type Weight = { readonly name: string; readonly bytes: number }

const gzipSize = (text: string) => gzipSync(text, { level: 9 }).length

const isChunk = (file: OutputBundle[string]): file is Chunk => file.type === 'chunk'

const chunksIn = (bundle: OutputBundle) => Object.values(bundle).filter(isChunk)

const withImports = (bundle: OutputBundle, name: string, found = new Set<string>()): Set<string> => {
  const file = bundle[name]
  if (!file || !isChunk(file) || found.has(name)) return found
  found.add(name)
  for (const imported of file.imports) withImports(bundle, imported, found)
  return found
}

const weightOf = (bundle: OutputBundle, names: Iterable<string>) =>
  [...names].map(name => bundle[name]).reduce((sum, file) => sum + (file && isChunk(file) ? gzipSize(file.code) : 0), 0)

const withAll = (bundle: OutputBundle, chunks: readonly Chunk[]) =>
  new Set(chunks.flatMap(({ fileName }) => [...withImports(bundle, fileName)]))

/** The code of a page is a chunk of its own, named like its component. */
const isPage = ({ isDynamicEntry, name }: Chunk) => isDynamicEntry && name.endsWith('Page')

const firstChunks = (bundle: OutputBundle) =>
  withAll(
    bundle,
    chunksIn(bundle).filter(({ isEntry }) => isEntry),
  )

/** What the template loads, whatever the page. */
export const firstLoad = (bundle: OutputBundle) => weightOf(bundle, firstChunks(bundle))

/** What each page brings beyond the first load. */
export const pageLoads = (bundle: OutputBundle): readonly Weight[] => {
  const first = firstChunks(bundle)
  return chunksIn(bundle)
    .filter(isPage)
    .map(page => ({
      name: page.name,
      bytes: weightOf(
        bundle,
        [...withImports(bundle, page.fileName)].filter(name => !first.has(name)),
      ),
    }))
}

/**
 * Chunks that no visitor gets by themselves: suggestions come with the first focus on a search field, the bar of staff to staff alone,
 * that of the past to its pages, the days of a season to who plays it back, writing calls to who is signed in, the content of a
 * template with a step to another page, reports of page views only on hosts that have them, a team of one's own to
 * who chose one, pictures in full size to who opens one, what is on in a game, its course and its clock to who
 * follows it, both teams before a game to who looks at one that is ahead, and what is taken along,
 * or why a rank is so, to who opens it.
 */
const onRequest: readonly string[] = [
  'StaffBar',
  'PastBar',
  'Replay',
  'through',
  'Through',
  'client',
  'Suggestions',
  'content',
  'analytics',
  'TakeAwaySheet',
  'RankSheet',
  'FollowGame',
  'BeforeGame',
  'MyTeamCard',
  'PictureViewer',
]

/** Everything that each page needs: the first load, its own code, and what comes afterwards by itself (live changes). */
export const wholeLoads = (bundle: OutputBundle): readonly Weight[] => {
  const afterwards = chunksIn(bundle).filter(chunk => chunk.isDynamicEntry && !isPage(chunk) && !onRequest.includes(chunk.name))
  const always = new Set([...firstChunks(bundle), ...withAll(bundle, afterwards)])
  return chunksIn(bundle)
    .filter(isPage)
    .map(page => ({
      name: page.name,
      bytes: weightOf(bundle, new Set([...always, ...withImports(bundle, page.fileName)])),
    }))
}

const sheetText = (bundle: OutputBundle, name: string) => {
  const file = bundle[name]
  return file?.type === 'asset' ? String(file.source) : ''
}

const sheetsOf = (bundle: OutputBundle, chunks: Iterable<string>) =>
  new Set(
    [...chunks].flatMap(name => {
      const file = bundle[name]
      return file && isChunk(file) ? [...(file.viteMetadata?.importedCss ?? [])] : []
    }),
  )

/** The styles that come with each page of the site: those of the template and its own, packed together. */
export const pageStyles = (bundle: OutputBundle): readonly Weight[] => {
  const first = firstChunks(bundle)
  return chunksIn(bundle)
    .filter(isPage)
    .map(page => {
      const sheets = sheetsOf(bundle, new Set([...first, ...withImports(bundle, page.fileName)]))
      return { name: page.name, bytes: gzipSize([...sheets].map(name => sheetText(bundle, name)).join('')) }
    })
}

/** The weight of all style sheets. */
export const stylesOf = (bundle: OutputBundle) =>
  Object.values(bundle)
    .filter(file => file.type === 'asset' && file.fileName.endsWith('.css'))
    .reduce((sum, file) => sum + gzipSize(String(file.type === 'asset' ? file.source : '')), 0)
