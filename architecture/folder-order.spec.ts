import { circleOfFolders, foldersOf } from './folders'
import { readSources, ROOMS, type Source } from './sources'

/**
 * What is divided into parts, each a folder of folders, from the lowest: none imports from one that comes after it. In the backend:
 * where things are stored, what every context is written with, the contexts of a league, what the public reads, what starts and runs
 * the product. In the admin, as in its rail: what every page is made of, what was changed, the settings of an organization, players and
 * users, what is played, the website, what puts the pages together.
 */
const DIVIDED = [
  { root: 'backend/src', parts: ['storage', 'core', 'contexts', 'public', 'product'] },
  { root: 'frontend/src/admin', parts: ['parts', 'history', 'settings', 'people', 'play', 'website', 'app'] },
]
const MOST_FOLDERS = 15

const sources = readSources()
const folders = foldersOf(sources)

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

describe.each(DIVIDED)('In $root', ({ root, parts }) => {
  const within = folders.filter(({ path }) => path.startsWith(root))
  const partOf = (path: string) => path.slice(root.length + 1).split('/')[0] ?? ''
  const heightOf = (path: string) => (path === root ? parts.length : parts.indexOf(partOf(path)))

  it('every folder is in one of its parts, which are small enough to be looked over', () => {
    expect(within.filter(({ path }) => heightOf(path) < 0).map(({ path }) => path)).toEqual([])
    for (const part of parts) {
      const inside = within.filter(({ path }) => partOf(path) === part)
      expect(inside.length).toBeGreaterThan(1)
      expect(inside.length).toBeLessThanOrEqual(MOST_FOLDERS)
    }
  })

  it('no part imports from one that is above it', () =>
    expect(
      within.flatMap(({ path, imports }) =>
        imports.filter(({ file = '' }) => file.startsWith(root) && heightOf(file) > heightOf(path)).map(({ from }) => from),
      ),
    ).toEqual([]))
})
