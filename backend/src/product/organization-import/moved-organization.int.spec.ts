import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PUBLIC_PAGE_NAMES } from '@fullcourt/domain/pages/public-pages'
import { lineBody } from '../../contexts/games/testing/calls'
import { imported } from '../../contexts/imports/testing/importing'
import { askOf } from '../../contexts/imports/testing/shown-league'
import type { LeagueWithTeamsAnswer } from '../../contexts/leagues/leagues.answers'
import type { SeasonAnswer } from '../../contexts/seasons/seasons.answers'
import { setPassword } from '../../contexts/users/set-password'
import { IdAllocator } from '../../core/facts/id-allocator'
import { ActivityRecorder } from '../../core/sign-in/activity/activity-recorder'
import { unzip } from '../../core/http/zip/unzip'
import { logIdOf } from '../../core/facts/log-id'
import { readSettings } from '../../core/settings/settings'
import { openTestApplication } from '../../testing/application'
import { PEOPLE } from '../../core/injection/tokens'
import { PersonDestroyed, type People } from '../../storage/people/people'
import { followedUp } from '../../testing/followed-up'
import { makePlayer, thingOf } from '../../testing/made-league'
import { form, picture } from '../../testing/multipart-form'
import { openProduct, type Product } from '../../testing/product'
import { BY_LOT, sampleOf, type Sample } from '../../testing/sample'
import { addressOf, withQuery } from '../../testing/slice'
import { DOCUMENTED, UNLISTED } from '../../testing/slice-calls'
import type { Application } from '../app/application'
import { addressesOf } from '../costs/testing/pages'
import type { FolderManifest } from '../organization-export/folder-format'
import { importOrganization } from './import-organization'

jest.setTimeout(60_000)

let product: Product
let sample: Sample
let parent: string
let folder: string
let moved: Application
let erased: number

const NOW = new Date('2026-11-20T12:00:00Z')

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
  erased = await makePlayer(owner, { address: `${league.address}/teams/${teams[0]}` }, 'Gone', 'Forever')
  thingOf(await owner.delete(`/api/people/player/${erased}`))
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
  await importOrganization(settings, folder, NOW)
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

/** Calendars and feeds tell entries of one installation from those of others by the id of its log. */
const logOf = async ({ stores }: Application): Promise<string> => (await logIdOf(stores.events)) ?? ''

const read = async (application: Application, url: string) => {
  const { statusCode, rawPayload, headers } = await application.app.inject({ url, headers: { host: 'localhost' } })
  const isText = /text|json|xml|calendar/.test(String(headers['content-type']))
  if (!isText) return { statusCode, body: rawPayload.toString('base64') }
  return {
    statusCode,
    body: rawPayload
      .toString()
      .replaceAll(await logOf(application), 'log')
      .replaceAll(POSITION, 'position'),
  }
}

const PAGES = PUBLIC_PAGE_NAMES.filter(name => !['landing', 'listings', 'browse', 'millionaire', 'youthLeague'].includes(name))

describe('An organization that was exported and brought into an empty installation', () => {
  it.each(PAGES)('has the same page %s', async name => {
    const address = addressesOf(sample)[name]
    const before = await read(product.application, address)
    expect(before.statusCode).toBe(200)
    expect(await read(moved, address)).toEqual(before)
  })

  it('shows the same logo and the same photo', async () => {
    const player = thingOf<{ image: string }>(await product.as('staff').get(`/api/playersv2/${sample.player}/information`))
    const { logo_url } = thingOf<{ logo_url: string }>(
      await product.as('staff').get(`/api/organizations/${sample.organization.id}`),
    )
    for (const address of [player.image, logo_url].map(url => new URL(url, 'http://localhost').pathname)) {
      const before = await read(product.application, address)
      expect(before.statusCode).toBe(200)
      expect(await read(moved, address)).toEqual(before)
    }
  })

  const READS = [...DOCUMENTED, ...UNLISTED].filter(({ who, method }) => who === 'tenant' && method === 'GET')

  it.each(READS.map(call => [call.path, call] as const))('answers %s alike', async (_, call) => {
    const address = withQuery(addressOf(call, await call.filling(sample)), `slug=${product.organization.slug}`)
    const before = await read(product.application, address)
    expect([200, 404]).toContain(before.statusCode)
    expect(await read(moved, address)).toEqual(before)
  })
})

/** The table of the imported league, in words. */
const leaguesOf = async (slug: string) => {
  const ask = askOf(product.application)
  const seasons = await ask<SeasonAnswer[]>(`/api/seasonsv2?slug=${slug}`)
  const season = seasons.find(({ name }) => name === 'Imported')
  const leagues = await ask<LeagueWithTeamsAnswer[]>(`/api/seasonsv2/${season?.id}/leagues-with-teams-public?slug=${slug}`)
  return leagues.map(({ name, teams }) => ({
    name,
    teams: teams.map(({ name, wins, losses, pointsFor, playersCount, summary }) => ({
      name,
      wins,
      losses,
      pointsFor,
      playersCount,
      summary,
    })),
  }))
}

