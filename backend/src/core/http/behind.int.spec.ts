import type { ReadStore } from '@fullcourt/projections/read-store'
import { makeGame, makeLeague, makePlayer, makeTeam, thingOf, type MadeLeague } from '../../testing/made-league'
import { openProduct, PASSWORD, type Answer, type Caller, type Product } from '../../testing/product'
import { unique } from '../../testing/sample'

const MINUTE = 60_000

let product: Product
let league: MadeLeague
let teams: readonly { readonly id: number; readonly address: string }[]

beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const makeLeagueOfTwo = async (): Promise<void> => {
  const staff = product.as('staff')
  league = await makeLeague(staff)
  teams = [await makeTeam(staff, league, 'Hawks'), await makeTeam(staff, league, 'Bulls')]
}
beforeEach(makeLeagueOfTwo)

/** Documents take nothing in until they are let go. */
const holdDocuments = (documents: ReadStore): (() => void) => {
  const write = documents.write.bind(documents)
  let letGo = (): void => undefined
  const gate = new Promise<void>(resolve => (letGo = resolve))
  documents.write = async batch => gate.then(() => write(batch))
  return () => {
    documents.write = write
    letGo()
  }
}

const behind = <Answered>(work: () => Promise<Answered>): Promise<Answered> => {
  const letGo = holdDocuments(product.application.stores.documents)
  return work().finally(letGo)
}

type Made = { readonly what: string; readonly by?: Caller; readonly post: () => [string, object]; readonly says: object }

const player = () => ({ firstName: 'Ana', lastName: 'Lee' })
const season = () => ({ name: 'Spring', active: false })
const organization = () => ({ name: 'Lakeside', slug: unique('lakeside') })
const MADE: readonly Made[] = [
  {
    what: 'a game',
    post: () => [`${league.address}/games`, { home_team_id: teams[0]?.id, away_team_id: teams[1]?.id, date: '2026-01-31' }],
    says: { date: '2026-01-31' },
  },
  { what: 'a team in a league', post: () => [`${league.address}/teams`, { name: 'Owls' }], says: {} },
  { what: 'a team', post: () => ['/api/teams', { name: 'Owls' }], says: { name: 'Owls' } },
  { what: 'a player', post: () => [`${teams[0]?.address}/players`, player()], says: {} },
  { what: 'a season', post: () => ['/api/seasonsv2', season()], says: { name: 'Spring' } },
  {
    what: 'a season of an organization',
    post: () => [`/api/organizations/${product.organization.id}/seasons`, season()],
    says: { name: 'Spring' },
  },
  { what: 'a league', post: () => [`/api/seasonsv2/${league.season}/leagues`, { name: 'Sunday' }], says: { name: 'Sunday' } },
  {
    what: 'an organization',
    by: 'super_admin',
    post: () => ['/api/organizations', organization()],
    says: { name: 'Lakeside' },
  },
  {
    what: 'an organization by the admin address',
    by: 'super_admin',
    post: () => ['/api/admin/organizations', organization()],
    says: { name: 'Lakeside' },
  },
  {
    what: 'a user',
    by: 'org_owner',
    post: () => ['/api/usersv2', { username: unique('uma'), email: 'uma@example.com', role: 'staff', password: PASSWORD }],
    says: { role: 'staff' },
  },
]

const createdBehind = (says: object) => ({
  status: 201,
  body: { ...says, id: expect.any(Number) as number },
  headers: { 'fullcourt-behind': '1' },
})

