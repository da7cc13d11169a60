import { BEGINNING } from '@fullcourt/event-store/port'
import type { GameContext } from '@fullcourt/domain/games/events'
import type { Decision } from '@fullcourt/domain/facts/decision'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import type { StreamOf } from '@fullcourt/domain/facts/stream-of'
import { scheduleGame, updateScore } from '@fullcourt/domain/games/decide'
import { gameStream } from '@fullcourt/domain/games/state'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { deletePlayer, erasePlayer } from '@fullcourt/domain/players/decide'
import { playerStream } from '@fullcourt/domain/players/state'
import { addLeague } from '@fullcourt/domain/leagues/decide'
import { enterLeague, joinRosterTogether, leaveLeague } from '@fullcourt/domain/entries/decide'
import { entriesOf, seasonStream } from '@fullcourt/domain/entries/state'
import { deleteTeam } from '@fullcourt/domain/teams/decide'
import { teamStream } from '@fullcourt/domain/teams/state'
import { Commands } from '../../core/facts/commands'
import type { CommandWithContext } from '../../core/facts/command-with-context'
import { contextOnce } from '../../core/facts/command-context'
import { Decider } from '../../core/facts/decider'
import { IdAllocator } from '../../core/facts/id-allocator'
import { Refused } from '../../core/facts/refused'
import { ScheduleGame, RecordLine } from '../games/games.commands'
import { leagueMaker, type TestLeague, type TestTeam } from '../games/testing/league'
import { gameCalls } from '../games/testing/calls'
import { followedUp } from '../../testing/followed-up'
import { openProduct, type Answer, type Product } from '../../testing/product'
import { EnterLeague, JoinRoster } from '../entries/entries.commands'
import { MoveTeam } from '../entries/move-team.command'

/** Each with one command that removes it and one that uses it: fifty in all. */
const PAIRS = 25

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
const contents = (season = league.season) => decider().state(seasonStream, season)
const rosterOf = async (entry: number) => (await contents()).entries.get(entry)?.roster ?? []
const made = async <Thing>(make: (n: number) => Promise<Thing>): Promise<readonly Thing[]> => {
  const things: Thing[] = []
  for (let n = 0; n < PAIRS; n += 1) things.push(await make(n))
  return things
}

/** Lets writers of a stream wait behind a command that does not end until it is released. */
const holdUp = <State, F extends AnyFact, Id>(
  stream: StreamOf<State, Recorded<F>, Id>,
  id: Id,
  decide: (state: State) => Decision<F>,
) => {
  let go: () => void = () => undefined
  const held = new Promise<void>(released => (go = released))
  const { organization } = league
  const done = decider().handle({ stream, id, context: context(), organization, decide, prepare: () => held })
  return async (): Promise<void> => {
    go()
    await done
  }
}

const holdUpSeason = async () => {
  const { organization, season } = league
  const id = await product.application.app.get(IdAllocator).next('league')
  return holdUp(seasonStream, season, state => addLeague(state, { organization, season, league: id, name: 'Sunday' }))
}

/** Contexts of commands that get their ids only when they are released; `asked` settles when so many have asked for one. */
const heldContexts = (count: number) => {
  let go: () => void = () => undefined
  let allAsked: () => void = () => undefined
  const held = new Promise<void>(released => (go = released))
  const asked = new Promise<void>(settled => (allAsked = settled))
  let left = count
  return {
    asked,
    release: async (): Promise<void> => go(),
    next: () =>
      contextOnce('system', async kind => {
        if (--left === 0) allAsked()
        await held
        return product.application.app.get(IdAllocator).next(kind)
      }),
  }
}

/** Whether a command was carried out; false where it was refused. */
const carriedOut = async (command: CommandWithContext): Promise<boolean> => {
  try {
    await product.application.app.get(Commands).dispatch(command)
    return true
  } catch (error) {
    if (error instanceof Refused) return false
    throw error
  }
}

/**
 * Both commands of each, all at once; those that use it have looked at it when it is removed, and are written when everything
 * that follows from its removal is done. Answers which of them were carried out.
 */
