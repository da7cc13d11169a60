import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(__dirname, '..')

const documents = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' }).map(file => `docs/${file}`),
]

/** Places that a document names between backquotes or in a drawing, as far as they are whole: `backend/src/product/app/app.module.ts`. */
const placesIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![\w/.<@-])(?:architecture|domain|event-store|projections|backend|frontend|e2e|bench)\/[\w./-]*\w/g)].map(
    ([place]) => place,
  )

it.each(documents.filter(path => path.endsWith('.md')))('%s names no place that is not there', path => {
  const places = placesIn(readFileSync(join(ROOT, path), 'utf8'))
  expect(places.filter(place => !existsSync(join(ROOT, place)))).toEqual([])
})
