import { writeFileSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NodeDouble } from '@fullcourt/event-store/eventstoredb/double/node-double'
import { describeOnMongoDb } from '@fullcourt/projections/mongodb/testing/describe-on-mongodb'
import { dropDatabase, newDatabaseName } from '@fullcourt/projections/mongodb/testing/documents-in-mongodb'
import { mongoDbDatabases } from '../../storage/private-store/mongodb/mongodb-databases'
import type { Settings } from '../../core/settings/settings'
import { openStores } from '../app/stores'
import { fill, settingsOf, wholeOf, within } from '../backup/testing/installations'
import { copyInstallation, type CopyOptions, type CopyProgress } from './copy-installation'

const QUIET: CopyOptions = { now: new Date('2026-01-31T20:00:00.000Z'), onProgress: () => undefined }

describeOnMongoDb('A copy of an installation', engine => {
  let parent: string
  let node: NodeDouble
  let engines: Settings
  const newFolder = async () => settingsOf({ FULLCOURT_DATA: await mkdtemp(join(parent, 'data-')) })

  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'copy-'))
    node = await NodeDouble.start()
    const url = new URL(engine.url)
    url.pathname = newDatabaseName()
    const data = join(parent, 'engines')
    engines = settingsOf({ FULLCOURT_DATA: data, EVENT_STORE_URL: node.url, MONGODB_URL: url.href })
  })
  afterEach(async () => {
    for (const name of Object.values(mongoDbDatabases(engines.mongodbUrl ?? ''))) await dropDatabase(engine.url, name)
    await node.kill()
    await rm(parent, { recursive: true })
  })

  const filled = async (): Promise<Settings> => {
    const settings = await newFolder()
    await fill(settings)
    await within(settings, ({ files }) => files.put('imports/7/teams.csv', Buffer.from('id,name\n')))
    return settings
  }
  const importsOf = (settings: Settings) => within(settings, async ({ files }) => String(await files.get('imports/7/teams.csv')))

  it('goes from files to the engines and back, and holds the same to the last byte', async () => {
    const before = await filled()
    const steps: CopyProgress[] = []
    const there = await copyInstallation(before, engines, { ...QUIET, onProgress: step => steps.push(step) })
    const whole = await wholeOf(before)
    expect([await wholeOf(engines), await importsOf(engines)]).toEqual([whole, 'id,name\n'])
    expect([...new Set(steps.map(({ phase }) => phase))]).toEqual(['reading', 'writing', 'comparing'])
    expect(steps.at(-1)).toEqual({ phase: 'comparing', done: whole.facts.length, total: whole.facts.length })
    const after = await newFolder()
    expect(await copyInstallation(engines, after, QUIET)).toEqual(there)
    expect([await wholeOf(after), await importsOf(after)]).toEqual([whole, 'id,name\n'])
  })

  it.each([
    ['the engines', () => Promise.resolve(engines)],
    ['files', newFolder],
  ])('that was cut off on its way into %s keeps the product from starting, and goes on', async (_, next) => {
    const [before, to] = [await filled(), await next()]
    const onProgress = ({ phase }: CopyProgress) => {
      if (phase === 'writing') throw new Error('The power went.')
    }
    await expect(copyInstallation(before, to, { ...QUIET, onProgress })).rejects.toThrow('The power went.')
    await expect(openStores(to)).rejects.toThrow('was cut off')
    await copyInstallation(before, to, QUIET)
    expect(await wholeOf(to)).toEqual(await wholeOf(before))
  })

  it('that is not the same is no copy', async () => {
    const [before, to] = [await filled(), await newFolder()]
    const onProgress = ({ phase }: CopyProgress) => {
      if (phase === 'comparing') writeFileSync(join(to.dataFolder, 'restoring', 'uploads', 'logo.webp'), 'another image')
    }
    await expect(copyInstallation(before, to, { ...QUIET, onProgress })).rejects.toThrow('its files differ')
    expect(await readdir(to.dataFolder)).not.toContain('facts.sqlite')
  })

  it('goes neither over data nor into the folder that it is made of', async () => {
    const [before, used] = [await filled(), await filled()]
    await expect(copyInstallation(before, used, QUIET)).rejects.toThrow('already holds data')
    await within(before, () => expect(copyInstallation(before, engines, QUIET)).rejects.toThrow('in use by another process'))
    await expect(copyInstallation(before, { ...engines, dataFolder: before.dataFolder }, QUIET)).rejects.toThrow('data folder')
    await copyInstallation(before, engines, QUIET)
    await expect(copyInstallation(used, engines, QUIET)).rejects.toThrow('is not empty')
    expect((await wholeOf(used)).facts.length).toBeGreaterThan(0)
  })
})