type Line = { readonly position: string; readonly stream: string; readonly type: string }

const linesOf = (text: string): readonly Line[] =>
  text
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Line)

const factsAsked = async (query: string) => {
  const { body } = await product.as('org_owner').get(`/api/facts.ndjson?${query}`)
  return String(body)
}

/** The form of a value that is sealed. */
const SEALED = /"1\.[\w-]{38,}"/

describe('The facts of an organization', () => {
  let text: string
  beforeAll(async () => {
    text = await readFile(join(folder, 'facts.ndjson'), 'utf8')
  })

  it('are those of its folder, in order, and of nobody else', async () => {
    const lines = linesOf(await factsAsked(''))
    const exported = linesOf(text)
    expect(lines.slice(0, exported.length)).toEqual(exported)
    expect(exported.map(({ position }) => position)).toEqual(exported.map(({ position }) => position).toSorted())
    expect(text).not.toContain('Hillside')
  })

  it('come page by page', async () => {
    const first = linesOf(await factsAsked('limit=7'))
    const next = linesOf(await factsAsked(`limit=5&after=${first.at(-1)?.position}`))
    expect([...first, ...next]).toEqual(linesOf(text).slice(0, 12))
  })

  it('name people, whom nobody could read in the log, and say why something was done', () => {
    const sealed = text.split('\n').filter(line => SEALED.test(line))
    expect(sealed.map(line => (JSON.parse(line) as Line).stream)).toEqual([`player-${erased}`])
    expect(text).toContain('{"open":"Ana"}')
    expect(text).toContain('"open":"Ana was fouled"')
  })

  it('leave out how people are reached, unless that is asked for, which is put on record', async () => {
    expect(text).not.toContain(CONTACT.phoneNumber)
    expect(text).not.toContain('olga@example.com')
    const whole = await factsAsked('contactDetails=true')
    expect([whole.includes(CONTACT.phoneNumber), whole.includes('olga@example.com')]).toEqual([true, true])
    await product.application.app.get(ActivityRecorder).settled()
    const opened = linesOf(await factsAsked('')).filter(({ type }) => type === 'ContactDetailsOpened')
    expect(opened).toEqual(
      expect.arrayContaining([expect.objectContaining({ data: expect.objectContaining({ kind: 'user' }) as unknown })]),
    )
  })
})

const signIn = async ({ app }: Application, username: string, password: string): Promise<string> => {
  const { cookies } = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { username, password } })
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

type Told = { readonly actions: readonly { readonly who: string; readonly what: string; readonly when: string }[] }

const told = ({ actions }: Told) => actions.map(({ who, what, when }) => ({ who, what, when }))

it('Its people sign in once they have a new password, and see who did what', async () => {
  const [temporary, password] = [await setPassword(moved.stores, 'olga'), 'a long password of my own']
  const { user } = thingOf<{ user: { id: number } }>(await product.as('org_owner').get('/api/auth/check-auth'))
  await moved.app.inject({
    method: 'PUT',
    url: `/api/usersv2/${user.id}`,
    payload: { oldPassword: temporary, password },
    headers: { cookie: await signIn(moved, 'olga', temporary) },
  })
  const headers = { cookie: await signIn(moved, 'olga', password) }
  const { body } = await moved.app.inject({ url: '/api/history?kind=game', headers })
  expect(told(JSON.parse(body) as Told)).toEqual(told(thingOf(await product.as('org_owner').get('/api/history?kind=game'))))
})

it('Who was erased stays erased', async () => {
  await followedUp(moved)
  expect(await moved.app.get<People>(PEOPLE).withoutKey([`player-${erased}`])).toEqual([])
  await expect(moved.app.get<People>(PEOPLE).seal(`player-${erased}`, 'Back')).rejects.toThrow(PersonDestroyed)
})

it('What is made after that has ids that nothing had before', async () => {
  const { ids } = JSON.parse(await readFile(join(folder, 'organization.json'), 'utf8')) as FolderManifest
  for (const kind of ['game', 'player', 'user'] as const)
    expect(await moved.app.get(IdAllocator).next(kind)).toBe((ids[kind] ?? 0) + 1)
})

it('A league of the folder is brought into another organization by itself', async () => {
  const league = join(folder, 'leagues/Imported/Small')
  const names = await readdir(league)
  const files = Object.fromEntries(await Promise.all(names.map(async name => [name, await readFile(join(league, name), 'utf8')])))
  await imported(product.as('stranger'), { season: 'Imported', league: 'Small' }, files)
  expect(await leaguesOf('hillside')).toEqual(await leaguesOf('riverside'))
})

it('Nothing is brought in beside what is there', async () => {
  const settings = readSettings({ FULLCOURT_DATA: join(parent, 'used'), FULLCOURT_DEMO: '0', PORT: '0' }, parent)
  await importOrganization(settings, folder, NOW)
  await expect(importOrganization(settings, folder, NOW)).rejects.toThrow(/empty installation/)
})