const racing = async <Thing>(
  things: readonly Thing[],
  release: () => Promise<void>,
  use: (thing: Thing) => CommandWithContext,
  remove: (thing: Thing) => Promise<Answer>,
): Promise<readonly boolean[]> => {
  const using = things.map(thing => carriedOut(use(thing)))
  const removed = await Promise.all(things.map(remove))
  await followedUp(product.application)
  await release()
  const used = await Promise.all(using)
  await followedUp(product.application)
  await product.application.runner.passed(await product.application.stores.events.head(), 30_000)
  expect(removed.map(({ status }) => status)).toEqual(things.map(() => 204))
  expect(used).toContain(true)
  return used
}

const scope = () => ({ kind: 'policy' as const, organization: league.organization })

const removals = [
  ['deleted', (player: number) => product.as('org_owner').delete(`/api/playersv2/${player}`)],
  ['erased', (player: number) => product.as('org_owner').delete(`/api/people/player/${player}`)],
] as const

const newPlayers = () => made(n => leagueMaker(product).player(league.organization, `P${n}`, 'New'))

describe('A player who joins a roster', () => {
  it.each(removals)('while they are %s is on it in no case', async (_, remove) => {
    const [team] = league.teams
    const players = await newPlayers()
    const at = { season: league.season, league: league.league, team: team.id }
    await racing(players, await holdUpSeason(), player => new JoinRoster(context(), { scope: scope(), at, player }), remove)
    expect((await rosterOf(team.entry)).filter(player => players.includes(player))).toEqual([])
  })

  it.each([
    ['deleted', deletePlayer],
    ['erased', erasePlayer],
  ])('after they were %s leaves it again', async (_, remove) => {
    const [team] = league.teams
    const player = await leagueMaker(product).player(league.organization, 'Ana', 'Lee')
    const { organization, season, league: id } = league
    await decider().handle({ stream: playerStream, id: player, context: context(), organization, decide: remove })
    await decider().handle({
      stream: seasonStream,
      id: season,
      context: context(),
      organization,
      decide: state => joinRosterTogether(state, { organization, season, league: id, team: team.id, players: [player] }),
    })
    await followedUp(product.application)
    expect(await rosterOf(team.entry)).not.toContain(player)
  })
})

describe('A team that moves to another league of its season', () => {
  it('while fifty join its roster loses none of those who joined', async () => {
    const [team] = league.teams
    const other = await leagueMaker(product).league(league.organization, { season: league.season, name: 'Tuesday' })
    const players = [...(await newPlayers()), ...(await newPlayers())]
    const at = { season: league.season, league: league.league, team: team.id }
    const join = (player: number) => carriedOut(new JoinRoster(context(), { scope: scope(), at, player }))
    const release = await holdUpSeason()
    const before = players.slice(0, PAIRS).map(join)
    const moves = heldContexts(1)
    const moved = carriedOut(new MoveTeam(moves.next(), { scope: scope(), team: team.id, to: other.league }))
    await moves.asked
    await moves.release()
    // A whole call takes longer than the move needs to look at the roster, on which nobody of the others is yet.
    await product.as('staff').get(`/api/seasonsv2/${league.season}/leagues/${league.league}/teams`)
    expect(await rosterOf(team.entry)).toEqual(team.players)
    const after = players.slice(PAIRS).map(join)
    await release()
    expect(await moved).toBe(true)
    const joined = await Promise.all([...before, ...after])
    expect(joined).toContain(true)
    const [entry] = entriesOf(await contents(), team.id)
    expect(entry?.roster).toEqual([...team.players, ...players.filter((_, n) => joined[n])])
  })
})

