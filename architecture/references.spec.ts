import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'
import { filesIn, ROOMS } from './sources'

const ROOT = resolve(__dirname, '..')

const read = (path: string) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })

const sources = [
  ...[...ROOMS, 'e2e', 'bench', 'architecture'].flatMap(filesIn).filter(path => /\.(?:tsx?|js|css)$/.test(path)),
  ...readdirSync(ROOT).filter(path => path.endsWith('.js')),
].map(read)

const documents = ['README.md', ...filesIn('docs').filter(path => path.endsWith('.md'))].map(read)

/** What a heading is called in an address: small letters, blanks as hyphens, without other signs. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')

const headingsIn = (text: string) =>
  [...text.replace(/^```[^]*?^```/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

const headings = new Map(documents.map(({ path, text }) => [path, headingsIn(text)]))

/** Whether a document is there, and the heading that is named. */
const leadsSomewhere = (reference: string) => {
  const [path = '', anchor] = reference.split('#')
  if (anchor === undefined) return existsSync(join(ROOT, path))
  return headings.get(path)?.includes(anchor) === true
}

const REFERENCE = /\bdocs\/[\w/-]+\.md(?:#[\w-]+)?/g

const referencesIn = (text: string) => [...text.matchAll(REFERENCE)].map(([reference]) => reference)

/** Links to files, as they are written from the folder of the document. */
const linksIn = ({ path, text }: { readonly path: string; readonly text: string }) =>
  [...text.matchAll(/\]\((?!\w+:)([^)\s]+)\)/g)].map(([, link = '']) =>
    link.startsWith('#') ? path + link : posix.join(posix.dirname(path), link),
  )

const COMMENT = /^\s*(?:\/\*|\*|\/\/).*$/gm

const commentsIn = (text: string) => [...text.matchAll(COMMENT)].map(([line]) => line).join('\n')

const places = <Of extends { readonly path: string }>(of: readonly Of[], faultsOf: (one: Of) => readonly string[]) =>
  of.flatMap(one => faultsOf(one).map(fault => `${one.path}: ${fault}`))

it('Sources lead to headings of documents that are there', () =>
  expect(places(sources, ({ text }) => referencesIn(text).filter(reference => !leadsSomewhere(reference)))).toEqual([]))

it('A comment names the heading, not the document alone', () =>
  expect(places(sources, ({ text }) => referencesIn(commentsIn(text)).filter(reference => !reference.includes('#')))).toEqual([]))

it('Documents link to documents and headings that are there', () =>
  expect(places(documents, document => linksIn(document).filter(link => !leadsSomewhere(link)))).toEqual([]))

it('Nothing refers to numbered chapters, which lead out of the repository', () => {
  const chapter = /\u00A7|\b(?:design|spec|specification)[\s*]+\d/gi
  expect(places([...sources, ...documents], ({ text }) => [...text.matchAll(chapter)].map(([found]) => found))).toEqual([])
})
