import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { NodeDouble } from '@fullcourt/event-store/eventstoredb/double/node-double'
import { dropDatabase, newDatabaseName } from '@fullcourt/projections/mongodb/testing/documents-in-mongodb'
import { describeOnMongoDb } from '@fullcourt/projections/mongodb/testing/describe-on-mongodb'
import { until } from '@fullcourt/event-store/testing/until'
import { openApplication, type Application } from '../app/application'
import { readSettings } from '../../core/settings/settings'
import { mongoDbDatabases } from '../../storage/private-store/mongodb/mongodb-databases'
import type { ImportAnswer } from '../../contexts/imports/imports.answers'
import { formOf, partsOf } from '../../contexts/imports/testing/form'
import { INTO } from '../../contexts/imports/testing/import-product'
import { smallLeague } from '../../contexts/imports/testing/small-league'
import { form } from '../../testing/multipart-form'
import { openProduct, type Headers, type Product } from '../../testing/product'
import { openFolderFileStore } from '../../storage/files/embedded/folder-file-store'
import type { ReadyAnswer } from './health.answers'
import type { ProjectionAnswer } from '../projections-admin/projections.answers'

/** An image that the standby kept in its own folder when it was of an earlier version. */
const FROM_BEFORE = 'uploads/0123456789abcdef.webp'

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
    await openFolderFileStore(folder).put(FROM_BEFORE, Buffer.from('an image'))
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

  type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
  const sent = (method: Method, url: string, payload?: object | Buffer, headers: Headers = {}) =>
    standby.app.inject({
      method,
      url,
      headers: { host: 'localhost', cookie: leader.cookieOf('super_admin'), ...headers },
      ...(payload === undefined ? {} : { payload }),
    })
  const asked = async <Body = { readonly state?: string }>(method: Method, address: string, payload?: object) => {
    const reply = await sent(method, address, payload)
    return { status: reply.statusCode, body: (reply.body === '' ? null : reply.json()) as Body }
  }
  const rebuildOf = async (name: string) => {
    const { body } = await asked<readonly ProjectionAnswer[]>('GET', '/api/projections')
    return body.find(projection => projection.name === name)
  }

  it('says so in its health, is ready, and the other says that it leads', async () => {
    expect(await asked('GET', '/api/health/ready')).toMatchObject({ status: 200, body: { status: 'ready', role: 'standby' } })
    expect(await leader.as('nobody').get('/api/health/ready')).toMatchObject({ body: { role: 'leader' } })
  })

  it('has a rebuild done by the leader, shows it from the moment that it was asked for, and how it ended', async () => {
    const begun = await asked('POST', '/api/projections/standings/rebuild')
    expect(begun).toMatchObject({ status: 202, body: { projections: ['standings'], phase: 'reading', done: 0 } })
    const seen: (string | undefined)[] = []
    await until(async () => {
      const { building = null, ended = null } = (await rebuildOf('standings')) ?? {}
      seen.push(building?.phase ?? ended?.phase)
      return ended !== null
    })
    expect([seen.includes(undefined), seen.at(-1)]).toEqual([false, 'done'])
    expect(leader.application.runner.rebuilds().map(rebuild => rebuild.progress())).toMatchObject([
      { models: ['standings'], phase: 'done' },
    ])
  })

  it('refuses a second rebuild of the same, and has one cancelled by the leader', async () => {
    const twice = [await asked('POST', '/api/projections/all/rebuild'), await asked('POST', '/api/projections/teamCard/rebuild')]
    expect(twice.map(({ status }) => status)).toEqual([202, 409])
    expect((await asked('DELETE', '/api/projections/all/rebuild')).status).toBe(204)
    await until(async () => (await rebuildOf('teamCard'))?.ended !== null)
    expect(['cancelled', 'done']).toContain((await rebuildOf('teamCard'))?.ended?.phase)
  })

  it('brings the images of its own folder to where all processes find them', async () => {
    expect((await sent('GET', `/${FROM_BEFORE}`)).body).toBe('an image')
    await until(async () => (await leader.as('nobody').get(`/${FROM_BEFORE}`)).status === 200)
    await until(async () => (await asked<ReadyAnswer>('GET', '/api/health/ready')).body.problems.length === 0)
    expect(await readdir(folder)).not.toContain('uploads')
  })

  it('serves the images that another process was sent, and the other way round', async () => {
    const organization = `/api/organizations/${leader.organization.id}`
    const logo = async (color: string) =>
      form(
        {},
        {
          field: 'logo',
          bytes: await sharp({ create: { width: 9, height: 9, channels: 3, background: color } })
            .png()
            .toBuffer(),
        },
      )
    const one = await logo('teal')
    const { body } = await leader.as('super_admin').put(organization, one.body, one.headers)
    const other = await logo('navy')
    const changed = (await sent('PUT', organization, other.body, other.headers)).json<{ logo_url: string }>()
    const address = (body as { logo_url: string }).logo_url
    expect(address).not.toBe(changed.logo_url)
    expect(await sent('GET', address)).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/webp' } })
    const served = await leader.as('nobody').get(changed.logo_url)
    expect(served).toMatchObject({ status: 200, headers: { 'cache-control': 'public, max-age=31536000, immutable' } })
    const etag = String(served.headers.etag)
    expect(await leader.as('nobody').get(changed.logo_url, { 'if-none-match': etag })).toMatchObject({ status: 304 })
    expect([await readdir(folder), await readdir(leader.folder)].flat()).not.toContain('uploads')
  })

  it('has an import done by the leader, and shows how far it is and what it came to', async () => {
    const { body, headers } = formOf({ ...INTO, allowConflicts: 'true' }, partsOf(smallLeague))
    const begun = (await sent('POST', '/api/imports', body, headers)).json<ImportAnswer>()
    expect(begun).toMatchObject({ state: 'running' })
    await until(async () => (await asked('GET', `/api/imports/${begun.id}`)).body.state !== 'running')
    const ended = await asked<ImportAnswer>('GET', `/api/imports/${begun.id}`)
    expect(ended.body).toMatchObject({ state: 'finished', done: begun.total, summary: { games: { created: 7 } } })
    expect((await leader.as('super_admin').get(`/api/imports/${begun.id}`)).body).toEqual(ended.body)
    await until(async () => (await standby.stores.files.list('imports')).length === 0)
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

  it('takes over at once when the leader ends, and ends the import that was running there', async () => {
    const { body, headers } = formOf({ ...INTO, season: 'Winter 2026', allowConflicts: 'true' }, partsOf(smallLeague))
    const begun = await leader.as('super_admin').post('/api/imports', body, headers)
    await leader.application.close()
    const { id } = begun.body as ImportAnswer
    await until(async () => (await asked('GET', `/api/imports/${id}`)).body.state !== 'running')
    expect(await asked('GET', `/api/imports/${id}`)).toMatchObject({
      body: { state: 'finished', summary: { games: { created: 7 } } },
    })
    expect(await asked('GET', '/api/health/ready')).toMatchObject({ status: 200, body: { role: 'leader' } })
  })
})
