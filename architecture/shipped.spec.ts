import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(__dirname, '..')

type Component = { readonly name: string; readonly version: string }
type Needs = { readonly dependencies?: Readonly<Record<string, string>> }

const needsOf = (room: string) => JSON.parse(readFileSync(join(ROOT, room, 'package.json'), 'utf8')) as Needs

const shipped = () => {
  const bill = execFileSync(process.execPath, ['sbom.js'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 })
  const { components } = JSON.parse(bill) as { components: readonly Component[] }
  return new Set(components.map(({ name }) => name))
}

const FOR_DEVELOPMENT = ['jest', 'oxlint', 'oxfmt', 'typescript', 'vite', '@nestjs/testing', 'playwright']

it('The list of what is shipped has what the rooms need at work, and nothing that is there for development', () => {
  const names = shipped()
  const rooms = ['domain', 'event-store', 'projections', 'backend', 'frontend'].map(needsOf)
  const needed = rooms
    .flatMap(({ dependencies = {} }) => Object.keys(dependencies))
    .filter(name => !name.startsWith('@fullcourt/'))
  expect(needed.filter(name => !names.has(name))).toEqual([])
  expect(FOR_DEVELOPMENT.filter(name => names.has(name))).toEqual([])
})
