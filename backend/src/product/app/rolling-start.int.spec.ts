import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { NodeDouble } from '@fullcourt/event-store/eventstoredb/double/node-double'
import { readModels } from '@fullcourt/projections/models/models'
import { dropDatabase, newDatabaseName } from '@fullcourt/projections/mongodb/testing/documents-in-mongodb'
import { describeOnMongoDb } from '@fullcourt/projections/mongodb/testing/describe-on-mongodb'
import type { ReadStore } from '@fullcourt/projections/read-store'
import type { BoxScoreAnswer } from '../../contexts/games/box-score.answers'
import type { ImportAnswer } from '../../contexts/imports/imports.answers'
import { formOf, partsOf } from '../../contexts/imports/testing/form'
import { INTO } from '../../contexts/imports/testing/import-product'
import { smallLeague } from '../../contexts/imports/testing/small-league'
import { readSettings } from '../../core/settings/settings'
import { mongoDbDatabases } from '../../storage/private-store/mongodb/mongodb-databases'
import { openTestApplication } from '../../testing/application'
import { makeGame, makeLeague, makeTeam, thingOf, type MadeLeague } from '../../testing/made-league'
import { madeNewer } from '../../testing/newer-model'
import { clientOf, healthOf } from '../../testing/process-client'
import { openProduct, type Answer, type Client, type Product } from '../../testing/product'
import { endProducts, startProduct, type ProductProcess } from '../../testing/product-process'
import { until } from '../../testing/until'
import type { Application } from './application'
import type { Stores } from './stores'

jest.setTimeout(180_000)

/** Short, so that a process need not be frozen for long; in milliseconds. */
const LEASE = 3_000
const MODEL = 'standings'
const GAMES = 8

const NEWER = resolve(__dirname, '../../testing/newer-product.ts')

/** The versions of documents that are read from a store. */
const readVersions = (documents: ReadStore, seen: Set<string>): ReadStore =>
  new Proxy(documents, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...given: readonly unknown[]): unknown => {
        if (name === 'getMany' || name === 'list') seen.add(String(given[0]))
        return Reflect.apply(value, target, given) as unknown
      }
    },
  })

