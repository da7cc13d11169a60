import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PUBLIC_PAGE_NAMES } from '@fullcourt/domain/pages/public-pages'
import { lineBody } from '../../contexts/games/testing/calls'
import { unzip } from '../../core/http/zip/unzip'
import { readSettings } from '../../core/settings/settings'
import { openTestApplication } from '../../testing/application'
import { thingOf } from '../../testing/made-league'
import { form, picture } from '../../testing/multipart-form'
import { openProduct, type Product } from '../../testing/product'
import { BY_LOT, sampleOf, type Sample } from '../../testing/sample'
import { addressOf, withQuery } from '../../testing/slice'
import { DOCUMENTED, UNLISTED } from '../../testing/slice-calls'
import type { Application } from '../app/application'
import { addressesOf } from '../costs/testing/pages'
import { importOrganization } from './import-organization'

jest.setTimeout(60_000)

let product: Product
let sample: Sample
let parent: string
let folder: string
let moved: Application

const CONTACT = { email: 'ana.lee@example.com', phoneNumber: '555 0100' }

/** Everything that a public page shows, and that no sample has by itself. */
const fill = async (owner: ReturnType<Product['as']>): Promise<void> => {
  const { fresh, player, teams, game, corrected, organization, league } = sample
  const photo = form({}, { field: 'image', bytes: await picture() })
  thingOf(await owner.put(`/api/playersv2/${player}`, photo.body, photo.headers))
  thingOf(await owner.put(`/api/playersv2/${player}`, CONTACT))
  const logo = form({}, { field: 'logo', bytes: await picture() })
  thingOf(await owner.put(`/api/organizations/${organization.id}`, logo.body, logo.headers))
  thingOf(await owner.put('/api/player-game-stats', lineBody(game, player, { PTS: 12, '3PM': 2, AST: 4 }, teams[0])))
  const periodScores = teams.map(team_id => ({ gamePeriodId: 1, team_id, score: 15 }))
  thingOf(await owner.put(`/api/gamesv2/${game}/period-scores`, { periodScores }))
  thingOf(await owner.put(`/api/gamesv2/${corrected}/scores`, { score_home: 62, score_away: 59, reason: 'Ana was fouled' }))
  thingOf(await owner.put(`${league.address}/order-rule`, { rule: BY_LOT }))
  thingOf(await owner.put(`/api/seasonsv2/${league.season}`, { active: true }))
  await Promise.all([fresh.merged(), fresh.correctedMatchup(), fresh.plan(), fresh.bye(), fresh.weekOff(), fresh.hiddenPeriod()])
}

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'moved-'))
  product = await openProduct()
  const owner = product.as('org_owner')
  sample = await sampleOf(product, product.organization, owner)
  await fill(owner)
  const { rawPayload, headers } = await product.application.app.inject({
    url: '/api/organization.zip',
    headers: { cookie: product.cookieOf('org_owner') },
  })
  expect(headers['content-disposition']).toBe('attachment; filename="riverside.zip"')
  await writeFile(join(parent, 'riverside.zip'), rawPayload)
  folder = join(parent, 'riverside')
  await unzip(join(parent, 'riverside.zip'), folder)
  const settings = readSettings({ FULLCOURT_DATA: join(parent, 'data'), FULLCOURT_DEMO: '0', PORT: '0' }, parent)
  await importOrganization(settings, folder, new Date())
  moved = await openTestApplication(settings, { logger: ['error', 'fatal'] })
  await moved.ready
})
afterAll(async () => {
  await moved.close()
  await product.close()
  await rm(parent, { recursive: true })
})

/** The position of the log that a page was made at: another log has other positions. */
const POSITION = /\b\d{20}\b/g

const read = async ({ app }: Application, url: string) => {
  const { statusCode, rawPayload, headers } = await app.inject({ url, headers: { host: 'localhost' } })
  const isText = /text|json|xml|calendar/.test(String(headers['content-type']))
  return { statusCode, body: isText ? rawPayload.toString().replaceAll(POSITION, 'position') : rawPayload.toString('base64') }
}

const PAGES = PUBLIC_PAGE_NAMES.filter(name => !['landing', 'listings', 'browse', 'millionaire', 'youthLeague'].includes(name))

describe('An organization that was exported and brought into an empty installation', () => {
  it.each(PAGES)('has the same page %s', async name => {
    const address = addressesOf(sample)[name]
    const before = await read(product.application, address)
    expect(before.statusCode).toBe(200)
    expect(await read(moved, address)).toEqual(before)
  })

  const READS = [...DOCUMENTED, ...UNLISTED].filter(({ who, method }) => who === 'tenant' && method === 'GET')

  it.each(READS.map(call => [call.path, call] as const))('answers %s alike', async (_, call) => {
    const address = withQuery(addressOf(call, await call.filling(sample)), `slug=${product.organization.slug}`)
    const before = await read(product.application, address)
    expect([200, 404]).toContain(before.statusCode)
    expect(await read(moved, address)).toEqual(before)
  })
})
