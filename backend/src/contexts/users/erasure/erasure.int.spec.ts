import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import sharp from 'sharp'
import { changePlayer } from '@fullcourt/domain/players/decide'
import { playerStream } from '@fullcourt/domain/players/state'
import { contextOfJob } from '../../../core/facts/command-context'
import { Decider } from '../../../core/facts/decider'
import { IdAllocator } from '../../../core/facts/id-allocator'
import { lineBody } from '../../games/testing/calls'
import { formOf, partsOf, type Fields } from '../../imports/testing/form'
import { imported } from '../../imports/testing/importing'
import { added, smallLeague, type TextFiles } from '../../imports/testing/small-league'
import { PEOPLE } from '../../../core/injection/tokens'
import type { People } from '../../../storage/people/people'
import { Images } from '../../../core/uploads/images'
import type { HistoryEntryAnswer } from '../../history/history.answers'
import { thingOf } from '../../../testing/made-league'
import { openProduct, PASSWORD, type Client, type Product } from '../../../testing/product'
import { choosesPassword } from '../../../testing/own-password'
import { sampleOf, unique, type Sample } from '../../../testing/sample'
import { reasonsSince, storedSince } from '../../../testing/stored'

let product: Product
let own: Sample
let owner: Client
let visitor: Client

beforeAll(async () => {
  product = await openProduct()
  owner = product.as('org_owner')
  visitor = product.as('nobody')
  own = await sampleOf(product, product.organization, owner)
})
afterAll(() => product.close())

const erase = (kind: 'player' | 'user', id: number, client = owner) => client.delete(`/api/people/${kind}/${id}`)
const head = () => product.application.stores.events.head()
const withKey = () => ({ 'idempotency-key': unique('key') })

const FIRST = 'Quintessa'
const LAST = 'Przybylski'
const POSITION = 'Quick shooting guard'
const NAMED = new RegExp(`${FIRST}|${LAST}|${POSITION}`)
const NOTE = 'Quintessa asked us to'

const photo = (background: string) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer()

const made: number[] = []

/** A player with a name, a photo and a line, whom several answers have named. */
const madePlayer = async () => {
  const roster = `${own.league.address}/teams/${own.teams[0]}`
  const { id } = thingOf(await owner.post(`${roster}/players`, { firstName: FIRST, lastName: LAST }, withKey()))
  const attributeValues = JSON.stringify([{ attribute_id: 2, value: POSITION }])
  const form = formOf({ email: 'quintessa@mail.example', attributeValues }, [
    { field: 'image', name: 'q.png', bytes: await photo('#f00') },
  ])
  const changed = thingOf<{ image: string }>(
    await owner.put(`/api/playersv2/${id}`, form.body, { ...form.headers, ...withKey() }),
  )
  const line = { ...lineBody(own.game, id, { PTS: 12 }, own.teams[0]), reason: NOTE }
  expect((await owner.put('/api/player-game-stats', line, withKey())).status).toBe(200)
  made.push(id)
  return { id, image: changed.image }
}

const slug = () => `slug=${product.organization.slug}`
/** Everything that shows players: public and staff, JSON and pages. */
const shown = async (): Promise<string> => {
  const [league, game] = [own.league, own.game]
  const answers = await Promise.all([
    ...['/api/playersv2', '/api/stat-leaders', '/api/records/top20Points', `/api/gamesv2/${game}`].map(address =>
      visitor.get(`${address}?${slug()}`),
    ),
    ...['/api/playersv2', `/api/gamesv2/${game}`, `${league.address}/teams/${own.teams[0]}/players`].map(address =>
      owner.get(address),
    ),
    visitor.get(`/${product.organization.slug}/players`),
    visitor.get(`/${product.organization.slug}/games/${game}`),
  ])
  return answers.map(({ body }) => (typeof body === 'string' ? body : JSON.stringify(body))).join('\n')
}

const bytesOfFolder = async (): Promise<Buffer> => {
  const entries = await readdir(product.folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile())
  return Buffer.concat(await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name)))))
}

