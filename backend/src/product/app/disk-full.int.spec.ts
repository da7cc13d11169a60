import { closeSync, ftruncateSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { hasSmallDisk, SMALL_DISK, smallDiskOf, withSmallDisk } from '@fullcourt/event-store/embedded/testing/small-disk'
import { reservedPort } from '@fullcourt/event-store/testing/reserved-port'
import { until } from '../../testing/until'
import type { Client } from '../../testing/product'
import { clientOf, healthOf, signIn } from '../../testing/process-client'
import { ADMIN, endProducts, startProduct, type ProductProcess } from '../../testing/product-process'

const test = hasSmallDisk('the full disk under the whole product') ? it : it.skip

afterEach(endProducts)

/** Takes all room of a disk, and gives it back. */
const fill = (disk: string) => {
  const path = join(disk, 'ballast')
  const file = openSync(path, 'w')
  let bytes = 0
  try {
    for (;;) bytes += writeSync(file, Buffer.alloc(4_096, 1))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
  return {
    leave: (room: number) => ftruncateSync(file, Math.max(0, bytes - room)),
    free: () => {
      closeSync(file)
      rmSync(path)
    },
  }
}

/** What the product says of a component in its log. */
const linesOf = (product: ProductProcess, component: string) =>
  product.lines().filter(line => line.includes(`${component}: `) && !line.includes(' over after '))

const organizationNames = async (client: Client) =>
  ((await client.get('/api/organizations')).body as { name: string }[]).map(({ name }) => name)

/** Creates organizations one after another, and answers the names of those that were acknowledged. */
const created = async (client: Client, names: readonly string[]): Promise<readonly string[]> => {
  const acknowledged: string[] = []
  for (const name of names) {
    const { status, headers } = await client.post('/api/organizations', { name, slug: name.toLowerCase() })
    if (status === 201) acknowledged.push(name)
    else expect([status, headers['retry-after']]).toEqual([503, '5'])
  }
  return acknowledged
}

const names = (of: string, count: number) => Array.from({ length: count }, (_, n) => `${of}${n}`)

test('A full disk: changes are refused for now, health says of which store and why, the log says it once, and nothing that was acknowledged is lost', async () => {
  const product = startProduct(join(SMALL_DISK, 'data'), {}, command => withSmallDisk('6m', command))
  const base = await product.ready
  const admin = clientOf(base, await signIn(base, ADMIN))
  const before = await created(admin, names('Before', 3))
  expect(before).toHaveLength(3)

  const ballast = fill(smallDiskOf(product.pid))
  expect(await created(admin, names('Refused', 20))).toEqual([])
  await until(async () => (await clientOf(base).post('/api/auth/login', ADMIN)).status === 503)
  const { status, ready: full } = await healthOf(admin)
  expect(status).toBe(503)
  expect(full).toMatchObject({ writes: { status: 'failing' }, reads: { status: 'served' } })
  expect(full.problems.map(({ component, message }) => [component, message.includes('The disk is full.')])).toEqual(
    expect.arrayContaining([
      ['eventStoreWrites', true],
      ['privateStoreWrites', true],
    ]),
  )
  expect(await organizationNames(admin)).toEqual(before)
  expect(['eventStoreWrites', 'privateStoreWrites'].map(store => linesOf(product, store).length)).toEqual([1, 1])
  expect(product.lines().filter(line => /ERROR|WARN/.test(line))).toHaveLength(2)

  // Room for some stores and not for others: what comes through then is there in the end.
  const between: string[] = []
  for (const room of [8, 16, 24, 32, 48, 64]) {
    ballast.leave(room * 1_024)
    between.push(...(await created(admin, names(`Room${room}-`, 4))))
  }

  ballast.free()
  await until(async () => (await healthOf(admin)).status === 200)
  const after = await created(admin, names('After', 3))
  expect(after).toHaveLength(3)
  expect((await clientOf(base).post('/api/auth/login', ADMIN)).status).toBe(200)
  expect(await organizationNames(admin)).toEqual([...before, ...between, ...after])
  expect((await product.kill('SIGTERM')).code).toBe(0)
})

/** The same disk, with no room from before the process began. */
const onFullDisk = (command: readonly string[]) =>
  withSmallDisk('6m', ['sh', '-c', `head -c 9m /dev/zero > ${SMALL_DISK}/ballast 2>&-; exec "$@"`, 'sh', ...command])

test('A start on a full disk waits, says so to whoever asks, and becomes ready when there is room', async () => {
  const port = String(await reservedPort())
  const product = startProduct(join(SMALL_DISK, 'data'), { PORT: port }, onFullDisk)
  const client = clientOf(`http://127.0.0.1:${port}`)
  await until(() => linesOf(product, 'starting').length > 0)
  await until(() =>
    healthOf(client).then(
      ({ ready }) => ready.problems[0]?.component === 'starting',
      () => false,
    ),
  )
  rmSync(join(smallDiskOf(product.pid), 'ballast'))
  const base = await product.ready
  const admin = clientOf(base, await signIn(base, ADMIN))
  expect(await created(admin, names('After', 1))).toHaveLength(1)
  expect((await healthOf(admin)).ready.problems).toEqual([])
})
