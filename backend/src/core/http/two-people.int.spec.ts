import type { BoxScoreAnswer } from '../../contexts/games/box-score.answers'
import { ifMatch, lineBody } from '../../contexts/games/testing/calls'
import { makeGame, makePlayer, thingOf } from '../../testing/made-league'
import { openProduct, type Answer, type Client, type Headers, type Product } from '../../testing/product'
import { sampleOf, type Sample } from '../../testing/sample'
import { storedSince } from '../../testing/stored'

let product: Product
let own: Sample
let stan: Client
let olga: Client
let bo: number

beforeAll(async () => {
  product = await openProduct()
  own = await sampleOf(product, product.organization, product.as('org_owner'))
  stan = product.as('staff')
  olga = product.as('org_owner')
  bo = await makePlayer(stan, { address: `${own.league.address}/teams/${own.teams[0]}` }, 'Bo', 'Ray')
})
afterAll(() => product.close())

const typesSince = async (position: string) => (await storedSince(product, position)).map(({ type }) => type)
const boxScore = async (game: number) => thingOf<BoxScoreAnswer>(await stan.get(`/api/gamesv2/${game}`))

const lineOf = (game: number, player: number, points: number) => lineBody(game, player, { PTS: points }, own.teams[0])
const periodOf = (score: number) => ({ periodScores: [{ gamePeriodId: 1, team_id: own.teams[0], score }] })

/** A figure that two people may have open in a form: how it is changed, where its revision is read, and what it is called. */
type Figure = {
  readonly name: string
  readonly change: (client: Client, game: number, value: number, headers?: Headers) => Promise<Answer>
  readonly revision: (box: BoxScoreAnswer) => number | undefined
  /** How the change to 7 is described to the one who came second. */
  readonly conflict: RegExp
}

const line = (player: () => number): Pick<Figure, 'change' | 'revision'> => ({
  change: (client, game, value, headers) => client.put('/api/player-game-stats', lineOf(game, player(), value), headers),
  revision: ({ homeRoster }) => homeRoster.find(({ player_id }) => player_id === player())?.revision,
})

const FIGURES: readonly Figure[] = [
  {
    name: 'the final score',
    change: (client, game, value, headers) =>
      client.put(`/api/gamesv2/${game}/scores`, { score_home: value, score_away: 1 }, headers),
    revision: ({ game }) => game.revision,
    conflict: /^olga changed the final score from 1–5 to 1–7 meanwhile\./,
  },
  {
    name: 'the details',
    change: (client, game, value, headers) => client.put(`/api/gamesv2/${game}/details`, { location: `Court ${value}` }, headers),
    revision: ({ game }) => game.detailsRevision,
    conflict: /^olga .*Court 7.* meanwhile\./,
  },
  {
    name: 'the points of a period',
    change: (client, game, value, headers) => client.put(`/api/gamesv2/${game}/period-scores`, periodOf(value), headers),
    revision: ({ game }) => game.periodsRevision,
    conflict: /^olga .*5.*7.* meanwhile\./,
  },
  { name: 'the line of a player', ...line(() => own.player), conflict: /^olga changed PTS of Ana Lee from 5 to 7 meanwhile\./ },
  { name: 'the line of another player', ...line(() => bo), conflict: /^olga changed PTS of Bo Ray from 5 to 7 meanwhile\./ },
]

/** A game where every figure was entered, as 5. */
const entered = async (): Promise<number> => {
  const game = await makeGame(stan, own.league, own.teams)
  for (const { change } of FIGURES) thingOf(await change(stan, game, 5))
  return game
}

const revisionOf = async ({ revision }: Figure, game: number) => revision(await boxScore(game)) as number

describe.each(FIGURES)('two people who change $name from the same revision', figure => {
  it('the first is kept, and the second gets who changed what', async () => {
    const game = await entered()
    const seen = ifMatch(await revisionOf(figure, game))
    expect((await figure.change(olga, game, 7, seen)).status).toBe(200)
    const before = await product.application.stores.events.head()
    expect(await figure.change(stan, game, 9, seen)).toMatchObject({
      status: 409,
      body: { statusCode: 409, message: expect.stringMatching(figure.conflict), error: 'Conflict' },
    })
    expect(await typesSince(before)).toEqual([])
  })

  it('the second may save after they looked at it again', async () => {
    const game = await entered()
    await figure.change(olga, game, 7)
    expect((await figure.change(stan, game, 9, ifMatch(await revisionOf(figure, game)))).status).toBe(200)
  })

  it('of fifty one is kept', async () => {
    const game = await entered()
    const seen = ifMatch(await revisionOf(figure, game))
    const before = await product.application.stores.events.head()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => figure.change(i % 2 === 0 ? stan : olga, game, 10 + i, seen)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(49).fill(409)])
    expect(await typesSince(before)).toHaveLength(1)
  })

  it('the second gets that after a restart too', async () => {
    const game = await entered()
    const seen = ifMatch(await revisionOf(figure, game))
    await figure.change(olga, game, 7, seen)
    await product.restart()
    expect((await figure.change(stan, game, 9, seen)).status).toBe(409)
  })
})

describe('people who change different figures of one game', () => {
  const pairs = FIGURES.flatMap(one =>
    FIGURES.filter(other => other !== one).map(other => ({ one, other, name: one.name, beside: other.name })),
  )

  it.each(pairs)('do not disturb each other: $beside, while $name is open in a form', async ({ one, other }) => {
    const game = await entered()
    const seen = ifMatch(await revisionOf(one, game))
    expect((await other.change(olga, game, 7)).status).toBe(200)
    expect((await one.change(stan, game, 9, seen)).status).toBe(200)
  })

  it('all at once, each from the revision that they read', async () => {
    const game = await entered()
    const box = await boxScore(game)
    const answers = await Promise.all(
      FIGURES.map(({ change, revision }, i) => change(i % 2 === 0 ? stan : olga, game, 9, ifMatch(revision(box) as number))),
    )
    expect(answers.map(({ status }) => status)).toEqual(FIGURES.map(() => 200))
  })
})
