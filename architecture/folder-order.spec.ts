import { circleOfFolders, foldersOf } from './folders'
import { readSources, ROOMS, type Source } from './sources'

/**
 * The parts of `backend/src` from the lowest, each a folder of folders: where things are stored, what every context is written with,
 * the contexts of a league, what the public reads, what starts and runs the product. None imports from one below itself.
 */
const PARTS = ['storage', 'core', 'contexts', 'public', 'product']
const ROOT = 'backend/src'
const MOST_FOLDERS = 16

const sources = readSources()
const backend = foldersOf(sources).filter(({ room }) => room === 'backend')
const partOf = (path: string) => path.slice(ROOT.length + 1).split('/')[0] ?? ''
const heightOf = (path: string) => (path === ROOT ? PARTS.length : PARTS.indexOf(partOf(path)))

const source = (path: string, ...files: string[]): Source => ({
  path,
  room: path.split('/')[0] ?? '',
  imports: files.map(file => ({ from: file, typesOnly: true, lazy: false, file })),
})

it('A circle of folders is found, though no files form one', () => {
  const here = source('domain/games/decide.ts', 'domain/teams/state.ts')
  expect(circleOfFolders([here, source('domain/teams/decide.ts', 'domain/games/state.ts')])).toEqual([
    'domain/games',
    'domain/teams',
    'domain/games',
  ])
  expect(circleOfFolders([here, source('domain/teams/decide.spec.ts', 'domain/games/state.ts')])).toBeUndefined()
})

it.each(ROOMS)('No folders of %s go round in a circle', room =>
  expect(circleOfFolders(sources.filter(found => found.room === room))?.join(' → ')).toBeUndefined(),
)

it('Every folder of the backend is in one of its parts, which are small enough to be looked over', () => {
  expect(backend.filter(({ path }) => heightOf(path) < 0).map(({ path }) => path)).toEqual([])
  for (const part of PARTS) {
    const folders = backend.filter(({ path }) => partOf(path) === part)
    expect(folders.length).toBeGreaterThan(1)
    expect(folders.length).toBeLessThanOrEqual(MOST_FOLDERS)
  }
})

it('No part of the backend imports from one that is above it', () =>
  expect(
    backend.flatMap(({ path, imports }) =>
      imports.filter(({ file = '' }) => heightOf(file) > heightOf(path)).map(({ from }) => from),
    ),
  ).toEqual([]))
