import { scheduleGame } from '@fullcourt/domain/games/decide'
import { gameStream } from '@fullcourt/domain/games/state'
import { deletePlayer } from '@fullcourt/domain/players/decide'
import { playerStream } from '@fullcourt/domain/players/state'
import { joinRosterTogether, leaveLeague } from '@fullcourt/domain/entries/decide'
import { seasonStream } from '@fullcourt/domain/entries/state'
import { contextOnce } from '../facts/command-context'
import { Decider } from '../facts/decider'
import { IdAllocator } from '../facts/id-allocator'
import { leagueMaker, type TestLeague } from '../games/testing/league'
import { followedUp } from '../testing/followed-up'
import { openProduct, type Product } from '../testing/product'

let product: Product
let league: TestLeague

beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())
beforeEach(async () => {
  league = await leagueMaker(product).league(product.organization.id)
})

const decider = () => product.application.app.get(Decider)
const context = () => contextOnce('system', kind => product.application.app.get(IdAllocator).next(kind))
const place = () => ({ organization: league.organization, season: league.season, league: league.league })
const base = () => `/api/seasonsv2/${league.season}/leagues/${league.league}`
const contents = () => decider().state(seasonStream, league.season)
const entryOf = async (team: number) => [...(await contents()).entries.values()].find(entry => entry.team === team && !entry.left)

const inSeason = (decide: (state: Awaited<ReturnType<typeof contents>>) => ReturnType<typeof leaveLeague>) =>
  decider().handle({
    stream: seasonStream,
    id: league.season,
    context: context(),
    organization: league.organization,
    decide,
  })

describe('A game', () => {
  it('that was scheduled with a team that had left by then is deleted, with that cause', async () => {
    const [home, away] = league.teams
    const game = await product.application.app.get(IdAllocator).next('game')
    await inSeason(state => leaveLeague(state, { ...place(), team: home.id }))
    const side = ({ id, entry }: typeof home) => ({ team: id, entry, league: league.league })
    const at = { ...place(), division: null, stage: 'regular' as const, home: side(home), away: side(away) }
    await decider().handle({
      stream: gameStream,
      id: game,
      context: context(),
      organization: league.organization,
      decide: state => scheduleGame(state, { game, in: at, details: {} }),
    })
    await followedUp(product.application)
    const [scheduled, deleted] = await product.application.stores.events.read(`game-${game}`)
    expect(deleted).toMatchObject({ type: 'GameDeleted', metadata: { cause: scheduled?.id } })
  })

  it('of fifty that are scheduled while a team leaves stands in no case', async () => {
    const [home, away] = league.teams
    const schedule = () => product.as('staff').post(`${base()}/games`, { home_team_id: home.id, away_team_id: away.id })
    const leave = () => product.as('staff').delete(`${base()}/teams/${home.id}`)
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => (i === 25 ? leave() : schedule())))
    await followedUp(product.application)
    expect(answers.every(({ status }) => [201, 204, 200, 404, 409].includes(status))).toBe(true)
    const made = answers.flatMap(({ status, body }) => (status === 201 ? [(body as { id: number }).id] : []))
    const kinds = await Promise.all(made.map(async id => (await decider().state(gameStream, id)).kind))
    expect(kinds.filter(kind => kind !== 'deleted')).toEqual([])
  })
})

describe('A player', () => {
  it('who joined a roster after his deletion leaves it again', async () => {
    const [team] = league.teams
    const player = await leagueMaker(product).player(league.organization, 'Ana', 'Lee')
    await decider().handle({
      stream: playerStream,
      id: player,
      context: context(),
      organization: league.organization,
      decide: deletePlayer,
    })
    await inSeason(state => joinRosterTogether(state, { ...place(), team: team.id, players: [player] }))
    await followedUp(product.application)
    expect((await entryOf(team.id))?.roster).not.toContain(player)
  })

  it('of fifty who join while the team moves to another league is lost in no case', async () => {
    const [team] = league.teams
    const maker = leagueMaker(product)
    const other = await maker.league(league.organization, { season: league.season, name: 'Tuesday' })
    const players: number[] = []
    for (let n = 0; n < 50; n += 1) players.push(await maker.player(league.organization, `P${n}`, 'New'))
    const join = (player_id: number) => product.as('staff').post(`${base()}/teams/${team.id}/players`, { player_id })
    const move = () => product.as('staff').put(`/api/teams/${team.id}`, { leagueId: other.league })
    const answers = await Promise.all(players.flatMap((player, i) => (i === 25 ? [move(), join(player)] : [join(player)])))
    await followedUp(product.application)
    expect(answers[25]?.status).toBe(200)
    const joined = answers.filter((_, i) => i !== 25).flatMap(({ status }, i) => (status === 201 ? [players[i]] : []))
    expect((await entryOf(team.id))?.roster).toEqual(expect.arrayContaining(joined))
  })
})
