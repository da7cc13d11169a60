import { join, relative } from 'node:path'
import { parseJsonConfigFileContent, readConfigFile, sys } from 'typescript'
import { isTest, readSources } from './sources'

const ROOT = join(__dirname, '..')

/** The sources that a build of the room compiles, as its settings say. */
const compiledIn = (room: string): string[] => {
  const folder = join(ROOT, room)
  const { config } = readConfigFile(join(folder, 'tsconfig.json'), path => sys.readFile(path))
  return parseJsonConfigFileContent(config, sys, folder).fileNames.flatMap(path =>
    path.endsWith('.d.ts') ? [] : relative(ROOT, path),
  )
}

it.each(['domain', 'event-store', 'projections', 'backend'])(
  'A build of %s compiles what runs, and nothing that is there for tests',
  room =>
    expect(compiledIn(room).toSorted()).toEqual(
      readSources()
        .flatMap(source => (source.room === room && !isTest(source.path) ? source.path : []))
        .toSorted(),
    ),
)
