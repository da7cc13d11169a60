import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NodeDouble } from '@fullcourt/event-store/eventstoredb/double/node-double'
import { mortalEngine } from '@fullcourt/projections/mongodb/testing/engine'
import { makeGame, makeLeague, makeTeam } from '../../testing/made-league'
import { newStaff } from '../../testing/new-staff'
import { clientOf, healthOf } from '../../testing/process-client'
import { endProducts, startProduct } from '../../testing/product-process'
import { until } from '../../testing/until'

jest.setTimeout(180_000)

const GAMES = 12
const DONE_BEFORE = 3

const start = mortalEngine()
if (start === null)
  process.stdout.write(
    'Skipped: policies in two processes of the product, as there is no go tool chain to build FerretDB with.\n',
  )

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fullcourt-two-processes-'))
})
afterEach(async () => {
  await endProducts()
  await rm(folder, { recursive: true, force: true })
})

;(start === null ? it.skip : it)(
  'What follows from a fact is begun by one process of the product, which is killed, and ended by another, each step once',
  async () => {
    const [engine, node] = [await (start as NonNullable<typeof start>)(), await NodeDouble.start()]
    const environment = { MONGODB_URL: engine.url, EVENT_STORE_URL: node.url }
    const one = startProduct(join(folder, 'one'), environment)
    const base = await one.ready
    const staff = clientOf(base, (await newStaff(base)).cookie)
    const league = await makeLeague(staff)
    const [home, away] = [await makeTeam(staff, league, 'Hawks'), await makeTeam(staff, league, 'Bulls')]
    for (let n = 0; n < GAMES; n++) await makeGame(staff, league, [home.id, away.id])
    const other = startProduct(join(folder, 'other'), environment)
    const visitor = clientOf(await other.ready)

    const deleted = () => node.log.events.filter(({ type }) => type === 'GameDeleted').map(({ stream }) => stream)
    const leaving = staff.delete(home.address).catch(() => undefined)
    await until(() => deleted().length >= DONE_BEFORE)
    await one.kill('SIGKILL')
    await leaving
    expect(deleted().length).toBeLessThan(GAMES)
    await until(() => deleted().length >= GAMES)
    await until(async () => (await healthOf(visitor)).status === 200)
    expect(deleted().toSorted()).toEqual([...new Set(deleted())].toSorted())
    expect(deleted()).toHaveLength(GAMES)
    expect((await other.kill('SIGTERM')).code).toBe(0)
    await node.kill()
    await engine.stop()
  },
)
