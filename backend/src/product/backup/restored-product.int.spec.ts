import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import sharp from 'sharp'
import { startCommand } from '../../testing/command-line-process'
import { makeGame, makeLeague, makePlayer, makeTeam, thingOf } from '../../testing/made-league'
import { newStaff, SLUG, STAFF } from '../../testing/new-staff'
import type { Client } from '../../testing/product'
import { ADMIN, endProducts, startProduct } from '../../testing/product-process'
import { clientOf, signIn } from '../../testing/process-client'
import { until } from '../../testing/until'

jest.setTimeout(180_000)

let parent: string
let data: string
let backup: string
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'restored-'))
  data = join(parent, 'data')
  backup = join(parent, 'backups', 'friday')
})
afterAll(async () => {
  await endProducts()
  await rm(parent, { recursive: true })
})

const withLogo = async (base: string, cookie: string, organization: number): Promise<string> => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'orange' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('logo', new Blob([new Uint8Array(png)]), 'logo.png')
  const reply = await fetch(`${base}/api/organizations/${organization}`, { method: 'PUT', headers: { cookie }, body: form })
  const { logo_url } = (await reply.json()) as { logo_url: string }
  return new URL(logo_url, base).pathname
}

/** What is kept in several streams carries the position of the log at which it was read, which scoring moves on. */
const withoutPositions = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (key, value: unknown) => (key === 'revision' && typeof value === 'string' ? undefined : value))

/** Where the log stood when a page was made. */
const POSITION = / data-position="\d+"/

/** A page without the address that it was asked at. */
const pageAt = async (base: string, client: Client, address: string): Promise<unknown> => {
  const { status, body } = await client.get(address)
  return {
    address,
    status,
    body: typeof body === 'string' ? body.replaceAll(base, '').replace(POSITION, '') : withoutPositions(body),
  }
}

/** What stays the same while games are scored: for everybody, and for those who are signed in. */
const pagesOf = async (base: string, cookie: string, logo: string): Promise<readonly unknown[]> => {
  const shown = [`/${SLUG}/contact`, ...['playersv2', 'leagues', 'seasonsv2'].map(name => `/api/${name}?slug=${SLUG}`), logo]
  const staff = ['/api/playersv2', '/api/teams', '/api/auth/check-auth']
  return Promise.all([
    ...shown.map(address => pageAt(base, clientOf(base), address)),
    ...staff.map(address => pageAt(base, clientOf(base, cookie), address)),
  ])
}

type Written = { sent: number; answered: number }

/** Scores a game again and again, until the signal. */
const keepScoring = async (staff: Client, game: number, written: Written, ended: AbortSignal): Promise<void> => {
  while (!ended.aborted) {
    written.sent += 1
    thingOf(await staff.put(`/api/gamesv2/${game}/scores`, { score_home: written.sent, score_away: 0 }))
    written.answered = written.sent
  }
}

it('A backup that was taken while games were scored brings back the same pages and the same sign-in', async () => {
  const product = startProduct(data)
  const base = await product.ready
  const { organization, cookie } = await newStaff(base)
  const staff = clientOf(base, cookie)
  const league = await makeLeague(staff)
  const [home, away] = [await makeTeam(staff, league, 'Hawks'), await makeTeam(staff, league, 'Bulls')]
  await makePlayer(staff, home, 'Žofia', 'Lee')
  const games = await Promise.all(Array.from({ length: 4 }, () => makeGame(staff, league, [home.id, away.id])))
  const logo = await withLogo(base, await signIn(base, ADMIN), organization)
  const pages = await pagesOf(base, cookie, logo)
  expect(pages).toEqual(pages.map(() => expect.objectContaining({ status: 200 })))

  const ended = new AbortController()
  const written = games.map((): Written => ({ sent: 0, answered: 0 }))
  const scoring = Promise.all(games.map((game, n) => keepScoring(staff, game, written[n]!, ended.signal)))
  await until(() => written.every(({ answered }) => answered >= 3))
  const answeredBefore = written.map(({ answered }) => answered)
  expect(await startCommand(data, 'backup', backup).ended).toMatchObject({ code: 0, err: '' })
  const sentAfter = written.map(({ sent }) => sent)
  ended.abort()
  await scoring
  await product.kill('SIGKILL')
  await rm(data, { recursive: true })

  expect(await startCommand(data, 'restore', backup).ended).toMatchObject({ code: 0, err: '' })
  const restored = await startProduct(data, { FULLCOURT_ADMIN_PASSWORD: 'another one of no use' }).ready
  expect(await pagesOf(restored, cookie, logo)).toEqual(pages)
  expect(await signIn(restored, STAFF)).not.toBe('')
  expect(await signIn(restored, ADMIN)).not.toBe('')
  for (const [n, game] of games.entries()) {
    const { game: shown } = thingOf<{ game: { score_home: number | null } }>(
      await clientOf(restored, cookie).get(`/api/gamesv2/${game}`),
    )
    expect(shown.score_home ?? 0).toBeGreaterThanOrEqual(answeredBefore[n]!)
    expect(shown.score_home ?? 0).toBeLessThanOrEqual(sentAfter[n]!)
  }
})

it('A backup is for its owner alone', async () => {
  const paths = [backup, ...(await readdir(backup, { recursive: true })).map(name => join(backup, name))]
  const modes = await Promise.all(paths.map(async path => (await stat(path)).mode & 0o077))
  expect(new Set(modes)).toEqual(new Set([0]))
})

const isThere = async (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

it('A restore that is killed keeps the product from starting until it is done again', async () => {
  const folder = join(parent, 'killed')
  const restoring = startCommand(folder, 'restore', backup)
  let isOver = false
  void restoring.ended.then(() => (isOver = true))
  while (!isOver && !(await isThere(join(folder, 'restoring')))) await setImmediate()
  restoring.kill()
  expect((await restoring.ended).code).toBeNull()
  const { code, output } = await startProduct(folder).ended
  expect([code, output]).toEqual([1, expect.stringMatching(/restore .* was cut off.* Do it again/)])
  expect(await startCommand(folder, 'restore', backup).ended).toMatchObject({ code: 0 })
  const again = startProduct(folder)
  expect(await signIn(await again.ready, STAFF)).not.toBe('')
})
