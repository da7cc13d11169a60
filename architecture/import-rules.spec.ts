import { circleIn, isTest, readSources, roomEntered, ROOMS, wayTo, type Import, type Source } from './sources'

/** Who may import whom (docs/architecture.md#the-rooms): the rooms, and nobody else. */
const MAY_IMPORT: { readonly [room in (typeof ROOMS)[number]]: readonly string[] } = {
  domain: [],
  'event-store': [],
  projections: ['domain', 'event-store'],
  backend: ['domain', 'event-store', 'projections'],
  frontend: ['domain'],
}

const sources = readSources()
const product = sources.filter(({ path }) => !isTest(path))

/** The imports of sources that break a rule, as a reader finds them: `backend/src/main.ts imports mongodb`. */
const breaking = (among: readonly Source[], breaks: (found: Import, source: Source) => boolean) =>
  among.flatMap(source =>
    source.imports.filter(found => breaks(found, source)).map(({ from }) => `${source.path} imports ${from}`),
  )

it('Every room is read', () =>
  expect(ROOMS.filter(room => !sources.some(source => source.room === room && source.imports.length > 0))).toEqual([]))

it('Every import of our own means a file that is there', () =>
  expect(breaking(sources, ({ from, file }) => from.startsWith('@fullcourt/') && file === undefined)).toEqual([]))

it.each(ROOMS)('%s imports no room but those it may', room =>
  expect(
    breaking(
      sources.filter(source => source.room === room),
      (found, { path }) => {
        const entered = roomEntered(path, found)
        return entered !== undefined && entered !== room && !MAY_IMPORT[room].includes(entered)
      },
    ),
  ).toEqual([]),
)

it('A room is entered by its name, and is left by no path', () =>
  expect(breaking(sources, (found, { path, room }) => found.from.startsWith('.') && roomEntered(path, found) !== room)).toEqual(
    [],
  ))

it('Inside a room imports are relative', () =>
  expect(breaking(sources, ({ from }, { room }) => from.startsWith(`@fullcourt/${room}/`))).toEqual([]))

it('domain imports nothing at all', () =>
  expect(
    breaking(
      product.filter(({ room }) => room === 'domain'),
      ({ from }) => !from.startsWith('.'),
    ),
  ).toEqual([]))

it('No imports form a circle', () => expect(circleIn(sources)?.join(' → ')).toBeUndefined())

it('The product imports nothing that is there for tests', () =>
  expect(
    breaking(
      product,
      ({ from, file, typesOnly }) => !typesOnly && (from === 'fast-check' || (file !== undefined && isTest(file))),
    ),
  ).toEqual([]))

it('The double of EventStoreDB is met in tests alone', () =>
  expect(breaking(product, ({ from }) => /eventstoredb\/double|(?:^|\/)double\//.test(from))).toEqual([]))

/** Past states will be shown through the reading of an answer: who read beside it would mix two moments. */
it('Answers read documents through `Documents` alone: no query opens a reading of its own', () => {
  const opening = product.filter(
    ({ room, imports }) =>
      room === 'backend' && imports.some(({ from, typesOnly }) => from.endsWith('projections/open-reading') && !typesOnly),
  )
  expect(opening.map(({ path }) => path)).toEqual(['backend/src/product/app/core.module.ts'])
})

it('SQLite is imported in one file', () => {
  const importers = sources.filter(({ imports }) =>
    imports.some(({ from }) => /^(?:@photostructure\/sqlite|node:sqlite)$/.test(from)),
  )
  expect(importers.map(({ path }) => path)).toEqual(['event-store/embedded/sqlite.ts'])
})

it('DTOs are imported as values, since decorators need them at run time', () =>
  expect(breaking(sources, ({ from, typesOnly }, { room }) => room === 'backend' && typesOnly && from.endsWith('.dto'))).toEqual(
    [],
  ))

it('There are no barrels: the file that is meant is imported', () =>
  expect(sources.map(({ path }) => path).filter(path => /(?:^|\/)index\.tsx?$/.test(path))).toEqual([]))

describe('The two bundles of the frontend', () => {
  const within = (folder: string) => product.filter(({ path }) => path.startsWith(`frontend/src/${folder}/`))
  const enters = (folder: string) => (found: Import) => found.file?.startsWith(`frontend/src/${folder}/`) === true
  const ways = (folder: string, fits: (found: Import) => boolean) =>
    within(folder).flatMap(({ path }) => wayTo(sources, path, fits) ?? [])

  const isMantine = ({ from }: Import) => from.startsWith('@mantine/')

  it('are both there, Mantine in the admin', () => {
    expect(within('site').length).toBeGreaterThan(0)
    expect(ways('admin', isMantine).length).toBeGreaterThan(0)
  })

  it('site reaches no admin', () => expect(ways('site', enters('admin'))).toEqual([]))
  it('admin reaches no site', () => expect(ways('admin', enters('site'))).toEqual([]))
  it('site carries no list of the pages of admin', () => {
    const list = 'domain/pages/admin-pages.ts'
    expect(sources.map(({ path }) => path)).toContain(list)
    expect(ways('site', ({ file }) => file === list)).toEqual([])
  })
  /** There a page of the site is chosen; the editor is a chunk of its own. */
  const menuEditor = 'frontend/src/admin/website/menu/'
  it('admin carries no list of the pages of site, but in the editor of the menu', () => {
    const ofAdmin = ways('admin', ({ file }) => file === 'domain/pages/public-pages.ts')
    expect(ofAdmin.length).toBeGreaterThan(0)
    expect(ofAdmin.filter(way => !way.includes(menuEditor))).toEqual([])
  })
  it('site reaches no Mantine, in any way', () => expect(ways('site', isMantine)).toEqual([]))
  it('what both share reaches neither', () => {
    expect(ways('ui', enters('admin'))).toEqual([])
    expect(ways('ui', enters('site'))).toEqual([])
  })
})
