import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(__dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

type Package = {
  readonly workspaces?: readonly string[]
  readonly scripts?: { readonly [name: string]: string }
  readonly dependencies?: { readonly [name: string]: string }
  readonly devDependencies?: { readonly [name: string]: string }
}
type Installed = {
  readonly packages: { readonly [path: string]: { readonly peerDependencies?: { readonly [name: string]: string } } }
}

const packageOf = (folder: string) => JSON.parse(read(join(folder, 'package.json'))) as Package
const namesIn = ({ dependencies, devDependencies }: Package) => Object.keys({ ...dependencies, ...devDependencies })

const { packages } = JSON.parse(read('package-lock.json')) as Installed

/** What a package leaves to whoever uses it to install. */
const askedBy = (workspace: string, name: string): string[] => {
  const found = packages[`${workspace}/node_modules/${name}`] ?? packages[`node_modules/${name}`]
  return Object.keys(found?.peerDependencies ?? {})
}

const LEFT_OUT = ['dist', 'node_modules']

/** Paths of what is written by hand and may name a package: code, styles, and settings but for the list of packages itself. */
const filesIn = (folder: string, deep = true): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return deep && !LEFT_OUT.includes(entry.name) ? filesIn(path) : []
    return /\.(?:[cm]?[jt]sx?|css|json)$/.test(entry.name) && !/^package(?:-lock)?\.json$/.test(entry.name) ? [path] : []
  })

/** What a workspace is made by beside its own files: the settings of the repository, and the rules of its architecture. */
const SHARED = [...filesIn('.', false), ...filesIn('architecture'), ...filesIn('.ci')]

const textOf = (workspace: string) =>
  [...new Set([...(workspace === '.' ? [] : filesIn(workspace)), ...SHARED])].map(read).join('\n')

/** A package is named in quotes, alone or before a path in it, or by the path where it is installed. */
const isNamed = (name: string, text: string) =>
  new RegExp(`(?:['"\`]|node_modules/|bin\\('|~)${name.replace(/[/.]/g, '\\$&')}(?:['"\`/])`).test(text)

/** Of which package `@types/…` are the types. */
const typed = (name: string) => /^@types\/(.+)$/.exec(name)?.[1]?.replace('__', '/')

const unusedOf = (workspace: string): string[] => {
  const names = namesIn(packageOf(workspace))
  const text = textOf(workspace)
  const scripts = Object.values(packageOf('.').scripts ?? {}).join('\n')
  const isUsed = (name: string) =>
    isNamed(name, text) || isNamed(typed(name) ?? name, text) || new RegExp(`\\b${name}\\b`).test(scripts)
  const asked = new Set(names.filter(isUsed).flatMap(name => askedBy(workspace, name)))
  return names.filter(name => !isUsed(name) && !asked.has(name) && !['@types/node', '@types/jest'].includes(name))
}

it.each(['.', ...(packageOf('.').workspaces ?? [])])('%s uses every package that it depends on', workspace =>
  expect(unusedOf(workspace)).toEqual([]),
)
