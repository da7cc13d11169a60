import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NodeDouble } from '@fullcourt/event-store/eventstoredb/double/node-double'
import { BEGINNING } from '@fullcourt/event-store/port'
import { dropDatabase, newDatabaseName } from '@fullcourt/projections/mongodb/testing/documents-in-mongodb'
import { chooseEngine, type Engine } from '@fullcourt/projections/mongodb/testing/engine'
import { mongoDbDatabases } from '../../storage/private-store/mongodb/mongodb-databases'
import type { Settings } from '../../core/settings/settings'
import { restoreBackup } from './restore-backup'
import { fill, settingsOf, wholeOf, within } from './testing/installations'
import { writeBackup } from './write-backup'

const NOW = new Date('2026-01-31T20:00:00.000Z')

let parent: string
let backup: string
const nodes: NodeDouble[] = []
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'backup-'))
  backup = join(parent, 'backup')
})
afterEach(async () => {
  await Promise.all(nodes.splice(0).map(node => node.kill()))
  await rm(parent, { recursive: true })
})

const choice = chooseEngine()
const isMongoDbThere = !('skippedBecause' in choice)
if ('skippedBecause' in choice) process.stdout.write(`Skipped: backups of MongoDB, as ${choice.skippedBecause}.\n`)

let engine: Engine
const databases: string[] = []
beforeAll(async () => {
  if (!('skippedBecause' in choice)) engine = await choice.start()
})
afterAll(async () => {
  if (!isMongoDbThere) return
  for (const url of databases) for (const name of Object.values(mongoDbDatabases(url))) await dropDatabase(engine.url, name)
  await engine.stop()
})

const newFolder = () => mkdtemp(join(parent, 'data-'))

const inFiles = async (): Promise<Settings> => settingsOf({ FULLCOURT_DATA: await newFolder() })

const newNode = async (): Promise<string> => {
  const node = await NodeDouble.start()
  nodes.push(node)
  return node.url
}

const onANode = async (): Promise<Settings> => settingsOf({ FULLCOURT_DATA: await newFolder(), EVENT_STORE_URL: await newNode() })

const onBothEngines = async (): Promise<Settings> => {
  const url = new URL(engine.url)
  url.pathname = `/${newDatabaseName()}`
  databases.push(url.href)
  return settingsOf({ FULLCOURT_DATA: await newFolder(), EVENT_STORE_URL: await newNode(), MONGODB_URL: url.href })
}

const filled = async (made: Promise<Settings>): Promise<Settings> => {
  await fill(await made)
  return made
}

const restored = async (made: Promise<Settings>, options = { replace: false, now: NOW }): Promise<Settings> => {
  await restoreBackup(await made, backup, options)
  return made
}

const places: readonly (readonly [string, () => Promise<Settings>])[] = [
  ['files', inFiles],
  ['a node', onANode],
  ...(isMongoDbThere ? [['a node and MongoDB', onBothEngines] as const] : []),
]
const ways = places.flatMap(([from, begin]) => places.map(([to, next]) => ({ from, begin, to, next })))

describe('Everything comes back', () => {
  it.each(ways)('from $from to $to', async ({ begin, next }) => {
    const before = await filled(begin())
    const { facts, log } = await writeBackup(before, backup, NOW)
    const after = await restored(next())
    const whole = await wholeOf(before)
    expect([whole.facts.length, whole.images.length]).toEqual([facts, 1])
    expect(await wholeOf(after)).toEqual(whole)
    expect(await within(after, async ({ secrets }) => secrets.get('installation', 'log'))).toBe(log)
  })

  it.each(places)('with what policies have followed, in the positions of %s', async (_, next) => {
    await writeBackup(await filled(inFiles()), backup, NOW)
    const at = await within(await restored(next()), async ({ events, secrets }) => {
      const record = (await secrets.get('policies', 'checkpoint')) as { readonly at: object }
      return { ...record.at, head: await events.head() }
    })
    expect(at).toEqual({ first: BEGINNING, last: at.head, head: at.head })
  })

  it('as it was, without what came later', async () => {
    const settings = await filled(inFiles())
    const before = await wholeOf(settings)
    await writeBackup(settings, backup, NOW)
    await within(settings, ({ secrets }) => secrets.put('passwords', 'user-2', 'a later hash'))
    expect(await wholeOf(await restored(inFiles()))).toEqual(before)
  })

  it('into a folder that is empty, with nothing to set aside', async () => {
    await writeBackup(await filled(inFiles()), backup, NOW)
    const { aside } = await restoreBackup(await inFiles(), backup, { replace: false, now: NOW })
    expect(aside).toBeNull()
  })

  it('while the product works with the stores', async () => {
    const settings = await filled(inFiles())
    const manifest = await within(settings, () => writeBackup(settings, backup, NOW))
    expect(manifest.facts).toBe((await wholeOf(settings)).facts.length)
  })
})