describe('a player who is erased', () => {
  afterEach(async () => {
    for (const id of made.splice(0)) await erase('player', id)
  })

  it('is named by no answer and no page any more; their figures stay', async () => {
    const { id } = await madePlayer()
    const before = await shown()
    expect(NAMED.test(before)).toBe(true)
    const points = () => visitor.get(`/api/gamesv2/${own.game}?${slug()}`).then(({ body }) => JSON.stringify(body))
    expect(await points()).toContain('12')
    expect((await erase('player', id)).status).toBe(204)
    expect(NAMED.test(await shown())).toBe(false)
    expect(await points()).toContain('12')
    expect((await owner.get(`/api/playersv2/${id}/information`)).status).toBe(404)
  })

  it('is a removed player in the history, and the reasons that were given about them are gone', async () => {
    const { id } = await madePlayer()
    const start = '0'.repeat(20)
    expect(await reasonsSince(product, start)).toContain(NOTE)
    await erase('player', id)
    expect(await reasonsSince(product, start)).not.toContain(NOTE)
    const [erased, ...others] = (await owner.get(`/api/history/player/${id}`)).body as HistoryEntryAnswer[]
    expect(erased).toMatchObject({ type: expect.stringMatching(/Erased|LeftRoster/), who: 'olga' })
    expect(JSON.stringify([erased, ...others])).not.toMatch(NAMED)
    expect(others.concat(erased as HistoryEntryAnswer).map(({ what }) => what)).toContain(
      'erased the personal data of Removed player',
    )
  })

  it('leaves nothing of name, key and photo in the data folder', async () => {
    const { id } = await madePlayer()
    const { secrets } = product.application.stores
    const key = String(await secrets.get('person-keys', `player-${id}`))
    expect((await bytesOfFolder()).includes(key)).toBe(true)
    expect(await readdir(join(product.folder, 'uploads', 'people', String(id)))).toHaveLength(1)
    await erase('player', id)
    const bytes = await bytesOfFolder()
    expect(bytes.includes(key)).toBe(false)
    expect(bytes.includes(Buffer.from(key, 'base64'))).toBe(false)
    for (const text of [FIRST, LAST, POSITION, 'quintessa@mail.example', NOTE])
      expect([text, bytes.includes(text)]).toEqual([text, false])
    await expect(readdir(join(product.folder, 'uploads', 'people', String(id)))).rejects.toThrow('ENOENT')
  })

  it('deletes the stored answers that name them: a repeated call is done once, and answered without them', async () => {
    const { id } = await madePlayer()
    const headers = withKey()
    const score = () => owner.put(`/api/gamesv2/${own.game}/scores`, { score_home: 61, score_away: 58 }, headers)
    await score()
    await erase('player', id)
    const before = await head()
    const again = await score()
    expect([again.status, await storedSince(product, before)]).toEqual([200, []])
    expect(JSON.stringify(again.body)).not.toContain(FIRST)
  })

  it('may have been deleted before, and is erased once', async () => {
    const { id } = await madePlayer()
    await owner.delete(`/api/playersv2/${id}`)
    const before = await head()
    expect([(await erase('player', id)).status, (await erase('player', id)).status]).toEqual([204, 204])
    expect((await storedSince(product, before)).map(({ type }) => type)).toEqual(['PersonErased'])
  })

  it('is erased under all their ids where they were merged, also after the merge is undone', async () => {
    const [master, duplicate] = [await madePlayer(), await madePlayer()]
    thingOf(await owner.post('/api/playersv2/merge', { masterId: master.id, duplicateIds: [duplicate.id] }))
    expect((await erase('player', duplicate.id)).status).toBe(204)
    expect(NAMED.test(await shown())).toBe(false)
    const { secrets } = product.application.stores
    for (const { id } of [master, duplicate]) {
      expect(await secrets.get('person-keys', `player-${id}`)).not.toMatch(/^[A-Za-z0-9+/=]{40,}$/)
      await expect(readdir(join(product.folder, 'uploads', 'people', String(id)))).rejects.toThrow('ENOENT')
    }
  })

  it('stays erased after a restart', async () => {
    const { id } = await madePlayer()
    await erase('player', id)
    await product.restart()
    expect(NAMED.test(await shown())).toBe(false)
  })
})

