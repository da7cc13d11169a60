import { once } from 'node:events'
import { PassThrough, Readable } from 'node:stream'
import sharp from 'sharp'
import { inTurn } from '@fullcourt/domain/testing/in-turn'
import { openProduct, type Product } from '../../testing/product'
import { sampleOf, unique, type Sample } from '../../testing/sample'
import { addressOf, type SliceCall } from '../../testing/slice'
import { DOCUMENTED } from '../../testing/slice-calls'
import { reasonsSince } from '../../testing/stored'
import { tried } from '../../testing/tried'
import { openWire } from '../../testing/wire'

let product: Product
let own: Sample
let picture: Buffer

beforeAll(async () => {
  product = await openProduct()
  own = await sampleOf(product, product.organization, product.as('org_owner'))
  picture = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#c2410c' } })
    .withExif({ IFD0: { Artist: 'Ana Lee' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => product.close())

const BOUNDARY = 'form-boundary'
const TYPE = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }

type Part =
  | { readonly name: string; readonly value: string }
  | { readonly name: string; readonly file: string; readonly bytes: Buffer }

const partOf = (part: Part): Buffer =>
  'value' in part
    ? Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${part.name}"\r\n\r\n${part.value}\r\n`)
    : Buffer.concat([
        Buffer.from(
          `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${part.name}"; filename="${part.file}"\r\nContent-Type: image/png\r\n\r\n`,
        ),
        part.bytes,
        Buffer.from('\r\n'),
      ])

const formOf = (...parts: readonly Part[]) => ({
  body: Buffer.concat([...parts.map(partOf), Buffer.from(`--${BOUNDARY}--\r\n`)]),
  headers: TYPE,
})

type FormCall = {
  readonly call: SliceCall
  readonly name: string
  readonly fields: () => readonly Part[]
  readonly image: string
}

const documented = (method: string, path: string): SliceCall => {
  const found = DOCUMENTED.find(call => call.method === method && call.path === path)
  if (found === undefined) throw new Error(`${method} ${path} is not documented.`)
  return found
}

const formCall = (method: string, path: string, image: string, fields: () => readonly Part[]): FormCall => ({
  call: documented(method, path),
  name: `${method} ${path}`,
  fields,
  image,
})

const named = () => [{ name: 'name', value: unique('Name') }]

/** The calls that take a picture. */
const FORMS: readonly FormCall[] = [
  formCall('POST', '/api/organizations', 'logo', named),
  formCall('POST', '/api/admin/organizations', 'logo', named),
  formCall('PUT', '/api/organizations/{id}', 'logo', named),
  formCall('PUT', '/api/playersv2/{id}', 'image', () => [{ name: 'firstName', value: unique('Ana') }]),
  formCall('PUT', '/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}', 'logo', named),
  formCall('POST', '/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}/players', 'image', () => [
    { name: 'firstName', value: 'Cy' },
    { name: 'lastName', value: 'Fox' },
  ]),
]

describe.each(FORMS.map((form, turn) => ({ ...form, turn })))('a form to $name', ({ call, fields, image, turn }) => {
  const sent = async (form: { body: Buffer; headers: Record<string, string> }) =>
    tried(product, call, { ...(await call.filling(own)), ...form })
  const file = (bytes: Buffer, name = 'picture.png', field = image): Part => ({ name: field, file: name, bytes })

  it('is taken, and its picture kept small and without what it says of its maker', async () => {
    const { status, body } = await sent(formOf(...fields(), file(picture)))
    expect(status).toBe(call.success)
    const address = /"(\/uploads\/[\w/-]+\.webp)"/.exec(JSON.stringify(body))?.[1] as string
    const { rawPayload } = await product.application.app.inject({ url: address })
    const { width, height, format, exif } = await sharp(rawPayload).metadata()
    expect([width, height, format, exif]).toEqual([800, 267, 'webp', undefined])
  })

  it('refuses a picture that is none', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const half = picture.subarray(0, 100)
    const others = [Buffer.from('no picture'), Buffer.from('%PDF-1.7'), half, Buffer.alloc(1_000)]
    for (const bytes of [Buffer.from(svg), ...inTurn(others, turn)]) {
      const { status, body } = await sent(formOf(...fields(), file(bytes)))
      const message = 'The file given is not an image.'
      expect([status, body]).toMatchObject([400, { message, fields: [{ field: image, message }] }])
    }
  })

  it('survives names of files that reach for others', async () => {
    for (const name of inTurn(['../../etc/passwd', '..\\boot.ini', 'a\u0000.png', 'x'.repeat(10_000)], turn)) {
      const { status } = await sent(formOf(...fields(), file(picture, name)))
      expect([call.success, 400, 413]).toContain(status)
    }
  })

  it('refuses more than a form may hold', async () => {
    const tooMuch = [
      () => formOf(...fields(), file(Buffer.alloc(21 * 1024 * 1024))),
      () => formOf(...Array.from({ length: 100 }, (_, i) => ({ name: `f${i}`, value: '1' }))),
      () => formOf(...Array.from({ length: 20 }, () => file(picture))),
    ]
    for (const form of inTurn(tooMuch, turn)) expect((await sent(form())).status).toBe(413)
  })

  it('refuses what is no whole form', async () => {
    const { body } = formOf(...fields(), file(picture))
    const cut = { body: body.subarray(0, body.length - 60), headers: TYPE }
    const unbounded = { body, headers: { 'content-type': 'multipart/form-data' } }
    const noise = { body: Buffer.from('no form at all'), headers: TYPE }
    for (const form of inTurn([cut, unbounded, noise], turn)) expect((await sent(form)).status).toBe(400)
  })

  it('refuses unknown fields, and names that reach for what every object has', async () => {
    for (const name of inTurn(['winner', '__proto__', 'constructor', 'toString', 'winner[]', '[]', ''], turn, 2))
      expect([name, (await sent(formOf(...fields(), { name, value: 'x' }))).status]).toEqual([name, 400])
  })

  it('keeps the reason that it brings', async () => {
    const head = await product.application.stores.events.head()
    await sent(formOf(...fields(), { name: 'reason', value: 'new season' }))
    const reasons = await reasonsSince(product, head)
    expect(new Set(reasons)).toEqual(new Set(['new season']))
  })
})

describe('Forms that come slowly', () => {
  /** Begins a form with a picture and sends so much more of it, but no end. */
  const withoutEnd = async (begin: Buffer, megabytes: number) => {
    const call = documented('POST', '/api/organizations/{id}/pictures')
    const url = addressOf(call, await call.filling(own))
    const end = new AbortController()
    const payload = Readable.from(
      (async function* () {
        yield begin
        for (let sent = 0; sent < megabytes; sent += 1) yield Buffer.alloc(1024 * 1024)
        yield 'x'
        await once(end.signal, 'abort')
      })(),
    )
    const headers = { ...TYPE, host: 'localhost', cookie: product.cookieOf('staff') }
    const answer = await product.application.app.inject({ method: 'POST', url, headers, payload })
    end.abort()
    return answer
  }

  it('are refused as soon as their file is too large, and not when they end', async () => {
    const { statusCode, body } = await withoutEnd(
      partOf({ name: 'picture', file: 'picture.png', bytes: Buffer.alloc(0) }).subarray(0, -2),
      20,
    )
    expect([statusCode, JSON.parse(body)]).toMatchObject([413, { message: 'A file has at most 20 MB.' }])
  })

  it.each([
    ['before their first part', Buffer.from('nothing of the form')],
    ['in a field', partOf({ name: 'reason', value: 'new season' }).subarray(0, -2)],
    ['after their last part', formOf({ name: 'reason', value: 'new season' }).body],
  ])(
    'are refused, and their connection is closed, as soon as more has come than a form has beside its files: %s',
    async (_, begin) => {
      const { statusCode, headers, body } = await withoutEnd(begin, 3)
      expect([statusCode, headers.connection, JSON.parse(body)]).toMatchObject([
        413,
        'close',
        { message: 'The form has too many fields, or too long ones.' },
      ])
    },
  )

  it('are refused when they trickle, and their connection is closed', async () => {
    const wire = await openWire(product)
    const headers = { ...TYPE, 'content-length': '100000', host: 'localhost', cookie: product.cookieOf('staff') }
    const pictures = documented('POST', '/api/organizations/{id}/pictures')
    const addresses = [addressOf(pictures, await pictures.filling(own)), '/api/imports']
    let passed = 0
    const now = performance.now.bind(performance)
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now() + passed)
    const forms = addresses.map(address => wire.begin(address, headers, partOf({ name: 'reason', value: 'new season' })))
    let isOver = false
    const answers = Promise.all(forms.map(({ answer }) => answer)).finally(() => (isOver = true))
    for (let turn = 0; !isOver && turn < 5_000; turn += 1) {
      await wire.read('/api/health/live')
      passed += 1_000
    }
    clock.mockRestore()
    expect(isOver).toBe(true)
    for (const { status, bytes } of await answers)
      expect([status, JSON.parse(bytes.toString())]).toMatchObject([408, { message: expect.stringContaining('came too slowly') }])
    await Promise.all(forms.map(({ closed }) => closed))
  })

  it('stop no other form, of the same person neither', async () => {
    const call = documented('POST', '/api/organizations/{id}/pictures')
    const url = addressOf(call, await call.filling(own))
    const whole = formOf({ name: 'picture', file: 'picture.png', bytes: picture })
    const begun = Array.from({ length: 20 }, () => {
      const body = new PassThrough()
      body.write(whole.body.subarray(0, 200))
      const headers = { ...TYPE, host: 'localhost', cookie: product.cookieOf('staff') }
      const answer = product.application.app.inject({ method: 'POST', url, headers, payload: body })
      return { body, answer: Promise.resolve(answer) }
    })
    const send = () => product.as('staff').post(url, whole.body, whole.headers)
    expect((await send()).status).toBe(201)
    for (const { body } of begun) body.end()
    const statuses = await Promise.all(begun.map(async ({ answer }) => (await answer).statusCode))
    expect(statuses).toEqual(begun.map(() => 400))
  })
})

it('A form of an organization takes its feature flags as JSON', async () => {
  const { body, headers } = formOf({ name: 'feature_flags', value: '{"brackets":true}' })
  const address = `/api/organizations/${product.organization.id}`
  expect(await product.as('org_owner').put(address, body, headers)).toMatchObject({
    status: 200,
    body: { feature_flags: { brackets: true } },
  })
  const none = formOf({ name: 'feature_flags', value: 'brackets' })
  expect((await product.as('org_owner').put(address, none.body, none.headers)).status).toBe(400)
})

it.each([
  ['a name that every object has', '{"constructor":true}'],
  ['the name of what every object inherits', '{"__proto__":true}'],
  ['500 levels', `{"a":${'['.repeat(500)}${']'.repeat(500)}}`],
])('JSON in a form is refused where the body of a call would be: %s', async (_, value) => {
  const { body, headers } = formOf({ name: 'feature_flags', value })
  const { status, body: answer } = await product
    .as('org_owner')
    .put(`/api/organizations/${product.organization.id}`, body, headers)
  expect([status, answer]).toMatchObject([400, { message: 'Feature flags must be a set of named values.' }])
})
