import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTest, readSources } from './sources'

/** Errors of ours and of the framework, and classes that React, Passport and the bus of queries ask for. */
const PARENTS = ['Error', 'HttpException', 'Unavailable', 'Component', 'AuthGuard', 'PassportStrategy', 'Query']
/** Shapes without behaviour (docs/decisions/http.md#shapes-that-extend-each-other). */
const isShape = (path: string) => /\.(?:dto|answers)\.ts$/.test(path)

const CLASS = /\bclass (\w+) extends (\w+)/g

const inheriting = readSources()
  .filter(({ path }) => !isTest(path) && !isShape(path))
  .flatMap(({ path }) =>
    [...readFileSync(join(__dirname, '..', path), 'utf8').matchAll(CLASS)].map(([, name, parent = '']) => ({
      name: `${path}: ${name} extends ${parent}`,
      parent,
    })),
  )

it('Classes with behaviour do not inherit: only errors do, and what a framework asks for', () => {
  expect(inheriting.length).toBeGreaterThan(PARENTS.length)
  expect(inheriting.filter(({ parent }) => !PARENTS.includes(parent)).map(({ name }) => name)).toEqual([])
})
