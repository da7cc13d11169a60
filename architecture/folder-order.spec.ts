import { circleOfFolders, foldersOf } from './folders'
import { readSources, ROOMS, type Source } from './sources'

/**
 * The folders of `backend/src` from the lowest: each imports only from lines above its own. What many contexts need comes first,
 * then the contexts, then what puts them together.
 */
const BACKEND = [
  ['data-folder', 'injection', 'network', 'password-rules'],
  ['settings'],
  ['private-store'],
  ['condition', 'people'],
  ['documents'],
  ['facts'],
  ['http'],
  ['claims', 'identity', 'names', 'repeats', 'tenants', 'uploads'],
  ['access'],
  ['readers'],
  ['organizations'],
  ['sign-in'],
  ['users'],
  ['seasons', 'standings'],
  ['divisions', 'leagues'],
  ['entries'],
  ['statistics'],
  ['definitions', 'games'],
  ['players'],
  ['teams'],
  ['schedules'],
  ['brackets', 'calendar', 'erasure', 'exports', 'history', 'imports', 'search'],
  ['feeds', 'previews'],
  ['projections-admin', 'response-cache', 'today'],
  ['health', 'live', 'server'],
  ['pages'],
  ['app'],
  ['backup', 'demo'],
  ['start'],
  ['cli'],
]
const ROOT = 'backend/src'
const lines = [...BACKEND.map(line => line.map(folder => `${ROOT}/${folder}`)), [ROOT]]
const lineOf = (folder: string) => lines.findIndex(line => line.includes(folder))

const sources = readSources()
const backend = foldersOf(sources).filter(({ room }) => room === 'backend')

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

it('Every folder of the backend has its line, and none is named that is not there', () =>
  expect(lines.flat().sort()).toEqual(backend.map(({ path }) => path).sort()))

it('A folder of the backend imports from those above it alone', () =>
  expect(
    backend.flatMap(({ path, imports }) =>
      imports.filter(({ file = '' }) => lineOf(file) >= lineOf(path)).map(({ from }) => from),
    ),
  ).toEqual([]))
