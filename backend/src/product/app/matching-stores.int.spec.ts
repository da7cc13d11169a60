import { randomUUID } from 'node:crypto'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NewFact } from '@fullcourt/event-store/port'
import { describeOnMongoDb } from '@fullcourt/projections/mongodb/testing/describe-on-mongodb'
import { dropDatabase } from '@fullcourt/projections/mongodb/testing/documents-in-mongodb'
import { logIdOf } from '../../core/facts/log-id'
import { openKeyedHash } from '../../storage/people/keyed-hash'
import { openPeople } from '../../storage/people/people'
import { logIdIn } from '../../storage/private-store/log-record'
import { mongoDbDatabases } from '../../storage/private-store/mongodb/mongodb-databases'
import { readSettings } from '../../core/settings/settings'
import { endProducts, startProduct } from '../../testing/product-process'
import { StoresMismatch } from './matching-stores'
import { openLogAndSecrets, type LogAndSecrets } from './stores'

/** Where a log and a private store are kept, as the environment of a process says it. */
type Installation = { readonly folder: string; readonly environment: Readonly<Record<string, string>> }

let parent: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'matching-stores-'))
})
afterEach(async () => {
  await endProducts()
  await rm(parent, { recursive: true })
})

const newFolder = () => mkdtemp(join(parent, 'data-'))

const within = async <Answer>(
  { environment }: Installation,
  work: (stores: LogAndSecrets) => Promise<Answer>,
): Promise<Answer> => {
  const { events, secrets } = await openLogAndSecrets(readSettings(environment, parent))
  try {
    return await work({ events, secrets })
  } finally {
    await events.close()
    await secrets.close()
  }
}

const userCreated = async ({ secrets }: LogAndSecrets, user: number): Promise<NewFact> => ({
  id: randomUUID(),
  type: 'UserCreated',
  data: {
    user,
    organization: null,
    profile: {
      username: await openPeople(secrets).seal(`user-${user}`, 'ana'),
      usernameKey: 'key',
      email: null,
      role: 'super_admin',
      theme: 'light',
    },
  },
  metadata: {
    version: 1,
    time: '2026-01-31T20:00:00.000Z',
    actor: 'system',
    organization: null,
    command: randomUUID(),
    correlation: randomUUID(),
    cause: null,
    reason: null,
  },
})

const addUser = (installation: Installation, user: number) =>
  within(installation, async stores => {
    await openKeyedHash(stores.secrets)
    await stores.events.append(`user-${user}`, 'none', [await userCreated(stores, user)])
  })

const withUser = async (installation: Promise<Installation>): Promise<Installation> => {
  await addUser(await installation, 1)
  return installation
}

/** As an older product left it, whose private stores did not name their log. */
const unnamed = async (installation: Installation): Promise<Installation> => {
  await within(installation, ({ secrets }) => secrets.delete('installation', 'log'))
  return installation
}

const logIds = (installation: Installation) =>
  within(installation, async ({ events, secrets }) => [await logIdOf(events), await logIdIn(secrets)])

type Part = Installation | 'new'

/** The suite, given new installations, and a way to put the log of one beside the private store of another. */
const suite = (begin: () => Promise<Installation>, pair: (log: Part, secrets: Part) => Promise<Installation>): void => {
  it('A new log and a new private store belong together from then on', async () => {
    const installation = await begin()
    const [log, named] = await logIds(installation)
    expect(named).toBe(log)
    expect(await logIds(installation)).toEqual([log, log])
  })

  it('A log whose private store is missing is refused', async () => {
    const paired = await pair(await withUser(begin()), 'new')
    await expect(logIds(paired)).rejects.toThrow(StoresMismatch)
    await expect(logIds(paired)).rejects.toThrow(/^The private store is missing: .*restore <folder>/)
  })

  it('A log with the private store of another is refused', async () => {
    const paired = await pair(await withUser(begin()), await withUser(begin()))
    await expect(logIds(paired)).rejects.toThrow(/^The private store .* belongs to another log than .*restore <folder>/)
  })

  it('A private store whose log is missing is refused, and the empty log stays empty', async () => {
    const paired = await pair('new', await withUser(begin()))
    await expect(logIds(paired)).rejects.toThrow(/^The log is missing: .*restore <folder>/)
    await expect(logIds(paired)).rejects.toThrow(/^The log is missing: /)
  })

  it('A private store of an older version takes the id of the log that its keys open', async () => {
    const before = await unnamed(await withUser(begin()))
    const [log, named] = await logIds(before)
    expect([named, named === undefined]).toEqual([log, false])
  })

  it('A private store of an older version whose keys do not open the log is refused', async () => {
    const paired = await pair(await withUser(begin()), await unnamed(await withUser(begin())))
    await expect(logIds(paired)).rejects.toThrow(/belongs to another log/)
  })

  it('A private store of an older version whose log is missing is refused', async () => {
    const paired = await pair('new', await unnamed(await withUser(begin())))
    await expect(logIds(paired)).rejects.toThrow(/^The log is missing: /)
  })

  it('A first start that was cut off after the first fact goes on', async () => {
    const begun = await begin()
    const [log] = await logIds(begun)
    expect(await logIds(await pair(begun, 'new'))).toEqual([log, log])
  })

  it('A log that is older than its private store, or newer, belongs to it', async () => {
    const installation = await withUser(begin())
    const older = await pair(installation, installation)
    const [log] = await logIds(older)
    await addUser(installation, 2)
    expect(await logIds(await pair(older, installation))).toEqual([log, log])
    expect(await logIds(await pair(installation, older))).toEqual([log, log])
  })
}

describe('With the private store in a file', () => {
  const begin = async (): Promise<Installation> => {
    const folder = await newFolder()
    return { folder, environment: { FULLCOURT_DATA: folder } }
  }
  const pair = async (log: Part, secrets: Part): Promise<Installation> => {
    const paired = await begin()
    if (log !== 'new') await copyFile(join(log.folder, 'facts.sqlite'), join(paired.folder, 'facts.sqlite'))
    if (secrets !== 'new') await copyFile(join(secrets.folder, 'private.sqlite'), join(paired.folder, 'private.sqlite'))
    return paired
  }
  suite(begin, pair)

  it('the product ends with 1 and names the file that is missing', async () => {
    const { folder } = await pair(await withUser(begin()), 'new')
    const { code, output } = await startProduct(folder).ended
    expect([code, output]).toEqual([
      1,
      expect.stringContaining(`missing: ${join(folder, 'private.sqlite')} has none of the keys`),
    ])
    expect(output).not.toMatch(/^\s+at /m)
  })
})

describeOnMongoDb('With the private store on MongoDB', engine => {
  const made: string[] = []
  afterAll(async () => {
    for (const url of made) await dropDatabase(engine.url, mongoDbDatabases(url).secrets)
  })

  const newUrl = (): string => {
    const url = new URL(engine.url)
    url.pathname = `/fullcourt_${randomUUID().replaceAll('-', '')}`
    made.push(url.href)
    return url.href
  }
  const begin = async (url = newUrl()): Promise<Installation> => {
    const folder = await newFolder()
    return { folder, environment: { FULLCOURT_DATA: folder, MONGODB_URL: url } }
  }
  const pair = async (log: Part, secrets: Part): Promise<Installation> => {
    const paired = await begin(secrets === 'new' ? newUrl() : secrets.environment.MONGODB_URL)
    if (log !== 'new') await copyFile(join(log.folder, 'facts.sqlite'), join(paired.folder, 'facts.sqlite'))
    return paired
  }
  suite(() => begin(), pair)
})
