import fc from 'fast-check'
import { lineBody } from '../../contexts/games/testing/calls'
import { switchBrackets } from '../../contexts/brackets/testing/made-bracket'
import { playing } from '../../contexts/brackets/testing/played-bracket'
import { makeGame, makeLeague, makePlayer, makeTeam, thingOf } from '../../testing/made-league'
import { openProduct, type Product } from '../../testing/product'
import type { ScenarioDetailAnswer } from './scenarios.answers'

let product: Product
beforeAll(async () => {
  product = await openProduct()
  await switchBrackets(product.as('org_owner'), product.organization.id, true)
})
afterAll(() => product.close())

const staff = () => product.as('staff')

const TEAMS = ['Owls', 'Hawks', 'Wolves', 'Kites']

/** A league in which every two teams have two games, half of them played, with two players each of whom the last two are one person. */
const playedLeague = async () => {
  const league = await makeLeague(staff(), 'Monday')
  const teams = []
  for (const name of TEAMS) teams.push(await makeTeam(staff(), league, name))
  const players = []
  for (const team of teams) players.push(await makePlayer(staff(), team, 'Ana', `Lee ${team.id}`))
  const twin = await makePlayer(staff(), teams[0] ?? { address: '' }, 'Ana', 'Leigh')
  const games: number[] = []
  for (const [home, one] of teams.entries())
    for (const [away, other] of teams.entries())
      if (home !== away) {
        const played = (home + away) % 2 === 0 ? ([50 + home, 40 + 3 * away] as const) : undefined
        games.push(await makeGame(staff(), league, [one.id, other.id], played))
      }
  for (const [at, game] of games.entries()) {
    const player = [players[0], twin][at % 2] ?? 0
    await staff().put('/api/player-game-stats', lineBody(game, player, { PTS: at + 3, REB: at % 4 }))
  }
  return { league, games, players, twin }
}

const BY_POINTS = {
  steps: [
    { step: 'points', win: 3, tie: 1, loss: 0, forfeit: -1 },
    { step: 'conceded', among: false },
  ],
  ranking: 2,
  restarts: false,
}

type Played = Awaited<ReturnType<typeof playedLeague>>

const changesOf = ({ games, players, twin }: Played): fc.Arbitrary<object> => {
  const game_id = fc.constantFrom(...games)
  const points = fc.nat({ max: 90 })
  return fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('score'), game_id, score_home: points, score_away: points }) },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('walkover'), game_id, walkover_winner: fc.constantFrom('home', 'away', null) }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete'), game_id }) },
    fc.record({ kind: fc.constant('orderRule'), rule: fc.constantFrom(null, BY_POINTS) }),
    fc.record({ kind: fc.constant('merge'), masterId: fc.constant(players[0]), duplicateId: fc.constant(twin) }),
  )
}

const detailOf = async (id: number) => thingOf<ScenarioDetailAnswer>(await staff().get(`/api/scenarios/${id}`))

const without = (rows: readonly object[], ...fields: readonly string[]) =>
  rows.map(row => Object.fromEntries(Object.entries(row).filter(([field]) => !fields.includes(field))))

/** What a scenario shows, and what the real pages do, without what only one of them has. */
const shownIn = async (id: number, season: number, league: number, division?: number) => {
  const real = `/api/seasonsv2/${season}`
  const slug = `slug=${product.organization.slug}`
  const visitor = product.as('nobody')
  const pages = async (table: string, leaders: string, bracket: string | undefined) => ({
    table: without(thingOf<object[]>(await staff().get(table)), 'rankNow', 'qualifying', 'revision'),
    leaders: thingOf<object>(await (leaders.includes('slug') ? visitor : staff()).get(leaders)),
    bracket: bracket && thingOf<object>(await (bracket.includes('slug') ? visitor : staff()).get(bracket)),
  })
  return {
    then: await pages(
      `/api/scenarios/${id}/standings`,
      `/api/scenarios/${id}/leaders?by=total`,
      division === undefined ? undefined : `/api/scenarios/${id}/bracket?divisionId=${division}`,
    ),
    now: await pages(
      `/api/teams/teamsByLeague?leagueId=${league}`,
      `/api/leaders?by=total&seasonId=${season}&${slug}`,
      division === undefined ? undefined : `${real}/divisions/${division}/bracket?${slug}`,
    ),
  }
}

const real = (id: number, step: number, undoes: readonly number[] = []) =>
  staff().post(`/api/scenarios/${id}/steps/${step}/real`, { undoes })

it('What a scenario shows is what really doing its changes comes to, and what it refuses is refused', async () => {
  const played = await playedLeague()
  const { season, league } = played.league
  for (const changes of fc.sample(fc.array(changesOf(played), { minLength: 9, maxLength: 9 }), { numRuns: 3 })) {
    const { id } = thingOf(await staff().post('/api/scenarios', { name: 'What if', leagueId: league }))
    for (const change of changes) thingOf(await staff().put(`/api/scenarios/${id}/steps`, change))
    const before = await shownIn(id, season, league)
    expect(before.then).not.toEqual(before.now)
    for (const { step, state, message } of (await detailOf(id)).steps) {
      const answer = await real(id, step)
      expect({ step, status: answer.status < 300 }).toEqual({ step, status: state !== 'refused' })
      if (state === 'refused') expect(answer.body).toMatchObject({ message })
    }
    const after = await shownIn(id, season, league)
    expect(after.now).toEqual(before.then)
    expect(after.then).toEqual(before.then)
    expect((await detailOf(id)).comesTo).toMatchObject({ facts: 0, ranks: [], leaders: [] })
  }
}, 60_000)

it('A result of a bracket that lets another team go on shows who, and is confirmed where it is made real', async () => {
  const { bracket, semifinal, final } = await playing(staff).playedToFinal([80, 79])
  const { season, league, division } = { ...bracket.league, ...bracket }
  const { id } = thingOf(await staff().post('/api/scenarios', { name: 'Upset', leagueId: bracket.league.league }))
  thingOf(await staff().put(`/api/scenarios/${id}/steps`, { kind: 'score', game_id: semifinal, score_home: 57, score_away: 58 }))
  expect((await detailOf(id)).comesTo.bracket.map(({ label, to }) => `${label}: ${to?.name ?? '–'}`)).toEqual([
    'Final: Team 04',
    'Champion: –',
  ])
  const before = await shownIn(id, season, league.league, division)
  expect(await real(id, 1)).toMatchObject({ status: 409, body: { undoes: [{ game_id: final }] } })
  thingOf(await real(id, 1, [final]))
  expect((await shownIn(id, season, league.league, division)).now).toEqual(before.then)
})
