import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

/** One import of a source file. */
export type Import = {
  /** The text in the quotes. */
  readonly from: string
  /** It vanishes when the source is compiled. */
  readonly typesOnly: boolean
  /** It is called when it is needed, so that it may lead back to where it came from. */
  readonly lazy: boolean
  /** The file of ours that is meant; undefined for a package. */
  readonly file: string | undefined
}
/** A source file of the rooms, its path from the root, and what it imports. */
export type Source = { readonly path: string; readonly room: string; readonly imports: readonly Import[] }

const ROOT = resolve(__dirname, '..')
export const ROOMS = ['domain', 'event-store', 'projections', 'backend', 'frontend'] as const
const NOT_SOURCES = ['dist', 'node_modules']

/** The files of a folder and of those inside it, but for what is built or installed, by their paths from the root. */
export const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap(entry => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return NOT_SOURCES.includes(entry.name) ? [] : filesIn(path)
    return [path]
  })

const pathsIn = (folder: string) => filesIn(folder).filter(path => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))

/** `import … from '…'`, `import '…'` and `export … from '…'` at the beginning of a line; then calls of `import` and `require`. */
const STATEMENT = /^(?:import|export)\s+(?:([\w*{}\s,$]+?)\sfrom\s+)?['"]([^'"\n]+)['"]/gm
const CALL = /\b(?:import|require)\(\s*['"]([^'"\n]+)['"]\s*\)/g

/** `type { A }`, or `{ type A, type B }`. */
const areTypes = (names: string) => /^type\s/.test(names) || /^\{(?:\s*type\s+[\w$\s]+,?)+\s*\}$/.test(names)

const importsIn = (text: string): Omit<Import, 'file'>[] => [
  ...[...text.matchAll(STATEMENT)].map(([, names = '', from = '']) => ({ from, typesOnly: areTypes(names), lazy: false })),
  ...[...text.matchAll(CALL)].map(([, from = '']) => ({ from, typesOnly: false, lazy: true })),
]

/** The path that an import means, without its ending; undefined for a package. */
const meant = (importer: string, from: string): string | undefined => {
  if (from.startsWith('.')) return relative(ROOT, resolve(ROOT, dirname(importer), from)).replaceAll('\\', '/')
  const [, room, path] = /^@fullcourt\/([^/]+)\/(.+)$/.exec(from) ?? []
  return room === undefined ? undefined : `${room}/${path}`
}

/** Every source of the rooms. */
export const readSources = (): readonly Source[] => {
  const paths = ROOMS.flatMap(pathsIn)
  const known = new Set(paths)
  const fileOf = (importer: string, from: string) => {
    const path = meant(importer, from)
    return path === undefined ? undefined : [path, `${path}.ts`, `${path}.tsx`].find(candidate => known.has(candidate))
  }
  return paths.map(path => ({
    path,
    room: path.split('/')[0] ?? '',
    imports: importsIn(readFileSync(join(ROOT, path), 'utf8')).map(found => ({ ...found, file: fileOf(path, found.from) })),
  }))
}

/** Folders of what is there for tests alone. */
const TEST_FOLDERS = /\/(?:testing|double|fixtures|history-generator)\//

/** Whether a file is a test, or is there for tests alone. */
export const isTest = (path: string): boolean => /\.(?:spec|contract|examples)\.tsx?$/.test(path) || TEST_FOLDERS.test(path)

/** The room that an import enters, by package name or by a path that leaves its own. */
export const roomEntered = (importer: string, { from }: Import): string | undefined => {
  const [, named] = /^@fullcourt\/([^/]+)/.exec(from) ?? []
  return named ?? meant(importer, from)?.split('/')[0]
}

/** The first circle of imports found among the sources, those of types too, as the way round; undefined where there is none. */
export const circleIn = (sources: readonly Source[]): readonly string[] | undefined => {
  const importsOf = new Map(
    sources.map(({ path, imports }) => [path, imports.flatMap(({ file, lazy }) => (lazy ? [] : (file ?? [])))]),
  )
  const done = new Set<string>()
  const visit = (path: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path]
    if (done.has(path)) return undefined
    for (const next of importsOf.get(path) ?? []) {
      const circle = visit(next, [...way, path])
      if (circle) return circle
    }
    done.add(path)
    return undefined
  }
  for (const { path } of sources) {
    const circle = visit(path, [])
    if (circle) return circle
  }
  return undefined
}

/** How a file reaches an import that fits, through however many files: `a → b → @mantine/core`. Undefined where it does not. */
export const wayTo = (sources: readonly Source[], start: string, fits: (found: Import) => boolean): string | undefined => {
  const byPath = new Map(sources.map(source => [source.path, source]))
  const seen = new Set<string>()
  const visit = (path: string, way: string): string | undefined => {
    if (seen.has(path)) return undefined
    seen.add(path)
    for (const found of byPath.get(path)?.imports ?? []) {
      if (found.typesOnly) continue
      if (fits(found)) return `${way} → ${found.from}`
      const further = found.file === undefined ? undefined : visit(found.file, `${way} → ${found.file}`)
      if (further) return further
    }
    return undefined
  }
  return visit(start, start)
}
