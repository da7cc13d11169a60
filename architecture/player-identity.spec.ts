import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTest, readSources, type Source } from './sources'

/** Where ids of players are resolved: a merged player is the one whom they were merged into. */
const SEAM = 'backend/src/core/identity/'

/** Documents that hold ids of players, or are of one. */
const DOCUMENTS = [
  'projections/players/player.ts',
  'projections/players/merges.ts',
  'projections/entries/entry.ts',
  'projections/games/game-sheet.ts',
  'projections/statistics/player-lines.ts',
  'projections/statistics/player-seasons.ts',
]

/** Who reads them as they were recorded, and why that is right. */
const READ_AS_RECORDED: { readonly [path: string]: string } = {
  'backend/src/product/app/missing-keys.ts': 'a key is kept under each id',
  'backend/src/contexts/definitions/definition-use.ts': 'a value of a merged player is a value',
  'backend/src/contexts/entries/policies/settle-what-was-restored.policies.ts': 'it asks for masters alone',
  'backend/src/contexts/users/erasure/earlier-photos.ts': 'a photo is kept under each id',
  'backend/src/contexts/history/audit/things-there.ts':
    'a line leads to the id that it tells of, whose page is that of the person',
  'backend/src/contexts/history/owners.ts': 'only whose organization it is',
  'backend/src/contexts/history/restore-address.ts': 'what was deleted comes back under its own id',
  'backend/src/contexts/imports/queries/report-names.ts': 'a report names the player that it was about',
  'backend/src/contexts/standings/through-date.ts': 'what is taken back is what was entered',
  'backend/src/product/statistics-check/statistics-check.query.ts': 'only when players were merged last',
  'backend/src/public/live/tags.ts': 'only which facts change what is shown',
  'backend/src/public/pages/site-files/thing-entries.ts': 'it leaves out who was merged into somebody else',
  'backend/src/core/sign-in/activity/activity-recorder.ts': 'only whose organization it is',
  'backend/src/core/readers/player-name-reader.ts':
    'answers ask for the names of resolved ids, the history for those of recorded ones',
  'backend/src/core/readers/shirt-number-reader.ts': 'answers ask for the numbers of resolved ids',
}

/** Commands that name a player and resolve nothing, and why. */
const NOT_RESOLVED: { readonly [path: string]: string } = {
  'backend/src/contexts/users/erasure/erasure.commands.ts EraseMergedPlayer': 'it is about one of the ids of a person',
  'backend/src/contexts/players/commands/add-player.command.ts': 'a new player is nobody else',
  'backend/src/contexts/players/commands/remove-photo.command.ts': 'a photo is kept under each id',
  'backend/src/contexts/players/merging/merging.commands.ts UnmergePlayer': 'it is about merging itself',
}

const backend = readSources().filter(({ path, room }) => room === 'backend' && !isTest(path))
const textOf = ({ path }: Source) => readFileSync(join(__dirname, '..', path), 'utf8')

it('Documents with ids of players are read through the one place that resolves them', () => {
  const readers = backend.filter(({ imports }) =>
    imports.some(({ file, typesOnly }) => !typesOnly && file !== undefined && DOCUMENTS.includes(file)),
  )
  expect(readers.map(({ path }) => path).filter(path => !path.startsWith(SEAM))).toEqual(Object.keys(READ_AS_RECORDED).sort())
})

/** A command of one file, or of many; `text` is what it says itself, with the types of its file that it takes. */
type DeclaredCommand = { readonly name: string; readonly text: string; readonly source: Source }

const MADE = /^export const (\w+) = command\((.*?)^\}\)/gms
const TYPE = /^(?:export )?type (\w+) =(.*?)\n(?=\n|type |export |\/\*\*)/gms

const commandsIn = (source: Source): DeclaredCommand[] => {
  const text = textOf(source)
  if (source.path.endsWith('.command.ts')) return [{ name: source.path, text, source }]
  const types = [...text.matchAll(TYPE)].map(([, name = '', is = '']) => ({ name, is }))
  const withTypes = (said: string): string => {
    const taken = types.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(said)).map(({ is }) => is)
    return taken.length === 0 ? said : `${said}\n${withTypes(taken.join('\n'))}`
  }
  return [...text.matchAll(MADE)].map(([, name = '', said = '']) => ({
    name: `${source.path} ${name}`,
    text: withTypes(said),
    source,
  }))
}

/** What a file imports from where ids of players are resolved. */
const resolversOf = (source: Source): readonly string[] => {
  const isResolver = (file = '') => file.startsWith(SEAM) || file === 'backend/src/core/access/player-access.ts'
  const from = source.imports.flatMap(found => (isResolver(found.file) ? [found.from] : []))
  const names = [...textOf(source).matchAll(/^import (?:type )?\{([^}]*)\} from '([^']*)'/gm)]
  return names.flatMap(([, list = '', path = '']) => (from.includes(path) ? list.match(/\b[A-Z]\w+/g) : null) ?? [])
}

it('Commands that take the id of a player resolve it', () => {
  const resolves = ({ source, text }: DeclaredCommand) =>
    resolversOf(source).some(resolver => new RegExp(`\\b${resolver}\\b`).test(text))
  const commands = backend
    .filter(({ path }) => /\.commands?\.ts$/.test(path))
    .flatMap(commandsIn)
    .filter(({ text }) => /\bPlayerId\b/.test(text))
  expect(commands.length).toBeGreaterThan(Object.keys(NOT_RESOLVED).length)
  expect(commands.filter(command => !resolves(command)).map(({ name }) => name)).toEqual(Object.keys(NOT_RESOLVED).sort())
})
