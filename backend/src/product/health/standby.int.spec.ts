import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NodeDouble } from '@fullcourt/event-store/eventstoredb/double/node-double'
import { dropDatabase, newDatabaseName } from '@fullcourt/projections/mongodb/testing/documents-in-mongodb'
import { describeOnMongoDb } from '@fullcourt/projections/mongodb/testing/describe-on-mongodb'
import { until } from '@fullcourt/event-store/testing/until'
import { openApplication, type Application } from '../app/application'
import { readSettings } from '../../core/settings/settings'
import { mongoDbDatabases } from '../../storage/private-store/mongodb/mongodb-databases'
import { openProduct, type Product } from '../../testing/product'

describeOnMongoDb('A process on standby', engine => {
  let node: NodeDouble
  let url: string
  let leader: Product
  let standby: Application
  let folder: string

  beforeAll(async () => {
    node = await NodeDouble.start()
    const address = new URL(engine.url)
    address.pathname = newDatabaseName()
    url = address.href
    const engines = { EVENT_STORE_URL: node.url, MONGODB_URL: url }
    leader = await openProduct(engines)
    folder = await mkdtemp(join(tmpdir(), 'fullcourt-standby-'))
    const settings = readSettings({ FULLCOURT_DATA: folder, FULLCOURT_DEMO: '0', PORT: '0', ...engines }, folder)
    standby = await openApplication(settings, { logger: ['error', 'fatal'] })
    await standby.ready
  })

  afterAll(async () => {
    await standby.close()
    await leader.close()
    await rm(folder, { recursive: true })
    for (const database of Object.values(mongoDbDatabases(url))) await dropDatabase(engine.url, database)
    await node.kill()
  })

  const asked = async (method: 'GET' | 'POST' | 'PUT', address: string, payload?: object) => {
    const cookie = leader.cookieOf('super_admin')
    const reply = await standby.app.inject({ method, url: address, headers: { host: 'localhost', cookie }, payload })
    return { status: reply.statusCode, body: reply.json<{ readonly state?: string }>() }
  }

  it('says so in its health, is ready, and the other says that it leads', async () => {
    expect(await asked('GET', '/api/health/ready')).toMatchObject({ status: 200, body: { status: 'ready', role: 'standby' } })
    expect(await leader.as('nobody').get('/api/health/ready')).toMatchObject({ body: { role: 'leader' } })
  })

  it('refuses a rebuild with a sentence that says whom to ask, and the leader does it', async () => {
    expect(await asked('POST', '/api/projections/all/rebuild')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('This process stands by') },
    })
    expect(await leader.as('super_admin').post('/api/projections/all/rebuild')).toMatchObject({ status: 202 })
  })

  it('has a check of statistics carried out by the leader', async () => {
    const address = `/api/statistics-check?organization_id=${leader.organization.id}`
    expect(await asked('POST', address)).toMatchObject({ status: 200 })
    await until(async () => (await asked('GET', address)).body.state === 'done')
    expect((await asked('GET', address)).body).toMatchObject({ count: 0, differences: [] })
  })

  it('accepts changes, and shows what the leader makes of them', async () => {
    const organization = `/api/organizations/${leader.organization.id}`
    const changed = await asked('PUT', organization, { name: 'Riverbank League' })
    expect(changed).toMatchObject({ status: 200 })
    expect(await asked('GET', organization)).toMatchObject({ body: { name: 'Riverbank League' } })
  })
})
