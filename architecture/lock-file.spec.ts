import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

type Entry = {
  readonly integrity?: string
  readonly link?: boolean
  readonly resolved?: string
  readonly dependencies?: { readonly [name: string]: string }
  readonly optionalDependencies?: { readonly [name: string]: string }
}

const LOCK = resolve(__dirname, '../package-lock.json')
const { packages } = JSON.parse(readFileSync(LOCK, 'utf8')) as { readonly packages: { readonly [path: string]: Entry } }

const entries = Object.entries(packages)
const installed = entries.filter(([path, { link }]) => path.includes('node_modules/') && !link)

/** The folders in which Node looks for what the package at `path` requires: its own, then those above it. */
const lookedIn = (path: string): readonly string[] => {
  const nested = path.lastIndexOf('node_modules/')
  return path === '' ? [''] : [`${path}/`, ...(nested > 0 ? lookedIn(path.slice(0, nested - 1)) : [''])]
}

const isLocked = (path: string, name: string) => lookedIn(path).some(folder => packages[`${folder}node_modules/${name}`])

it('The lock file names many packages', () => expect(installed.length).toBeGreaterThan(500))

/** Also those of other platforms: `npm ci` refuses a lock file without them. */
it('Every dependency that a package of the lock file names has an entry, optional ones too', () =>
  expect(
    entries.flatMap(([path, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter(name => !isLocked(path, name))
        .map(name => `${path} names ${name}`),
    ),
  ).toEqual([]))

it('Every package of the lock file has a checksum', () =>
  expect(installed.filter(([, { integrity }]) => integrity === undefined).map(([path]) => path)).toEqual([]))

it('The lock file names no registry but the public one', () =>
  expect(
    entries.flatMap(([, { resolved }]) =>
      resolved === undefined || !resolved.includes(':') || resolved.startsWith('https://registry.npmjs.org/') ? [] : [resolved],
    ),
  ).toEqual([]))