describe('While documents lag behind', () => {
  it('nothing older is undone in the place of what was done last', async () => {
    const staff = product.as('staff')
    const address = `/api/seasonsv2/${league.season}`
    await staff.put(address, { name: 'Older' })
    const undone = await behind(async () => {
      await staff.post('/api/teams', { name: 'Owls' })
      return staff.post('/api/history/undo', {})
    })
    expect(undone).toMatchObject({ status: 409, body: { message: expect.stringContaining('nothing was undone') } })
    expect((await staff.get(address)).body).toMatchObject({ name: 'Older' })
  })

  describe('what was made is answered 201 with its id, and what it is', () => {
    let answers: ReadonlyMap<Made, Answer>
    // All at once: each of them waits for the documents as long as a call may.
    beforeAll(async () => {
      await makeLeagueOfTwo()
      const post = async (made: Made) => [made, await product.as(made.by ?? 'staff').post(...made.post())] as const
      answers = new Map(await behind(() => Promise.all(MADE.map(post))))
    })

    it.each(MADE)('$what', made => expect(answers.get(made)).toMatchObject(createdBehind(made.says)))
  })

  it(
    'one thing after another is made, each in the one before',
    async () => {
      const staff = product.as('staff')
      const answers: Answer[] = []
      const post = async (address: string, body: object) => {
        const answer = await staff.post(address, body)
        answers.push(answer)
        return (answer.body as { id: number }).id
      }
      await behind(async () => {
        const made = await post('/api/seasonsv2', season())
        const inIt = await post(`/api/seasonsv2/${made}/leagues`, { name: 'Sunday' })
        await post(`/api/seasonsv2/${made}/leagues/${inIt}/teams`, { name: 'Owls' })
      })
      for (const answer of answers) expect(answer).toMatchObject(createdBehind({}))
    },
    MINUTE,
  )

  it(
    'a change is answered as it is now',
    async () => {
      const game = await makeGame(product.as('staff'), league, [teams[0]!.id, teams[1]!.id])
      const answer = await behind(() =>
        product.as('staff').put(`${league.address}/games/${game}`, { score_home: 61, score_away: 58 }),
      )
      expect(answer).toMatchObject({
        status: 200,
        body: { score_home: 61, score_away: 58 },
        headers: { 'fullcourt-behind': '1' },
      })
    },
    MINUTE,
  )

  it(
    'what is refused is refused as ever',
    async () => {
      const answer = await behind(() =>
        product.as('staff').post(`${league.address}/games`, { home_team_id: teams[0]?.id, away_team_id: teams[0]?.id }),
      )
      expect(answer.status).toBe(400)
    },
    MINUTE,
  )

  it(
    'a repeated request makes nothing twice',
    async () => {
      const key = { 'idempotency-key': unique('key') }
      const [once, again] = await behind(async () => [
        await product.as('staff').post('/api/teams', { name: 'Owls' }, key),
        await product.as('staff').post('/api/teams', { name: 'Owls' }, key),
      ])
      expect(again).toMatchObject({ status: 201, body: once?.body })
    },
    MINUTE,
  )
})

describe('When the projections have stopped', () => {
  let stopped: Product
  beforeAll(async () => {
    stopped = await openProduct()
  })
  afterAll(() => stopped.close())

  it('what was made is answered 201 with its id, also where nobody follows it up', async () => {
    const staff = stopped.as('staff')
    const made = await makeLeague(staff)
    const team = await makeTeam(staff, made, 'Hawks')
    await stopped.application.runner.stop()
    for (const [address, body] of [
      [`${made.address}/teams`, { name: 'Owls' }],
      [`${team.address}/players`, player()],
      ['/api/teams', { name: 'Owls' }],
    ] as const)
      expect(await staff.post(address, body)).toMatchObject(createdBehind({}))
  })
})

describe('What follows over two policies is done in the next read', () => {
  it('of a deleted team: its games are gone', async () => {
    const staff = product.as('staff')
    const [hawks, bulls] = [teams[0]!, teams[1]!]
    const gone = [await makeGame(staff, league, [hawks.id, bulls.id]), await makeGame(staff, league, [bulls.id, hawks.id])]
    await makePlayer(staff, hawks, 'Ana', 'Lee')
    const { status, headers } = await staff.delete(`/api/teams/${hawks.id}`)
    expect([status, headers['fullcourt-behind']]).toEqual([204, undefined])
    expect(thingOf<readonly unknown[]>(await staff.get(`/api/gamesv2?seasonId=${league.season}`))).toEqual([])
    for (const game of gone) expect((await staff.get(`/api/gamesv2/${game}`)).status).toBe(404)
  })
})
