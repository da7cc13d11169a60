import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BEGINNING } from '@fullcourt/event-store/port'
import { SNAPSHOT_FOLDS } from '../../core/facts/snapshot-folds'
import { openSnapshots } from '../../core/facts/snapshots'
import { StreamCache } from '../../core/facts/stream-cache'
import { StreamStates } from '../../core/facts/stream-states'
import { lineBody } from '../../contexts/games/testing/calls'
import { imported } from '../../contexts/imports/testing/importing'
import { smallLeague } from '../../contexts/imports/testing/small-league'
import { thingOf } from '../../testing/made-league'
import { openProduct, type Client, type Product } from '../../testing/product'
import { sampleOf, type Sample } from '../../testing/sample'
import { storedSince } from '../../testing/stored'

let product: Product
let owner: Client
let own: Sample

/** What was said of persons; each occurs nowhere else. */
const SECRETS = {
  'a first name': 'Quintessa',
  'a last name': 'Przybylski-Ångström',
  'a corrected last name': 'Featherstonehaugh',
  'a player’s e-mail': 'quintessa.secret@mail.example',
  'a phone number': '+48 600 700 801',
  'a username': 'wilhelmina.staff',
  'a corrected username': 'wilhelmina.owner',
  'a user’s e-mail': 'wilhelmina@post.example',
  'a password': 'a very secret password',
  'a reason': 'Quintessa asked for it',
} as const

/** Said in the open, to know that the search finds what is there. */
const OPEN = 'Zebras of Zanzibar'

/** Makes a snapshot of every stream that may have one, however short it is. */
const withSnapshots = async (): Promise<void> => {
  const { events } = product.application.stores
  const fail = (error: unknown): never => {
    throw error
  }
  const snapshots = openSnapshots(product.folder, fail, { shortest: 1 })
  const states = new StreamStates(events, new StreamCache(1_000), snapshots)
  const streams = new Set((await storedSince(product, BEGINNING)).map(({ stream }) => stream))
  for (const { stream } of SNAPSHOT_FOLDS)
    for (const name of streams) if (name.startsWith(stream.name(''))) await states.read(stream, name)
  snapshots.close()
}

beforeAll(async () => {
  product = await openProduct()
  owner = product.as('org_owner')
  own = await sampleOf(product, product.organization, owner)
  const roster = `${own.league.address}/teams/${own.teams[0]}`
  const names = { firstName: SECRETS['a first name'], lastName: SECRETS['a last name'] }
  const player = thingOf(await owner.post(`${roster}/players`, names)).id
  const details = { email: SECRETS['a player’s e-mail'], phoneNumber: SECRETS['a phone number'] }
  thingOf(await owner.put(`/api/playersv2/${player}`, { ...details, lastName: SECRETS['a corrected last name'] }))
  thingOf(await owner.put(roster, { name: OPEN, captainId: player, captain: SECRETS['a first name'] }))
  const line = { ...lineBody(own.game, player, { PTS: 12 }, own.teams[0]), reason: SECRETS['a reason'] }
  thingOf(await owner.put('/api/player-game-stats', line))
  const user = { username: SECRETS['a username'], email: SECRETS['a user’s e-mail'], password: SECRETS['a password'] }
  const made = thingOf(await owner.post('/api/usersv2', user)).id
  thingOf(await owner.put(`/api/usersv2/${made}`, { username: SECRETS['a corrected username'] }))
  await imported(owner, { season: 'Brought In', league: 'Small' }, smallLeague)
  await owner.delete(`/api/playersv2/${own.player}`)
  thingOf(await owner.put(`/api/gamesv2/${own.game}/details`, { location: OPEN }))
  await withSnapshots()
  await (
    await product.application.runner.rebuild()
  ).finished
})
afterAll(() => product.close())

/** The files of log, documents and snapshots, with what was not moved into them yet. */
const bytesOf = async (name: 'facts' | 'documents' | 'snapshots'): Promise<Buffer> => {
  const files = (await readdir(product.folder)).filter(file => file.startsWith(`${name}.sqlite`))
  return Buffer.concat(await Promise.all(files.map(file => readFile(join(product.folder, file)))))
}

const digests = (text: string) =>
  ['md5', 'sha1', 'sha256'].flatMap(kind =>
    (['hex', 'base64', 'base64url'] as const).map(encoding => createHash(kind).update(text).digest(encoding)),
  )

/** A text as it might be in a file: as it is, in other letters, in other encodings, or as a digest that anybody can make. */
const shapes = (text: string): readonly (string | Buffer)[] =>
  [text, text.toLowerCase(), text.normalize('NFC'), JSON.stringify(text).slice(1, -1)].flatMap(one => [
    one,
    Buffer.from(one, 'utf16le'),
    Buffer.from(one).toString('base64').replace(/=+$/, '').slice(0, -2),
    Buffer.from(one).toString('hex'),
    ...digests(one),
  ])

const names = (csv: string | undefined) =>
  (csv ?? '')
    .split(/\r?\n/)
    .slice(1)
    .flatMap(line => /[\p{L}'’-]{5,}/gu[Symbol.match](line) ?? [])

describe.each(['facts', 'documents', 'snapshots'] as const)('the bytes of %s', name => {
  it('are searched: what is said in the open is found', async () => expect((await bytesOf(name)).includes(OPEN)).toBe(true))

  it.each(Object.entries(SECRETS))('never hold %s', async (_, secret) => {
    const bytes = await bytesOf(name)
    expect(shapes(secret).filter(shape => bytes.includes(shape))).toEqual([])
  })

  it('never hold a name that an import brought', async () => {
    const bytes = await bytesOf(name)
    const brought = names(smallLeague['players.csv'])
    expect(brought.length).toBeGreaterThan(5)
    expect(brought.filter(one => bytes.includes(one))).toEqual([])
  })
})