describeOnMongoDb('A newer version of the product beside an older one', engine => {
  let node: NodeDouble
  let folder: string
  let older: Product
  let newer: ProductProcess
  let staff: Client
  let league: MadeLeague
  let game: number
  let engines: { readonly EVENT_STORE_URL: string; readonly MONGODB_URL: string }
  const opened: Application[] = []

  beforeAll(async () => {
    node = await NodeDouble.start()
    folder = await mkdtemp(join(tmpdir(), 'fullcourt-rolling-'))
    const address = new URL(engine.url)
    address.pathname = newDatabaseName()
    engines = { EVENT_STORE_URL: node.url, MONGODB_URL: address.href }
    older = await openProduct(engines)
    league = await makeLeague(older.as('staff'))
    const [home, away] = [await makeTeam(older.as('staff'), league, 'Hawks'), await makeTeam(older.as('staff'), league, 'Bulls')]
    game = await makeGame(older.as('staff'), league, [home.id, away.id], [1, 0])
    newer = startProduct(join(folder, 'newer'), engines, command => [...command.slice(0, -1), NEWER, MODEL, String(LEASE)])
    staff = clientOf(await newer.ready, older.cookieOf('staff'))
  })
  afterAll(async () => {
    await endProducts()
    for (const application of opened) await application.close()
    await older.close()
    for (const database of Object.values(mongoDbDatabases(engines.MONGODB_URL))) await dropDatabase(engine.url, database)
    await node.kill()
    await rm(folder, { recursive: true })
  })

  const openAnother = async (around: (stores: Stores) => Stores = stores => stores): Promise<Application> => {
    const data = await mkdtemp(join(folder, 'data-'))
    const settings = readSettings({ FULLCOURT_DATA: data, FULLCOURT_DEMO: '0', PORT: '0', ...engines }, data)
    const application = await openTestApplication(settings, { logger: false, lease: LEASE, around })
    opened.push(application)
    await application.ready
    return application
  }

  /** A scorer and a visitor, who go on until they are told to stop; answers what they were answered. */
  const traffic = (client: Client) => {
    let isOver = false
    let score = 1
    const answers: Answer[] = []
    const work = async () => {
      while (!isOver) {
        const wanted = ++score
        answers.push(await client.put(`/api/gamesv2/${game}/scores`, { score_home: wanted, score_away: 0 }))
        answers.push(await client.get(`/api/teams/teamsByLeague?leagueId=${league.league}`))
      }
    }
    const working = work()
    return {
      end: async () => {
        isOver = true
        await working
        return { refused: answers.filter(({ status }) => status !== 200), count: answers.length, score }
      },
    }
  }

  const written = (type: string) => node.log.events.filter(event => event.type === type)
  const roleOf = async () => (await healthOf(staff)).ready.role
  const shownScore = async (by: Client) => thingOf<BoxScoreAnswer>(await by.get(`/api/gamesv2/${game}`)).game.score_home
  /** What follows from a team that leaves, by a policy: each of its games is deleted. */
  const leavingTeam = async (client: Client) => {
    const [home, away] = [await makeTeam(client, league, 'Owls'), await makeTeam(client, league, 'Newts')]
    for (let n = 0; n < GAMES; n++) await makeGame(client, league, [home.id, away.id])
    return home
  }
  const deletedOnce = (before: number) => {
    const streams = written('GameDeleted').map(({ stream }) => stream)
    expect(streams.slice(before)).toHaveLength(GAMES)
    expect(new Set(streams).size).toBe(streams.length)
  }

  it('takes over without a request that fails, ends the import of the older one, and does once what follows', async () => {
    expect(await roleOf()).toBe('standby')
    const team = await leavingTeam(staff)
    const { body, headers } = formOf({ ...INTO, allowConflicts: 'true' }, partsOf(smallLeague))
    const { id } = (await older.as('staff').post('/api/imports', body, headers)).body as ImportAnswer
    const running = traffic(staff)
    const leaving = staff.delete(team.address)
    await until(() => written('GameDeleted').length > 0)
    await older.application.close()
    await until(async () => (await roleOf()) === 'leader')
    await until(async () => ((await staff.get(`/api/imports/${id}`)).body as ImportAnswer).state === 'finished')
    await until(async () => (await healthOf(staff)).ready.building.length === 0)
    expect((await leaving).status).toBeLessThan(300)
    await until(() => written('GameDeleted').length >= GAMES)
    const { refused, count, score } = await running.end()
    expect(refused).toEqual([])
    expect(count).toBeGreaterThan(4)
    deletedOnce(0)
    expect(await shownScore(staff)).toBe(score)
    expect(written('ImportBegun')).toHaveLength(1)
    expect(written('ImportFinished')).toHaveLength(1)
  })

  it('is read beside by an older one, which reads no document of the newer version', async () => {
    const seen = new Set<string>()
    const beside = await openAnother(({ documents, ...others }) => ({ ...others, documents: readVersions(documents, seen) }))
    const reply = await beside.app.inject({
      url: `/api/teams/teamsByLeague?leagueId=${league.league}`,
      headers: { host: 'localhost', cookie: older.cookieOf('staff') },
    })
    expect([reply.statusCode, reply.headers['fullcourt-stale']]).toEqual([200, '1'])
    const version = readModels.find(({ name }) => name === MODEL)?.version ?? 0
    const ofModel = [...seen].filter(name => name.startsWith(`${MODEL}.`))
    expect(ofModel.map(name => name.split('.')[1])).toEqual([`v${version}`])
    await beside.close()
  })

  it('does no harm when it wakes after it was frozen for longer than its lease', async () => {
    const undo = madeNewer(readModels, MODEL)
    try {
      const other = await openAnother()
      const inject = async (method: 'PUT' | 'GET' | 'DELETE', url: string, payload?: object) => {
        const sent = { method, url, headers: { host: 'localhost', cookie: older.cookieOf('staff') } }
        const reply = await other.app.inject(payload === undefined ? sent : { ...sent, payload })
        return { status: reply.statusCode, body: reply.body === '' ? null : reply.json<unknown>(), headers: {} }
      }
      const client: Client = { ...staff, get: url => inject('GET', url), put: (url, body) => inject('PUT', url, body as object) }
      const team = await leavingTeam(staff)
      const before = written('GameDeleted').length
      const running = traffic(client)
      const leaving = staff.delete(team.address).catch(() => undefined)
      await until(() => written('GameDeleted').length > before)
      process.kill(newer.pid, 'SIGSTOP')
      await until(() => other.runner.health().leads)
      await until(() => written('GameDeleted').length >= before + GAMES)
      process.kill(newer.pid, 'SIGCONT')
      await leaving
      await until(async () => (await roleOf()) === 'standby')
      const { refused, score } = await running.end()
      expect(refused).toEqual([])
      deletedOnce(before)
      expect(other.runner.health().leads).toBe(true)
      await other.runner.passed(await other.stores.events.head(), 10_000)
      expect([await shownScore(client), await shownScore(staff)]).toEqual([score, score])
      await rebuiltIsTheSame(other)
    } finally {
      undo()
    }
  })

  /** All documents are byte for byte what a rebuild makes of the facts. */
  const rebuiltIsTheSame = async ({ app, runner }: Application) => {
    const cookie = older.cookieOf('super_admin')
    const url = `/api/statistics-check?organization_id=${older.organization.id}`
    await app.inject({ method: 'POST', url, headers: { host: 'localhost', cookie } })
    const check = async () =>
      (await app.inject({ url, headers: { host: 'localhost', cookie } })).json<{ state: string; count: number }>()
    await until(async () => (await check()).state === 'done')
    expect([await check(), runner.health().error]).toMatchObject([{ count: 0 }, null])
  }
})
