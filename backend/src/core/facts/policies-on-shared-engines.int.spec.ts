import { Logger } from '@nestjs/common'
import { NodeDouble } from '@fullcourt/event-store/eventstoredb/double/node-double'
import { openEventStoreDb } from '@fullcourt/event-store/eventstoredb/event-store-db'
import { openMongoDbReadStore } from '@fullcourt/projections/mongodb/mongodb-read-store'
import { dropDatabase, newDatabaseName } from '@fullcourt/projections/mongodb/testing/documents-in-mongodb'
import { describeOnMongoDb } from '@fullcourt/projections/mongodb/testing/describe-on-mongodb'
import { openMongoPrivateStore } from '../../storage/private-store/mongodb/mongo-private-store'
import type { Policy } from './policy'
import { until } from '../../testing/until'
import { FollowedLog } from './testing/followed-log'

const STEPS = 200
const DONE_BEFORE = 20
const ORGANIZATION = 1

describeOnMongoDb('Policies on MongoDB and EventStoreDB', engine => {
  beforeAll(() => Logger.overrideLogger(false))

  it('A long plan that one process began is ended by another one, each step once', async () => {
    const node = await NodeDouble.start()
    const databases = { documents: newDatabaseName(), secrets: newDatabaseName() }
    const log = await FollowedLog.open(async () => ({
      events: await openEventStoreDb(node.url),
      documents: await openMongoDbReadStore(engine.url, databases.documents),
      secrets: await openMongoPrivateStore(engine.url, { database: databases.secrets }),
    }))
    const policy: Policy<'TeamCreated'> = {
      name: 'many-teams',
      on: ['TeamCreated'],
      onRefused: 'log',
      plan: ({ data: { organization, team } }, context) =>
        team === 1 ? Array.from({ length: STEPS }, (_, step) => log.makeTeam(context(step), organization, step + 2)) : [],
    }
    const one = await log.start([policy as unknown as Policy])
    await log.start([policy as unknown as Policy])
    await log.teamMade(ORGANIZATION, 1)
    await until(async () => (await log.teams()).length > DONE_BEFORE)
    await one.stop()
    expect((await log.teams()).length).toBeLessThan(STEPS)
    await until(async () => (await log.teams()).length > STEPS)
    expect(await log.teams()).toEqual(Array.from({ length: STEPS + 1 }, (_, n) => n + 1))
    await log.close()
    for (const database of Object.values(databases)) await dropDatabase(engine.url, database)
    await node.kill()
  })
})
