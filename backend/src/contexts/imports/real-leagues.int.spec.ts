import type { BoxScoreAnswer } from '../games/box-score.answers'
import type { GameAnswer } from '../games/games.answers'
import type { ScoreMismatchAnswer } from '../games/mismatch.answers'
import type { LeagueWithTeamsAnswer } from '../leagues/leagues.answers'
import type { PlayerLeaderAnswer } from '../standings/statistics.answers'
import { openProduct, type Product } from '../../testing/product'
import type { ImportAnswer } from './imports.answers'
import { imported } from './testing/importing'
import { hasRealLeagues, realLeague, type Expected, type ExpectedLeader } from './testing/real-leagues'

const SLUG = 'riverside'

type Standing = Expected['standings'][number]
const byName = <Row extends { readonly name: string }>(rows: readonly Row[]) =>
  [...rows].sort((a, b) => (a.name < b.name ? -1 : 1))

const currentOf = ({ name, played, wins, losses, points_for, points_against }: Standing): Standing => ({
  name,
  played,
  wins,
  losses,
  points_for,
  points_against,
})

const shownStandings = (row: LeagueWithTeamsAnswer['teams'][number]): Standing => ({
  name: row.name,
  played: row.gamesPlayed,
  wins: row.wins,
  losses: row.losses,
  points_for: row.pointsFor,
  points_against: row.pointsAgainst,
})

type Leader = Pick<ExpectedLeader, 'rank' | 'name' | 'games' | 'value'> & { readonly teams: number }

const leaderOf = ({ rank, name, games, value, teams }: ExpectedLeader): Leader => ({
  rank,
  name,
  games,
  value,
  teams: teams.length,
})
const shownLeader = ({ rank, firstName, lastName, games, value, teams }: PlayerLeaderAnswer): Leader => ({
  rank,
  name: `${firstName} ${lastName}`.trim(),
  games,
  value,
  teams: teams.length,
})

/** Within a rank any order is right. */
const ranked = (leaders: readonly Leader[]) => [...leaders].sort((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1))

const open = async (league: string) => {
  const product: Product = await openProduct()
  const { files, expected } = realLeague(league)
  const answer: ImportAnswer = await imported(product.as('staff'), { organization: SLUG, season: '2025', league }, files)
  const visit = async <Answer>(address: string) => (await product.as('nobody').get(`${address}?slug=${SLUG}`)).body as Answer
  return { product, expected, answer, visit }
}

const SEASONS = [
  ['nba-2017-18', { teams: 30, players: 540, rosterPlaces: 540, games: 1_230, scores: 1_230, lines: 26_107 }],
  ['cebl-2025', { teams: 10, players: 186, rosterPlaces: 198, games: 127, scores: 127, lines: 2_725 }],
] as const

const describeWhereTheyAre = hasRealLeagues('the import of real seasons') ? describe : describe.skip

describeWhereTheyAre.each(SEASONS)('%s', (league, counts) => {
  let season: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    season = await open(league)
  }, 120_000)
  afterAll(() => season.product.close())

  it('comes in whole', () => {
    expect(season.answer).toMatchObject({ state: 'finished', reports: [] })
    expect(Object.fromEntries(Object.entries(season.answer.summary).map(([what, { created }]) => [what, created]))).toEqual(
      counts,
    )
  })

  it('has the standings that it ended with', async () => {
    const [table] = await season.visit<LeagueWithTeamsAnswer[]>(
      `/api/seasonsv2/${season.answer.season.id}/leagues-with-teams-public`,
    )
    expect(byName(table?.teams.map(shownStandings) ?? [])).toEqual(byName(season.expected.standings.map(currentOf)))
  })

  it.each([
    ['points', 'top20Points', 'PTS'],
    ['threes', 'top20Threes', '3PM'],
  ] as const)('has the top 20 in %s', async (_, list, figure) => {
    const leaders = await season.visit<PlayerLeaderAnswer[]>(`/api/records/${list}`)
    expect(ranked(leaders.map(shownLeader))).toEqual(ranked(season.expected.leaders[figure].map(leaderOf)))
  })
})

describeWhereTheyAre('rec-league-2025', () => {
  let season: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    season = await open('rec-league-2025')
  })
  afterAll(() => season.product.close())

  it('comes in whole, with the games that are still to be played', () =>
    expect(season.answer.summary).toMatchObject({
      teams: { created: 10 },
      players: { created: 106 },
      rosterPlaces: { created: 100 },
      games: { created: 30 },
      scores: { created: 10 },
      lines: { created: 200 },
    }))

  it('has the standings after three weeks', async () => {
    const [table] = await season.visit<LeagueWithTeamsAnswer[]>(
      `/api/seasonsv2/${season.answer.season.id}/leagues-with-teams-public`,
    )
    expect(byName(table?.teams.map(shownStandings) ?? [])).toEqual(byName(season.expected.standings.map(currentOf)))
  })

  it('shows its one score mismatch and its six flagged lines', async () => {
    const { season: place, league } = season.answer
    const { body } = await season.product.as('staff').get(`/api/seasonsv2/${place.id}/leagues/${league.id}/score-mismatches`)
    const found = body as ScoreMismatchAnswer[]
    expect(found.flatMap(({ mismatches }) => mismatches)).toMatchObject([{ side: 'away', what: 'players', sum: 42, final: 35 }])
    expect(
      found.flatMap(({ flaggedLines }) => flaggedLines.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).sort(),
    ).toEqual(['Albert Abbott', 'Derek Lane', 'Felix Calder', 'Helen Page', 'Nora Wells', 'Xavier Hart'])
  })

  it('has no assists and rebounds, which its scorers do not keep', async () => {
    const games = (await season.visit<GameAnswer[]>('/api/gamesv2')).filter(({ score_home }) => score_home !== null)
    const sheets = await Promise.all(games.map(({ id }) => season.visit<BoxScoreAnswer>(`/api/gamesv2/${id}`)))
    const kept = new Set(sheets.flatMap(({ playerStats }) => playerStats.map(({ stat }) => stat.abbreviation)))
    expect([kept.has('PTS'), kept.has('AST'), kept.has('REB')]).toEqual([true, false, false])
  })

  it('has its courts as locations', async () =>
    expect(new Set((await season.visit<GameAnswer[]>('/api/gamesv2')).map(({ location }) => location))).toEqual(
      new Set(['1', '2']),
    ))
})