describe('a player whom imports name', () => {
  const NAME = `${FIRST} ${LAST}`
  const into = () => ({ organization: product.organization.slug, season: 'Winter 2025', league: 'Sunday' })
  const withPlayer = (files: TextFiles) => added(files, 'players.csv', `${NAME},${NAME},${FIRST},${LAST}`)
  const sent = (fields: Fields, files: TextFiles) => {
    const { body, headers } = formOf(fields, partsOf(files))
    return owner.post('/api/imports', body, { ...headers, ...withKey() })
  }

  /** An import's files go just after it is finished. */
  const filesAreGone = async () => {
    while ((await readdir(join(product.folder, 'imports'))).length > 0) await setImmediate()
  }

  it('is in nothing that an import leaves, with bad rows or reports, once they are erased', async () => {
    const good = withPlayer(smallLeague)
    const bad = await sent(into(), added(withPlayer(good), 'box_scores.csv', `g1,HAR,${NAME},many,,,,,,,,`))
    expect([bad.status, JSON.stringify(bad.body)]).toEqual([400, expect.stringMatching(NAMED)])
    expect((await sent({ ...into(), dryRun: 'true' }, good)).status).toBe(200)
    await imported(owner, into(), good)
    const players = (await owner.get('/api/playersv2')).body as { id: number; firstName: string }[]
    const { id } = players.find(({ firstName }) => firstName === FIRST) as { id: number }
    await owner.put(`/api/playersv2/${id}`, { firstName: `${FIRST}a` })
    expect((await imported(owner, into(), good)).reports).toEqual([expect.stringContaining(`(#${id}): the name was changed`)])
    await imported(owner, into(), smallLeague)
    await filesAreGone()
    expect((await erase('player', id)).status).toBe(204)
    const bytes = await bytesOfFolder()
    for (const text of [FIRST, LAST]) expect([text, bytes.includes(text)]).toEqual([text, false])
  })
})

describe('the photo of a player', () => {
  const send = async (id: number, background: string) => {
    const form = formOf({ firstName: FIRST }, [{ field: 'image', name: 'q.png', bytes: await photo(background) }])
    return thingOf<{ image: string }>(await owner.put(`/api/playersv2/${id}`, form.body, form.headers)).image
  }

  it('is shown to everybody, and revalidated each time', async () => {
    const { image } = await madePlayer()
    const { status, headers } = await visitor.get(image)
    expect([status, headers['cache-control'], headers['content-type']]).toEqual([200, 'no-cache', 'image/webp'])
    expect((await visitor.get(image, { 'if-none-match': String(headers['etag']) })).status).toBe(304)
  })

  it('does not lie in the clear in the data folder', async () => {
    const { image } = await madePlayer()
    const [, , , id, name] = image.split('/') as string[]
    const bytes = await readFile(join(product.folder, 'uploads', 'people', id as string, name as string))
    expect(bytes.includes('WEBP')).toBe(false)
  })

  it('is gone at once where it was replaced, and the new one is shown', async () => {
    const { id, image } = await madePlayer()
    const { headers } = await visitor.get(image)
    const next = await send(id, '#00f')
    expect((await visitor.get(image, { 'if-none-match': String(headers['etag']) })).status).toBe(404)
    expect((await visitor.get(next)).status).toBe(200)
  })

  it('is gone at once where it was taken away', async () => {
    const { id, image } = await madePlayer()
    await owner.put(`/api/playersv2/${id}`, { removeImage: true })
    expect((await visitor.get(image)).status).toBe(404)
  })

  it('is gone at once where they were erased', async () => {
    const { id, image } = await madePlayer()
    await erase('player', id)
    expect((await visitor.get(image)).status).toBe(404)
  })

  it.each(['/uploads/people/0/x.webp', '/uploads/people/1/..%2f..%2f.webp', '/uploads/people/x/y.webp'])(
    'is not found at %s',
    async address => expect((await visitor.get(address)).status).toBe(404),
  )
})

