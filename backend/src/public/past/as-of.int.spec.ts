import { openProduct, type Client, type Product } from '../../testing/product'
import { sampleOf, type Sample } from '../../testing/sample'
import { addressOf, send, withQuery, type SliceCall } from '../../testing/slice'
import { DOCUMENTED, UNLISTED } from '../../testing/slice-calls'

let product: Product
let own: Sample
let owner: Client
let visitor: Client
let addresses: readonly string[]

/** Pictures are drawn of what other answers hold, and is searched among the names of now. */
const isAsked = ({ who, path }: SliceCall) => who === 'tenant' && !path.endsWith('.png') && path !== '/api/search'

const reads = [...DOCUMENTED, ...UNLISTED].filter(isAsked)
const changes = DOCUMENTED.filter(({ method, who }) => method !== 'GET' && who === 'staff')

beforeAll(async () => {
  product = await openProduct()
  owner = product.as('org_owner')
  visitor = product.as('nobody')
  own = await sampleOf(product, product.organization, owner)
  addresses = await Promise.all(
    reads.map(async call => withQuery(addressOf(call, await call.filling(own)), `slug=${product.organization.slug}`)),
  )
})
afterAll(() => product.close())

type Answers = ReadonlyMap<string, unknown>

type Seen = { readonly after: string; readonly position: string; readonly answers: Answers }

const answersOf = async (asOf?: string): Promise<Answers> => {
  const answers = new Map<string, unknown>()
  for (const address of addresses) {
    const { status, body } = await visitor.get(asOf === undefined ? address : withQuery(address, `asOf=${asOf}`))
    answers.set(address, { status, body })
  }
  return answers
}

const different = (seen: Answers, then: Answers) =>
  [...seen]
    .filter(([address, answer]) => JSON.stringify(then.get(address)) !== JSON.stringify(answer))
    .map(([address]) => address)

const standings = () => `/api/seasonsv2/${own.league.season}/leagues-with-teams-public?slug=${product.organization.slug}`

const position = () => product.application.runner.position()

it('every public answer as of a position is what it was then, among all calls that change something', async () => {
  const seen: Seen[] = [{ after: 'the sample', position: position(), answers: await answersOf() }]
  for (const [place, change] of changes.entries()) {
    await send(owner, change, await change.filling(own))
    if (place % 3 > 0) continue
    seen.push({ after: `${change.method} ${change.path}`, position: position(), answers: await answersOf() })
  }
  for (const { after, position: then, answers } of seen.toReversed())
    expect({ after, different: different(answers, await answersOf(then)) }).toEqual({ after, different: [] })
}, 120_000)

describe('An answer as of a moment', () => {
  it('shows everything that was decided until then', async () => {
    const { body } = await visitor.get(standings())
    expect((await visitor.get(withQuery(standings(), 'asOf=2199-12-31'))).body).toEqual(body)
  })

  it('shows nothing of a time before there was anything', async () =>
    expect(await visitor.get(withQuery(standings(), 'asOf=1990-01-01'))).toMatchObject({ status: 404 }))

  it('is kept nowhere, found by no search, and says up to which fact it goes', async () => {
    const { headers } = await visitor.get(withQuery(standings(), `asOf=${position()}`))
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'fullcourt-as-of': position() })
  })

  it('is refused where the moment is none', async () =>
    expect(await visitor.get(withQuery(standings(), 'asOf=yesterday'))).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'asOf' }] },
    }))

  it('is refused of what belongs to no organization', async () =>
    expect(await visitor.get('/api/health/live?asOf=2026-01-01')).toMatchObject({ status: 400 }))

  it('names nobody who was erased since', async () => {
    const player = await own.fresh.player()
    const address = withQuery(`/api/playersv2/${player}/basic?slug=${product.organization.slug}`, `asOf=${position()}`)
    const namesRay = async () => JSON.stringify((await visitor.get(address)).body).includes('"Ray"')
    expect(await namesRay()).toBe(true)
    await owner.delete(`/api/people/player/${player}`)
    expect(await namesRay()).toBe(false)
  })
})