describe('A backup', () => {
  it('of an installation that is not there is refused, and leaves nothing', async () => {
    await expect(writeBackup(await inFiles(), backup, NOW)).rejects.toThrow(/There is no event log .*facts\.sqlite/)
    expect(await readdir(parent)).not.toContain('backup')
  })

  it('into a folder that holds something is refused', async () => {
    await expect(writeBackup(await filled(inFiles()), parent, NOW)).rejects.toThrow(
      /is not empty\. Name a folder that is not there yet/,
    )
  })

  it('of a log that is damaged is refused, and leaves nothing', async () => {
    const settings = await filled(inFiles())
    const file = join(settings.dataFolder, 'facts.sqlite')
    await writeFile(file, (await readFile(file, 'latin1')).replace('"text":"20 ', '"text":"21 '), 'latin1')
    await expect(writeBackup(settings, backup, NOW)).rejects.toMatchObject({ kind: 'damaged' })
    expect((await readdir(parent)).filter(name => name.startsWith('backup'))).toEqual([])
  })

  it('of two stores that do not belong together is refused', async () => {
    const settings = await filled(inFiles())
    await within(settings, ({ secrets }) => secrets.put('installation', 'log', randomUUID()))
    await expect(writeBackup(settings, backup, NOW)).rejects.toThrow(/not of one installation/)
  })
})

describe('A restore', () => {
  const changed = async (path: string, change: (text: string) => string) =>
    writeFile(join(backup, path), change(await readFile(join(backup, path), 'utf8')))

  it.each<[string, () => Promise<unknown>, RegExp]>([
    ['with a changed fact', () => changed('facts.ndjson', text => text.replace('Žofia', 'Zofia')), /damaged: facts\.ndjson/],
    ['with a shorter log', () => changed('facts.ndjson', text => text.slice(0, -20)), /damaged: facts\.ndjson/],
    ['with a changed key', () => changed('private.ndjson', text => text.replace('a key', 'a kex')), /damaged: private\.ndjson/],
    ['without an image', () => unlink(join(backup, 'uploads', 'logo.webp')), /damaged: uploads\/logo\.webp is missing/],
    ['without its end', () => unlink(join(backup, 'backup.json')), /is not a backup, or not a complete one/],
    ['with half a manifest', () => changed('backup.json', text => text.slice(0, 40)), /damaged: .*backup\.json cannot be read/],
    [
      'of a newer format',
      () => changed('backup.json', text => text.replace('"format": 1', '"format": 2')),
      /format 2; this version of Fullcourt reads formats up to 1\. Restore it with the newer version/,
    ],
  ])('of a backup %s is refused, and brings nothing', async (_, harm, sentence) => {
    await writeBackup(await filled(inFiles()), backup, NOW)
    await harm()
    const settings = await inFiles()
    await expect(restored(Promise.resolve(settings))).rejects.toThrow(sentence)
    expect(await readdir(settings.dataFolder)).toEqual([])
  })

  it('into a data folder that holds data is refused, and changes nothing', async () => {
    const settings = await filled(inFiles())
    await writeBackup(settings, backup, NOW)
    await within(settings, ({ secrets }) => secrets.put('passwords', 'user-2', 'a later hash'))
    const before = await wholeOf(settings)
    await expect(restored(Promise.resolve(settings))).rejects.toThrow(/already holds data \(.*facts\.sqlite.*pass --replace/)
    expect(await wholeOf(settings)).toEqual(before)
  })

  it('that may replace sets aside what is there', async () => {
    const settings = await filled(inFiles())
    const before = await wholeOf(settings)
    await writeBackup(settings, backup, NOW)
    await within(settings, ({ secrets }) => secrets.put('passwords', 'user-2', 'a later hash'))
    const later = await wholeOf(settings)
    await restored(Promise.resolve(settings), { replace: true, now: NOW })
    const aside = join(settings.dataFolder, 'replaced-2026-01-31T20-00-00-000Z')
    expect([await wholeOf(settings), await wholeOf({ ...settings, dataFolder: aside })]).toEqual([before, later])
  })

  it('into a node that holds facts is refused, also one that may replace', async () => {
    await writeBackup(await filled(inFiles()), backup, NOW)
    const settings = await filled(onANode())
    await rm(settings.dataFolder, { recursive: true })
    await expect(restored(Promise.resolve(settings), { replace: true, now: NOW })).rejects.toThrow(
      /EVENT_STORE_URL is not empty, .* Restore into a new node/,
    )
    expect(await readdir(settings.dataFolder)).toEqual(['facts.lock', 'private.lock'])
  })
})
