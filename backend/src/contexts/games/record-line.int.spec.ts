import { openProduct, type Product } from '../../testing/product'
import type { BoxScoreAnswer, PlayerLineAnswer } from './box-score.answers'
import { gameCalls, ifMatch, lineBody, statId, type GameCalls } from './testing/calls'
import { leagueMaker, type TestLeague } from './testing/league'

let product: Product
let league: TestLeague
let calls: GameCalls

beforeAll(async () => {
  product = await openProduct()
  league = await leagueMaker(product).league(product.organization.id, { players: 50 })
  calls = gameCalls(product, league)
})
afterAll(() => product.close())

const [home, away] = [() => league.teams[0], () => league.teams[1]]
const playerOf = (team: () => { players: readonly number[] }, i = 0): number => team().players[i] ?? 0

/** `PTS 12` and so on, in the order of the definitions. */
const shown = ({ stats }: Pick<PlayerLineAnswer, 'stats'>) => stats.map(({ stat, value }) => `${stat.abbreviation} ${value}`)
const statsOf = ({ playerStats }: BoxScoreAnswer, player: number) =>
  shown({ stats: playerStats.filter(({ player_id }) => player_id === player) })

it('records a line, and answers what was entered and what follows from it, with its revision', async () => {
  const { id } = await calls.schedule()
  const line = await calls.recorded(id, playerOf(home), { FGM: 5, FGA: 10, '3PM': 1, '3PA': 4, FTM: 2, FTA: 2 })
  expect(line).toMatchObject({ revision: 1, team_id: home().id, didNotPlay: false, flags: [] })
  expect(shown(line)).toEqual([
    'PTS 13',
    'FGM 5',
    'FGA 10',
    'FG% 0.5',
    '2PM 4',
    '2PA 6',
    '2P% 0.667',
    '3PM 1',
    '3PA 4',
    '3P% 0.25',
    'FTM 2',
    'FTA 2',
    'FT% 1',
  ])
  expect(line.stats.filter(({ entered }) => entered).map(({ stat }) => stat.abbreviation)).toEqual([
    'FGM',
    'FGA',
    '3PM',
    '3PA',
    'FTM',
    'FTA',
  ])
})

it('keeps figures absent that a league does not keep: they are not zero', async () => {
  const { id } = await calls.schedule()
  await calls.line(id, playerOf(home), { PTS: 12, FTM: 0 })
  expect(statsOf(await calls.boxScore(id), playerOf(home))).toEqual(['PTS 12', 'FTM 0'])
})

it('leaves figures that are not named, and takes one out by null', async () => {
  const { id } = await calls.schedule()
  await calls.line(id, playerOf(home), { PTS: 12, REB: 4 })
  await calls.line(id, playerOf(home), { REB: null, AST: 3 })
  expect(statsOf(await calls.boxScore(id), playerOf(home))).toEqual(['PTS 12', 'AST 3'])
})

it('puts somebody on the sheet who did not play', async () => {
  const { id } = await calls.schedule()
  const line = await calls.recorded(id, playerOf(home), {})
  expect(line).toMatchObject({ didNotPlay: true, stats: [] })
  const { homeRoster } = await calls.boxScore(id)
  expect(homeRoster.find(({ id }) => id === playerOf(home))).toMatchObject({ onSheet: true, didNotPlay: true })
})

it('keeps an entered figure that disagrees, and flags it', async () => {
  const { id } = await calls.schedule()
  const line = await calls.recorded(id, playerOf(home), { PTS: 12, FGM: 5, '3PM': 1, FTM: 2 })
  expect(line).toMatchObject({ flags: ['PTS is 12, but the made shots give 13'] })
  expect(shown(line)[0]).toBe('PTS 12')
})

describe('the side of a line', () => {
  it('is that of the roster which holds the player', async () => {
    const { id } = await calls.schedule()
    expect((await calls.recorded(id, playerOf(away), { PTS: 2 })).team_id).toBe(away().id)
  })

  it('is the named team, even where the player is on neither roster', async () => {
    const { id } = await calls.schedule()
    const guest = await leagueMaker(product).player(product.organization.id, 'Gus', 'Guest')
    expect((await calls.line(id, guest, { PTS: 2 })).body).toMatchObject({
      statusCode: 409,
      message: 'The player is on neither roster. Choose the team (team_id).',
    })
    expect((await calls.recorded(id, guest, { PTS: 2 }, away().id)).team_id).toBe(away().id)
    expect((await calls.recorded(id, guest, { PTS: 4 })).team_id).toBe(away().id)
  })

  it('must be named where both rosters hold the player', async () => {
    const maker = leagueMaker(product)
    const both = await maker.player(product.organization.id, 'Bo', 'Both')
    await maker.join(league, home().id, both)
    await maker.join(league, away().id, both)
    const { id } = await calls.schedule()
    expect((await calls.line(id, both, { PTS: 2 })).body).toMatchObject({
      statusCode: 409,
      message: 'The player could be on both teams. Choose the team (team_id).',
    })
  })

  it('stays with the line when the player is on another roster later', async () => {
    const maker = leagueMaker(product)
    const mover = await maker.player(product.organization.id, 'Mo', 'Mover')
    await maker.join(league, home().id, mover)
    const { id } = await calls.schedule()
    await calls.line(id, mover, { PTS: 2 })
    await maker.join(league, away().id, mover)
    expect((await calls.recorded(id, mover, { PTS: 3 })).team_id).toBe(home().id)
  })

  it('is one of the two teams of the game', async () => {
    const { id } = await calls.schedule()
    expect((await calls.line(id, playerOf(home), { PTS: 2 }, league.teams[2]?.id)).body).toMatchObject({
      statusCode: 400,
      message: 'Team must be one of the two teams of the game.',
    })
  })
})

