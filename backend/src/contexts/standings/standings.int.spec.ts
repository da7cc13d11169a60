import { makeGame, makeLeague, makeTeam, thingOf, type MadeLeague } from '../../testing/made-league'
import { openProduct, type Client, type Product } from '../../testing/product'
import type { StandingsTeamAnswer } from './standings.answers'

let product: Product
let staff: Client

beforeAll(async () => {
  product = await openProduct()
  staff = product.as('staff')
})
afterAll(() => product.close())

const table = async ({ season }: MadeLeague) => {
  const { body } = await product
    .as('nobody')
    .get(`/api/seasonsv2/${season}/leagues-with-teams-public?slug=${product.organization.slug}`)
  return (body as { teams: StandingsTeamAnswer[] }[])[0]?.teams ?? []
}

const made = async () => {
  const league = await makeLeague(staff)
  const [ants, bees, cats] = await Promise.all(
    ['Ants', 'Bees', 'Cats'].map(async name => (await makeTeam(staff, league, name)).id),
  )
  const plays = (home = 0, away = 0, score?: readonly [number, number]) => makeGame(staff, league, [home, away], score)
  return { league, ants, bees, cats, plays }
}

describe('A table', () => {
  it('lists equal records by what they played against each other, and says so', async () => {
    const { league, ants, bees, cats, plays } = await made()
    await plays(ants, bees, [50, 51])
    await plays(ants, cats, [90, 40])
    await plays(bees, cats, [40, 41])
    await plays(cats, ants, [50, 40])
    await plays(bees, ants, [40, 60])
    await plays(cats, bees, [30, 60])
    const shown = (await table(league)).map(({ rank, name, wins, losses, tieBreak }) => ({ rank, name, wins, losses, tieBreak }))
    expect(shown).toEqual([
      { rank: 1, name: 'Ants', wins: 2, losses: 2, tieBreak: { step: 'difference', own: 59, other: 10 } },
      { rank: 1, name: 'Bees', wins: 2, losses: 2, tieBreak: { step: 'difference', own: 10, other: -69 } },
      { rank: 1, name: 'Cats', wins: 2, losses: 2, tieBreak: null },
    ])
  })

  it('names the games of two against each other before their points', async () => {
    const { league, ants, bees, cats, plays } = await made()
    await plays(ants, bees, [50, 51])
    await plays(ants, cats, [90, 40])
    const [bee, ant] = [await table(league), await table(league)].map((rows, i) => rows[i])
    expect([bee?.name, bee?.tieBreak]).toEqual(['Bees', null])
    expect(ant?.name).toBe('Ants')
    await plays(cats, bees, [60, 50])
    const equal = (await table(league)).map(({ name, tieBreak }) => [name, tieBreak?.step])
    expect(equal).toEqual([
      ['Ants', 'difference'],
      ['Bees', 'difference'],
      ['Cats', undefined],
    ])
  })

  it('shows streak and last ten, in the order in which the games were played, and follows a correction', async () => {
    const { league, ants, bees, plays } = await made()
    for (let won = 0; won < 11; won += 1) await plays(ants, bees, [50, 40])
    const last = await plays(bees, ants, [40, 50])
    const form = async () =>
      (await table(league)).flatMap(({ name, streak, lastTen, lastFive }) =>
        lastTen ? [`${name} ${streak}, ${lastTen.wins}–${lastTen.losses}, ${lastFive.join('')}`] : [],
      )
    expect(await form()).toEqual(['Ants W12, 10–0, WWWWW', 'Bees L12, 0–10, LLLLL'])
    thingOf(await staff.put(`${league.address}/games/${last}`, { score_home: 60, score_away: 50 }))
    expect(await form()).toEqual(['Ants L1, 9–1, LWWWW', 'Bees W1, 1–9, WLLLL'])
  })

  it('shows the streak of a team that played long before the others', async () => {
    const { league, ants, bees, cats, plays } = await made()
    await plays(cats, ants, [60, 50])
    await Promise.all(Array.from({ length: 30 }, () => plays(ants, bees, [50, 40])))
    expect((await table(league)).map(({ name, streak }) => `${name} ${streak}`)).toEqual(['Cats W1', 'Ants W30', 'Bees L30'])
  })

  it('counts no play-offs, and no game without a result', async () => {
    const { league, ants, bees, plays } = await made()
    await plays(ants, bees)
    const final = { home_team_id: ants, away_team_id: bees, date: '2026-02-28', stage: 'playoff' }
    const { id } = thingOf(await staff.post(`${league.address}/games`, final))
    thingOf(await staff.put(`${league.address}/games/${id}`, { score_home: 60, score_away: 50 }))
    expect((await table(league)).map(({ streak, lastTen, tieBreak }) => [streak, lastTen, tieBreak?.step])).toEqual([
      [null, null, 'equal'],
      [null, null, 'equal'],
      [null, null, undefined],
    ])
  })
})
