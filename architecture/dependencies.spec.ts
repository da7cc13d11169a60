import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const ROOT = resolve(__dirname, '..')
const read = (path: string) => readFileSync(resolve(ROOT, path), 'utf8')

type Package = {
  readonly workspaces?: readonly string[]
  readonly dependencies?: { readonly [name: string]: string }
  readonly devDependencies?: { readonly [name: string]: string }
}

const packageOf = (room: string) => JSON.parse(read(`${room}/package.json`)) as Package

const rooms = ['.', ...(packageOf('.').workspaces ?? [])]
const described = read('docs/decisions/dependencies.md')

/** `@scope/*` names a whole scope; after the first of a scope, the others are named without it. */
const isDescribed = (name: string): boolean => {
  const [scope, rest = ''] = name.startsWith('@') ? name.split('/') : ['', name]
  const inScope = new RegExp(`\`${scope}/[^|]*\`${rest}\``)
  return described.includes(`\`${name}\``) || described.includes(`\`${scope}/*\``) || (scope !== '' && inScope.test(described))
}

it.each(rooms)('docs/decisions/dependencies.md says what each dependency of %s is for', room => {
  const { dependencies, devDependencies } = packageOf(room)
  const names = Object.keys({ ...dependencies, ...devDependencies }).filter(name => !name.startsWith('@fullcourt/'))
  expect(names.filter(name => !isDescribed(name))).toEqual([])
})