describe('two people at one box score', () => {
  it('do not disturb each other with lines of different players: fifty at once', async () => {
    const { id, periodsRevision } = await calls.schedule()
    const answers = await Promise.all(
      home().players.map((player, i) => calls.line(id, player, { PTS: i }, undefined, ifMatch(periodsRevision))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50)
    const { playerStats } = await calls.boxScore(id)
    expect(playerStats.reduce((sum, { value }) => sum + value, 0)).toBe((49 * 50) / 2)
  })

  it('of fifty who change the same line from the same revision, one is kept', async () => {
    const { id } = await calls.schedule()
    const { revision } = await calls.recorded(id, playerOf(home), { PTS: 1 })
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => calls.line(id, playerOf(home), { PTS: i + 2 }, home().id, ifMatch(revision))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      message: expect.stringMatching(/^stan changed PTS of P1 Hawks from 1 to \d+ meanwhile\. /),
    })
  })

  it('of lines that are sent together none is kept where one of them was changed since it was read', async () => {
    const { id } = await calls.schedule()
    const [one, other] = [playerOf(home), playerOf(home, 1)]
    const { revision } = await calls.recorded(id, one, { PTS: 1 })
    await calls.recorded(id, one, { PTS: 2 })
    const line = (player: number) => ({ player_id: player, team_id: home().id, stats: [{ stat_id: statId('PTS'), value: 9 }] })
    const lines = [line(other), { ...line(one), revision }]
    const answer = await product.as('staff').put(`/api/gamesv2/${id}/lines`, { lines })
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringMatching(/ meanwhile\. /) } })
    expect(statsOf(await calls.boxScore(id), other)).toEqual([])
  })

  it('the one without team_id is reported too', async () => {
    const { id } = await calls.schedule()
    const { revision } = await calls.recorded(id, playerOf(home), { PTS: 1 })
    await calls.line(id, playerOf(home), { PTS: 2 }, undefined, ifMatch(revision))
    expect((await calls.line(id, playerOf(home), { PTS: 3 }, undefined, ifMatch(revision))).status).toBe(409)
  })
})

describe('refused is', () => {
  const refused = async (change: (body: ReturnType<typeof lineBody>) => object, status = 400) => {
    const { id } = await calls.schedule()
    const answer = await product.as('staff').put('/api/player-game-stats', change(lineBody(id, playerOf(home), { PTS: 2 })))
    expect(answer.body).toMatchObject({ statusCode: status })
    expect((await calls.boxScore(id)).playerStats).toEqual([])
    return (answer.body as { message: string }).message
  }
  const withStat = (change: object) => (body: ReturnType<typeof lineBody>) => ({
    ...body,
    stats: body.stats.map(stat => ({ ...stat, ...change })),
  })

  it('a percentage, which is derived', async () => {
    expect(await refused(withStat({ stat_id: statId('FG%') }))).toBe('FG% is derived from other figures and cannot be entered.')
  })

  it('a stat that is named differently than its id says', async () => {
    const named = (stat: object) => refused(withStat({ stat }))
    expect(await named({ id: 1, abbreviation: 'AST' })).toBe('Stat 1 is PTS, not AST (1).')
    expect(await named({ id: 2, abbreviation: 'PTS' })).toBe('Stat 1 is PTS, not PTS (2).')
  })

  it('a stat that there is none of', async () => {
    expect(await refused(withStat({ stat_id: 99 }))).toBe('There is no stat 99.')
  })

  it('a stat of another player or game', async () => {
    expect(await refused(withStat({ player_id: 9_999 }))).toBe('player_id in stats must equal player_id of the line.')
    expect(await refused(withStat({ game_id: 9_999 }))).toBe('game_id in stats must equal game_id of the line.')
  })

  it('a stat that is named twice', async () => {
    expect(await refused(body => ({ ...body, stats: [...body.stats, ...body.stats] }))).toBe('stats names PTS twice.')
  })

  it('a figure that is none', async () => {
    for (const value of [-1, 1_000, 1.5, '2', true, undefined]) await refused(withStat({ value }))
  })

  it('a player of another organization', async () => {
    const foreign = await leagueMaker(product).player(product.foreign.id, 'Fay', 'Foreign')
    const { id } = await calls.schedule()
    expect((await calls.line(id, foreign, { PTS: 2 }, home().id)).body).toMatchObject({
      statusCode: 404,
      message: 'Player not found',
    })
  })

  it('a new line of a removed player, while their old ones can be corrected', async () => {
    const maker = leagueMaker(product)
    const leaver = await maker.player(product.organization.id, 'Lea', 'Leaver')
    const [before, after] = [await calls.schedule(), await calls.schedule()]
    await calls.recorded(before.id, leaver, { PTS: 2 }, home().id)
    await maker.deletePlayer(product.organization.id, leaver)
    expect((await calls.line(after.id, leaver, { PTS: 2 }, home().id)).status).toBe(404)
    expect((await calls.line(before.id, leaver, { PTS: 3 }, home().id)).status).toBe(200)
    const { homeRoster } = await calls.boxScore(before.id)
    expect(homeRoster.find(({ id }) => id === leaver)).toMatchObject({
      firstName: 'Removed',
      lastName: 'player',
      removed: true,
      onRoster: false,
    })
  })
})