describe('A game that is scheduled', () => {
  const side = ({ id, entry }: TestTeam) => ({ team: id, entry, league: league.league })

  it('with a team that had left by then is deleted because that team left', async () => {
    const { organization, season, league: id, teams } = league
    const [home, away] = teams
    const game = await product.application.app.get(IdAllocator).next('game')
    await decider().handle({
      stream: seasonStream,
      id: season,
      context: context(),
      organization,
      decide: state => leaveLeague(state, { organization, season, league: id, team: home.id }),
    })
    const at = { organization, season, league: id, division: null, stage: 'regular' as const, home: side(home), away: side(away) }
    await decider().handle({
      stream: gameStream,
      id: game,
      context: context(),
      organization,
      decide: state => scheduleGame(state, { game, in: at, details: {} }),
    })
    await followedUp(product.application)
    const { events } = product.application.stores
    const left = (await events.read(`season-${season}`)).findLast(({ type }) => type === 'TeamLeftLeague')
    const [, deleted] = await events.read(`game-${game}`)
    expect(deleted).toMatchObject({ type: 'GameDeleted', metadata: { cause: left?.id } })
  })

  it('while one of its teams leaves the league exists in no case', async () => {
    const { organization, season, league: id } = league
    const [away] = league.teams
    const teams = await made(n => leagueMaker(product).team({ organization, season, league: id }, `Team ${n}`, 0))
    const contexts = heldContexts(PAIRS)
    const games: number[] = []
    const game = (home: TestTeam) =>
      new ScheduleGame(contexts.next(), {
        scope: scope(),
        wanted: {
          season,
          league: id,
          home: home.id,
          away: away.id,
          stage: 'regular',
          details: {},
        },
      })
    await racing(teams, contexts.release, game, async team => {
      await contexts.asked
      return product.as('staff').delete(`/api/seasonsv2/${season}/leagues/${id}/teams/${team.id}`)
    })
    for await (const page of product.application.stores.events.readAll(BEGINNING))
      for (const { type, data } of page) {
        const { in: where, game } = data as { in: GameContext; game: number }
        if (type === 'GameScheduled' && where.season === season) games.push(game)
      }
    expect(games).toHaveLength(PAIRS)
    const kinds = await Promise.all(games.map(async one => (await decider().state(gameStream, one)).kind))
    expect(kinds).toEqual(games.map(() => 'deleted'))
  })
})

describe('A team that enters a league', () => {
  it('after its deletion leaves it again because of that deletion, so that it comes back with it', async () => {
    const { organization, season, league: id } = league
    const team = await leagueMaker(product).team(await leagueMaker(product).league(organization), 'Late', 0)
    const entry = await product.application.app.get(IdAllocator).next('entry')
    await decider().handle({ stream: teamStream, id: team.id, context: context(), organization, decide: deleteTeam })
    await decider().handle({
      stream: seasonStream,
      id: season,
      context: context(),
      organization,
      decide: state => enterLeague(state, { organization, season, league: id, team: team.id, entry }),
    })
    await followedUp(product.application)
    const { events } = product.application.stores
    const left = (await events.read(`season-${season}`)).at(-1)
    const deleted = (await events.read(`team-${team.id}`)).at(-1)
    expect(deleted?.type).toBe('TeamDeleted')
    expect(left).toMatchObject({ type: 'TeamLeftLeague', data: { entry }, metadata: { cause: deleted?.id } })
  })

  it('while it is deleted is in it in no case', async () => {
    const maker = leagueMaker(product)
    const other = await maker.league(league.organization, { name: 'Tuesday' })
    const teams = await made(n => maker.team(other, `Team ${n}`, 0))
    const at = ({ id }: { id: number }) => ({ season: league.season, league: league.league, team: id })
    await racing(
      teams,
      await holdUpSeason(),
      team => new EnterLeague(context(), { scope: scope(), at: at(team) }),
      ({ id }) => product.as('staff').delete(`/api/teams/${id}`),
    )
    const [here, there] = [await contents(), await contents(other.season)]
    expect(teams.flatMap(({ id }) => [...entriesOf(here, id), ...entriesOf(there, id)])).toEqual([])
  })
})

describe('A line that is recorded', () => {
  it.each(removals)('while its player is %s counts in their team’s figures, or was refused', async (_, remove) => {
    const maker = leagueMaker(product)
    const big = await maker.league(league.organization, { players: PAIRS })
    const calls = gameCalls(product, big)
    const [{ players }] = big.teams
    const { id } = await calls.schedule()
    const release = holdUp(gameStream, id, state => updateScore(state, { is: { home: 50, away: 48 } }))
    const used = await racing(
      players,
      release,
      player => new RecordLine(context(), { scope: scope(), entry: { game: id, player, team: undefined, figures: { PTS: 2 } } }),
      remove,
    )
    const recorded = players.filter((_, i) => used[i])
    const { homeRoster, playerStats } = await calls.boxScore(id)
    expect(playerStats.map(({ player_id, value }) => [player_id, value])).toEqual(
      expect.arrayContaining(recorded.map(player => [player, 2])),
    )
    expect(playerStats).toHaveLength(recorded.length)
    expect(homeRoster.map(({ player_id, removed, onRoster }) => [player_id, removed, onRoster])).toEqual(
      expect.arrayContaining(recorded.map(player => [player, true, false])),
    )
    expect(homeRoster).toHaveLength(recorded.length)
  })
})
