import { imported } from '../imports/testing/importing'
import { hasRealLeagues, realLeague } from '../imports/testing/real-leagues'
import { makeLeague, makeSeason, makeTeam, thingOf, type MadeLeague } from '../../testing/made-league'
import { openProduct, type Product } from '../../testing/product'
import type { ChampionAnswer, SeasonChampionsAnswer } from './champions.answers'
import type { SeasonStateAnswer } from './season-states.answers'
import { makeBracket, makeMatchupGame, switchBrackets, type MadeBracket } from './testing/made-bracket'

let product: Product
beforeAll(async () => {
  product = await openProduct()
  await switches(true)
})
afterAll(() => product.close())

const switches = (isOn: boolean) => switchBrackets(product.as('org_owner'), product.organization.id, isOn)
const staff = () => product.as('staff')

const read = async (query: string) =>
  thingOf<SeasonChampionsAnswer[]>(await product.as('nobody').get(`/api/champions?slug=${product.organization.slug}${query}`))

const ofSeason = async (season: number, query = ''): Promise<SeasonChampionsAnswer> => {
  const [answer] = await read(`&seasonId=${season}${query}`)
  if (!answer) throw new Error('A season that was asked for is not in the answer.')
  return answer
}

const inWords = ({ name, team, runnerUp, score, series }: ChampionAnswer) =>
  [
    `${name}: ${team.name}, ${runnerUp.name}`,
    score && `${score.champion}–${score.runnerUp}`,
    series && `${series.won} to ${series.lost}`,
  ]
    .filter(Boolean)
    .join(', ')

const champions = async (season: number, query = '') => (await ofSeason(season, query)).champions.map(inWords)

describe('The champion of a bracket', () => {
  let bracket: MadeBracket
  beforeAll(async () => {
    bracket = await makeBracket(staff(), 4)
    await makeMatchupGame(staff(), bracket, 'r1-0', [70, 60])
    await makeMatchupGame(staff(), bracket, 'r1-1', [80, 66])
  })

  it('is nobody before the final: the bracket is open', async () =>
    expect(await ofSeason(bracket.season)).toMatchObject({ champions: [], openBrackets: 1 }))

  it('is the winner of the final, and another one once the final is corrected', async () => {
    const game = await makeMatchupGame(staff(), bracket, 'r2-0', [71, 70])
    const { season, champions: won, openBrackets } = await ofSeason(bracket.season)
    expect(won.map(inWords)).toEqual(['Division of 4: Team 01, Team 02, 71–70'])
    expect({ season: season.id, openBrackets, game: won[0]?.game_id, division: won[0]?.division_id }).toEqual({
      season: bracket.season,
      openBrackets: 0,
      game,
      division: bracket.division,
    })
    thingOf(await staff().put(`${bracket.address}/games/${game}`, { score_home: 71, score_away: 72 }))
    expect(await champions(bracket.season)).toEqual(['Division of 4: Team 02, Team 01, 72–71'])
  })

  it('has no score where the final was won by walk-over', async () => {
    const cup = await makeBracket(staff(), 2)
    const game = await makeMatchupGame(staff(), cup, 'r1-0')
    thingOf(await staff().put(`${cup.address}/games/${game}`, { walkover_winner: 'away' }))
    expect(await champions(cup.season)).toEqual(['Division of 2: Team 02, Team 01'])
  })

  it('is not shown while the organization does not work with brackets', async () => {
    await switches(false)
    const shown = await ofSeason(bracket.season)
    await switches(true)
    expect(shown).toMatchObject({ champions: [], openBrackets: 0 })
  })
})

describe('The champion of play-offs without a bracket', () => {
  let league: MadeLeague
  let teams: readonly number[]
  beforeAll(async () => {
    league = await makeLeague(staff(), 'Sunday', await makeSeason(staff(), { finishDate: '2026-06-30', active: true }))
    teams = await Promise.all(['Hawks', 'Owls', 'Crows'].map(async name => (await makeTeam(staff(), league, name)).id))
  })

  const playOff = async (home: number, away: number, date: string, score?: readonly [number, number]): Promise<number> => {
    const sides = { home_team_id: teams[home], away_team_id: teams[away] }
    const { id } = thingOf(await staff().post(`${league.address}/games`, { ...sides, date, stage: 'playoff' }))
    if (score) thingOf(await staff().put(`${league.address}/games/${id}`, { score_home: score[0], score_away: score[1] }))
    return id
  }

  it('is the winner of the final, from the day after the season on', async () => {
    await playOff(2, 1, '2026-06-21', [50, 60])
    await playOff(0, 1, '2026-06-28', [80, 70])
    await playOff(1, 0, '2026-06-29', [75, 74])
    const last = await playOff(0, 1, '2026-06-30')
    expect(await champions(league.season, '&on=2026-07-01')).toEqual([])
    thingOf(await staff().put(`${league.address}/games/${last}`, { score_home: 66, score_away: 68 }))
    expect(await champions(league.season, '&on=2026-06-30')).toEqual([])
    expect(await champions(league.season, '&on=2026-07-01')).toEqual(['Sunday: Owls, Hawks, 68–66, 2 to 1'])
  })

  it('is there without a day once another season is active, and not while its league is deleted', async () => {
    await makeSeason(staff(), { active: true })
    expect(await champions(league.season)).toEqual(['Sunday: Owls, Hawks, 68–66, 2 to 1'])
    await staff().delete(league.address)
    expect(await champions(league.season)).toEqual([])
    thingOf(await staff().post(`${league.address}/restore`))
    expect(await champions(league.season)).toHaveLength(1)
  })
})

it('Staff are told how far each season is, whoever won it', async () => {
  const states = thingOf<SeasonStateAnswer[]>(await staff().get('/api/season-states?on=2026-07-01'))
  const inWords = ({ stage, leagues, games, completed, champions: won }: SeasonStateAnswer) =>
    [stage, leagues, `${completed}/${games}`, ...won.map(({ name, team }) => `${name}: ${team.name}`)].join(' ')
  const known = new Set(states.map(inWords))
  expect([...known]).toEqual(
    expect.arrayContaining(['finished 1 3/3 Division of 4: Team 02', 'finished 1 4/4 Sunday: Owls', 'set-up 0 0/0']),
  )
  expect((await product.as('nobody').get('/api/season-states')).status).toBe(401)
})

it('All seasons are answered in their order, those without a champion too', async () => {
  const seasons = thingOf<{ id: number }[]>(await product.as('nobody').get(`/api/seasonsv2?slug=${product.organization.slug}`))
  expect((await read('')).map(({ season }) => season.id)).toEqual(seasons.map(({ id }) => id))
})

const REAL_CHAMPIONS = [
  ['cebl-2025', ['cebl-2025: Niagara River Lions, Calgary Surge, 79–73']],
  ['rec-league-2025', []],
] as const

/** Of the second one only the first weeks are there. */
const whereTheyAre = hasRealLeagues('the champions of real seasons') ? it : it.skip
whereTheyAre.each(REAL_CHAMPIONS)('The real season %s has its real champion, or none', async (name, expected) => {
  const { files } = realLeague(name)
  const asked = { organization: product.organization.slug, season: name, league: name }
  const { season } = await imported(staff(), asked, files)
  thingOf(await staff().put(`/api/seasonsv2/${season.id}`, { active: false }))
  expect(await champions(Number(season.id))).toEqual(expected)
})
