import { makeGame, makeLeague, makeTeam, thingOf, type MadeLeague } from '../../testing/made-league'
import { openProduct, type Client, type Product } from '../../testing/product'
import type { RankAnswer } from './rank.answers'

let product: Product
let staff: Client

beforeAll(async () => {
  product = await openProduct()
  staff = product.as('staff')
})
afterAll(() => product.close())

const made = async () => {
  const league = await makeLeague(staff)
  const [ants = 0, bees = 0, cats = 0] = await Promise.all(
    ['Ants', 'Bees', 'Cats'].map(async name => (await makeTeam(staff, league, name)).id),
  )
  const plays = (home: number, away: number, score?: readonly [number, number]) => makeGame(staff, league, [home, away], score)
  return { league, ants, bees, cats, plays }
}

const rankOf = async ({ address }: MadeLeague, team: number): Promise<RankAnswer> => {
  const { status, body } = await product.as('nobody').get(`${address}/teams/${team}/rank?slug=${product.organization.slug}`)
  expect(status).toBe(200)
  return body as RankAnswer
}

/** `above Ants: headToHead 1–0 to 0–1; Bees 51–50 …` */
const words = ({ neighbours }: RankAnswer) =>
  neighbours.map(({ where, team, steps, equal, games }) => {
    const { step = '', own, other } = steps.at(-1) ?? {}
    const played = games.map(game => `${game.homeTeam} ${game.score_home}–${game.score_away} ${game.awayTeam}`)
    return `${where} ${team.name}: ${equal ? 'equal' : step} ${own?.value ?? '–'} to ${other?.value ?? '–'}; ${played.join(', ')}`
  })

describe('A rank explains itself to anybody', () => {
  it('by the step that decided, and the games that it looked at', async () => {
    const { league, ants, bees, cats, plays } = await made()
    await plays(ants, bees, [50, 51])
    await plays(ants, cats, [90, 40])
    await plays(bees, cats, [40, 41])
    const answer = await rankOf(league, bees)
    expect([answer.rank, answer.teamsCount, answer.rule.ranking]).toEqual([1, 3, 3])
    const all = 'Ants 50–51 Bees, Ants 90–40 Cats, Bees 40–41 Cats'
    expect(words(answer)).toEqual([`above Ants: difference 0 to 49; ${all}`, `below Cats: difference 0 to -49; ${all}`])
    expect(answer.neighbours[0]?.steps.find(({ step }) => step === 'headToHead')?.own).toEqual({
      value: 0.5,
      wins: 1,
      losses: 1,
      ties: 0,
    })
  })

  it('says that nothing tells teams apart, and leaves out what does not count', async () => {
    const { league, ants, bees, cats, plays } = await made()
    await plays(ants, bees)
    thingOf(
      await staff.post(`${league.address}/games`, {
        home_team_id: ants,
        away_team_id: bees,
        date: '2026-02-28',
        stage: 'playoff',
      }),
    )
    expect(words(await rankOf(league, bees))).toEqual(['above Ants: equal 0 to 0; ', 'below Cats: equal 0 to 0; '])
    expect((await rankOf(league, ants)).neighbours.map(({ where }) => where)).toEqual(['below'])
    expect((await rankOf(league, cats)).neighbours.map(({ where }) => where)).toEqual(['above'])
  })

  it('only where the team is in the table', async () => {
    const [{ league }, { ants }] = [await made(), await made()]
    const { status } = await product.as('nobody').get(`${league.address}/teams/${ants}/rank?slug=${product.organization.slug}`)
    expect(status).toBe(404)
  })
})