describe('a photo from before photos were sealed', () => {
  /** As it was kept then: among the logos, with its address in the player's history. */
  const madeEarlier = async (id: number, background: string): Promise<string> => {
    const { app } = product.application
    const address = await app.get(Images).keep(await photo(background), 'image')
    const image = await app.get<People>(PEOPLE).seal(`player-${id}`, address)
    const ids = app.get(IdAllocator)
    await app.get(Decider).handle({
      stream: playerStream,
      id,
      context: contextOfJob([unique('photo')], 'system', kind => ids.next(kind)),
      organization: product.organization.id,
      decide: player => changePlayer(player, { image }),
    })
    return address
  }

  it('is deleted with the player who is erased, also where another replaced it', async () => {
    const { id } = await madePlayer()
    const [first, last] = [await madeEarlier(id, '#0f0'), await madeEarlier(id, '#ff0')]
    expect((await visitor.get(last)).status).toBe(200)
    await erase('player', id)
    expect([(await visitor.get(first)).status, (await visitor.get(last)).status]).toEqual([404, 404])
  })

  it('stays where another player shows the same', async () => {
    const [{ id }, other] = [await madePlayer(), await madePlayer()]
    await madeEarlier(other.id, '#0ff')
    const address = await madeEarlier(id, '#0ff')
    await erase('player', id)
    expect((await visitor.get(address)).status).toBe(200)
  })
})

describe('a user who is erased', () => {
  const madeUser = async () => {
    const username = unique('wilhelmina')
    const { id } = thingOf(await owner.post('/api/usersv2', { username, email: 'w@post.example', password: PASSWORD }, withKey()))
    await choosesPassword(product, id)
    const login = () => visitor.post('/api/auth/login', { username, password: PASSWORD })
    const cookie = String((await login()).headers['set-cookie']).split(';')[0] as string
    return { id, username, login, cookie }
  }

  it('signs in no more, and is named nowhere', async () => {
    const { id, username, login, cookie } = await madeUser()
    const start = await head()
    await visitor.put(`/api/usersv2/${id}`, { theme: 'dark', reason: 'I like it so' }, { cookie, ...withKey() })
    expect(await reasonsSince(product, start)).toContain('I like it so')
    expect((await erase('user', id)).status).toBe(204)
    expect((await login()).status).toBe(401)
    expect((await visitor.get('/api/teams', { cookie })).status).toBe(401)
    expect(await reasonsSince(product, start)).not.toContain('I like it so')
    const history = await product.as('super_admin').get(`/api/history/user/${id}`)
    expect(JSON.stringify(history.body)).toContain('Removed user')
    expect(JSON.stringify(history.body)).not.toContain(username)
  })

  it('leaves nothing in the private store but the mark that they were erased', async () => {
    const { id, username, cookie } = await madeUser()
    await visitor.put(`/api/usersv2/${id}`, { theme: 'dark' }, { cookie, ...withKey() })
    const { secrets } = product.application.stores
    const key = String(await secrets.get('person-keys', `user-${id}`))
    await erase('user', id)
    expect(await secrets.get('person-keys', `user-${id}`)).toBe('destroyed')
    expect(await secrets.get('passwords', `user-${id}`)).toBeUndefined()
    const bytes = await bytesOfFolder()
    expect([bytes.includes(key), bytes.includes(username)]).toEqual([false, false])
  })

  it('is not the one who asks, and a super_admin only where a super_admin asks', async () => {
    const { user } = (await owner.get('/api/auth/check-auth')).body as { user: { id: number } }
    expect(await erase('user', user.id)).toMatchObject({ status: 403, body: { message: 'You cannot erase yourself.' } })
    const sue = (await product.as('super_admin').get('/api/auth/check-auth')).body as { user: { id: number } }
    expect((await erase('user', sue.user.id)).status).toBe(404)
  })
})

it('staff erase nobody, and nobody erases people of another organization', async () => {
  const { id } = await madePlayer()
  expect((await erase('player', id, product.as('staff'))).status).toBe(403)
  expect((await erase('player', id, product.as('stranger'))).status).toBe(404)
  expect((await erase('team' as 'player', own.teams[0])).status).toBe(400)
})
