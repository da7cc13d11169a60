import { gameCalls, type GameCalls } from '../../games/testing/calls'
import { leagueMaker, type TestLeague } from '../../games/testing/league'
import type { ErrorForm } from '../../../core/http/error-form'
import { makePlayer, thingOf } from '../../../testing/made-league'
import { openProduct, type Answer, type Caller, type Product } from '../../../testing/product'
import type { HistoryEntryAnswer } from '../history.answers'
import type { ActionAnswer, ActionPageAnswer } from '../audit/audit.answers'
import type { UndoneActionAnswer } from './undo.answers'

let product: Product
let league: TestLeague
let calls: GameCalls

beforeAll(async () => {
  product = await openProduct()
  league = await leagueMaker(product).league(product.organization.id)
  calls = gameCalls(product, league)
})
afterAll(() => product.close())

const actions = async (caller: Caller = 'staff', query = '') =>
  thingOf<ActionPageAnswer>(await product.as(caller).get(`/api/history?${query}`)).actions

/** The newest action, or so many before it. */
const action = async (before = 0, caller: Caller = 'staff'): Promise<ActionAnswer> => {
  const found = (await actions(caller))[before]
  if (found === undefined) throw new Error('There is no such action.')
  return found
}

const undo = (id: string, caller: Caller = 'staff', body: object = {}): Promise<Answer> =>
  product.as(caller).post(`/api/history/actions/${id}/undo`, body)

/** Undoes the newest action; the id of the undo. */
const undoLast = async (): Promise<string> => thingOf<UndoneActionAnswer>(await undo((await action()).id)).id

/** An answer without its revisions, which say how often something was changed. */
const shown = (answer: unknown) => JSON.stringify(answer).replace(/"\w*[rR]evision":"?\d+"?/g, '')

const standings = async () => shown((await product.as('staff').get(`${calls.base}/teams`)).body)

const resultOf = async (game: number) => {
  const { games } = await calls.listed()
  const row = games.find(({ id }) => id === game)
  return [row?.score_away ?? null, row?.score_home ?? null]
}

const scored = async (home = 61, away = 58): Promise<number> => {
  const { id } = await calls.schedule()
  await calls.score(id, home, away)
  return id
}

describe('A score is undone', () => {
  it('alone: what was done after it stays', async () => {
    const game = await scored()
    await calls.score(game, 61, 59)
    const corrected = await action()
    const other = await scored(70, 60)
    expect((await undo(corrected.id)).status).toBe(200)
    expect(await resultOf(game)).toEqual([58, 61])
    expect(await resultOf(other)).toEqual([60, 70])
  })

  it('after it was shown what that leads to, and not where it leads elsewhere by now', async () => {
    const own = gameCalls(product, await leagueMaker(product).league(product.organization.id))
    const play = async (home: number, away: number) => {
      const { id } = await own.schedule()
      await own.score(id, home, away)
      return id
    }
    const game = await play(61, 58)
    await own.score(game, 50, 58)
    const address = `/api/history/actions/${(await action()).id}/undo`
    const asked = async (of: string) =>
      thingOf<UndoneActionAnswer>(await product.as('staff').post(`${of}?preview=true`, {})).effects
    const effects = await asked(address)
    expect(effects?.ranks.map(({ from, to }) => `${from} → ${to}`)).toEqual(['3 → 1', '1 → 3'])
    expect(await asked('/api/history/undo')).toEqual(effects)
    const save = () => product.as('staff').post(address, {}, { 'if-preview': effects?.token ?? '' })
    const other = await play(50, 70)
    expect(await save()).toMatchObject({ status: 409, body: { effects: { ranks: [{}, {}] } } })
    expect((await own.boxScore(game)).game.score_home).toBe(50)
    await product.as('staff').delete(`${own.base}/games/${other}`)
    expect((await save()).status).toBe(200)
    expect((await own.boxScore(game)).game.score_home).toBe(61)
  })

  it('to no score where it was the first', async () => {
    const before = await standings()
    const { id } = await calls.schedule()
    await calls.score(id, 61, 58)
    expect(await undoLast()).toBeTruthy()
    expect(await resultOf(id)).toEqual([null, null])
    expect(await standings()).toBe(before)
  })

  it('and the undo is undone: everything is as it was, the note of the correction too', async () => {
    const game = await scored()
    await product.as('staff').put(`/api/gamesv2/${game}/scores`, { score_home: 61, score_away: 59, reason: 'sheet' })
    const [table, sheet] = [await standings(), shown(await calls.boxScore(game))]
    await undoLast()
    expect(await standings()).not.toBe(table)
    await undoLast()
    expect(await standings()).toBe(table)
    expect(shown(await calls.boxScore(game))).toBe(sheet)
  })

  it('one after another, the last first', async () => {
    const game = await scored()
    await calls.score(game, 61, 59)
    const first = await action()
    await calls.score(game, 61, 60)
    await undoLast()
    expect((await undo(first.id)).status).toBe(200)
    expect(await resultOf(game)).toEqual([58, 61])
  })

  it('not where it was changed since: who did what stands in the way, with the game and the action', async () => {
    const game = await scored()
    await calls.score(game, 61, 59)
    const first = await action()
    await product.as('org_owner').put(`/api/gamesv2/${game}/scores`, { score_home: 61, score_away: 60 })
    const later = await action()
    const refused = await undo(first.id)
    expect(refused.status).toBe(409)
    expect(refused.body as ErrorForm).toMatchObject({
      inTheWay: [
        {
          message: 'olga changed the final score from 59–61 to 60–61 since.',
          thing: { kind: 'game', id: game, name: 'Bulls @ Hawks' },
          action: later.id,
        },
      ],
    })
    expect(await resultOf(game)).toEqual([60, 61])
  })

  it('once: the line says by whom, and offers nothing any more', async () => {
    const game = await scored()
    const entered = await action()
    expect(entered).toMatchObject({ undo: `/api/history/actions/${entered.id}/undo`, undone: null })
    const by = await undoLast()
    expect(await action()).toMatchObject({ id: by, what: 'undid: entered the final score 58–61', undone: null })
    expect(await action(1)).toMatchObject({ id: entered.id, undo: null, undone: { id: by, who: 'stan' } })
    expect(await undo(entered.id)).toMatchObject({ status: 409, body: { message: 'This was undone already.' } })
    expect((await undo(by)).body).toMatchObject({ message: 'Done again: entered the final score 58–61' })
    expect((await action()).what).toBe('did again what was undone: entered the final score 58–61')
    expect(await action(2)).toMatchObject({ id: entered.id, undone: null })
    expect(await resultOf(game)).toEqual([58, 61])
  })
})

describe('Of two who undo the same at once', () => {
  const both = async (id: string) => {
    const answers = await Promise.all([undo(id, 'staff'), undo(id, 'org_owner')])
    return answers.map(({ status, body }) => `${status} ${(body as ErrorForm).message}`).sort()
  }

  it('one does, and the other is told so: of a creation, of its undo, and of the undo of that', async () => {
    thingOf(await product.as('staff').post('/api/teams', { name: 'Twins' }))
    const created = (await action()).id
    expect(await both(created)).toEqual(['200 Undone: created the team Twins', '409 This was undone already.'])
    expect(await both((await action()).id)).toEqual(['200 Done again: created the team Twins', '409 This was undone already.'])
    expect(await both((await action()).id)).toEqual(['200 Undone: created the team Twins', '409 This was undone already.'])
  })
})

describe('What was entered for a game is undone', () => {
  it('a line, and the whole of periods', async () => {
    const { id } = await calls.schedule()
    const player = await makePlayer(product.as('staff'), { address: `${calls.base}/teams/${league.teams[0].id}` }, 'Ana')
    await calls.line(id, player, { PTS: 12 })
    const before = JSON.stringify((await calls.boxScore(id)).playerStats)
    await calls.line(id, player, { PTS: 14, REB: 3 })
    await undoLast()
    expect(JSON.stringify((await calls.boxScore(id)).playerStats)).toBe(before)
  })

  const moved = async (date: string) => {
    const { id } = await calls.schedule({ date })
    thingOf(await product.as('staff').put(`/api/gamesv2/${id}/details`, { time: '22:45', location: 'Gym 7' }))
    return id
  }
  const slotOf = async (id: number) => (await calls.listed()).games.find(game => game.id === id)

  it('details', async () => {
    const id = await moved('2026-08-02')
    await undoLast()
    expect(await slotOf(id)).toMatchObject({ time: '19:30', location: null })
  })

  it('details, where nobody plays there by now, unless somebody says that they may', async () => {
    const id = await moved('2026-08-01')
    const { id: change } = await action()
    const other = await calls.schedule({ date: '2026-08-01' })
    const refused = await undo(change)
    expect(refused.status).toBe(409)
    expect((refused.body as ErrorForm).inTheWay?.map(({ message }) => message)[0]).toContain('already play on August 1, 2026')
    expect((refused.body as ErrorForm).inTheWay?.[0]?.thing).toMatchObject({ kind: 'game', id: other.id })
    expect(await slotOf(id)).toMatchObject({ time: '22:45' })
    expect((await undo(change, 'staff', { allowConflicts: true })).status).toBe(200)
    expect(await slotOf(id)).toMatchObject({ time: '19:30' })
  })
})

describe('A deletion is undone', () => {
  it('of a team with its games, and the undo again', async () => {
    const other = await leagueMaker(product).league(product.organization.id)
    const theirs = gameCalls(product, other)
    await theirs.schedule()
    await product.as('staff').delete(`${theirs.base}/teams/${other.teams[0].id}`)
    expect((await theirs.listed()).games).toHaveLength(0)
    await undoLast()
    expect((await theirs.listed()).games).toHaveLength(1)
    await undoLast()
    expect((await theirs.listed()).games).toHaveLength(0)
  })

  it('of a league, whose rosters are without who was deleted meanwhile, however often it is undone', async () => {
    const other = await leagueMaker(product).league(product.organization.id)
    const { base } = gameCalls(product, other)
    const roster = async () => (await product.as('staff').get(`${base}/teams/${other.teams[0].id}/players`)).body
    const whole = await roster()
    await product.as('staff').delete(base)
    await product.as('staff').delete(`/api/playersv2/${other.teams[0].players[0]}`)
    const [ofPlayer, ofLeague] = [await action(), await action(1)]
    await undo(ofLeague.id)
    const without = await roster()
    expect(without).toMatchObject([{ firstName: 'P2' }])
    await undoLast()
    expect(await roster()).toMatchObject({ statusCode: 404 })
    await undo(ofLeague.id)
    expect(await roster()).toEqual(without)
    await undo(ofPlayer.id)
    expect(shown(await roster())).toEqual(shown(whole))
  })

  it('of a player who was back while their league was not, and was deleted again: they are on its roster in the end', async () => {
    const other = await leagueMaker(product).league(product.organization.id)
    const { base } = gameCalls(product, other)
    const roster = async () => (await product.as('staff').get(`${base}/teams/${other.teams[0].id}/players`)).body
    const whole = await roster()
    const player = `/api/playersv2/${other.teams[0].players[0]}`
    await product.as('staff').delete(player)
    await product.as('staff').delete(base)
    await product.as('staff').post(`${player}/restore`, {})
    await product.as('staff').delete(player)
    await product.as('staff').post(`${base}/restore`, {})
    expect(await roster()).toMatchObject([{ firstName: 'P2' }])
    await product.as('staff').post(`${player}/restore`, {})
    expect(shown(await roster())).toEqual(shown(whole))
  })

  it('of a new game, not where something was entered for it since', async () => {
    const { id } = await calls.schedule()
    const added = await action()
    await calls.score(id, 3, 2)
    const refused = await undo(added.id)
    expect(refused.status).toBe(409)
    expect((refused.body as ErrorForm).inTheWay?.[0]?.message).toBe('stan entered the final score 2–3 since.')
    await undoLast()
    expect((await undo(added.id)).status).toBe(200)
    expect(await resultOf(id)).toEqual([null, null])
  })
})

describe('Settings are undone', () => {
  it('of the organization, by whoever may change them', async () => {
    const { id } = product.organization
    thingOf(await product.as('org_owner').put(`/api/organizations/${id}`, { facebook_url: 'https://facebook.com/other' }))
    const change = await action(0, 'org_owner')
    expect((await action()).undo).toBeNull()
    expect((await undo(change.id)).status).toBe(403)
    expect((await undo(change.id, 'org_owner')).status).toBe(200)
  })

  it('a name of a team in several leagues, and a name of a league', async () => {
    await product.as('staff').put(`/api/teams/${league.teams[0].id}`, { name: 'Renamed' })
    await undoLast()
    const changes = thingOf<HistoryEntryAnswer[]>(await product.as('staff').get(`/api/history/team/${league.teams[0].id}`))
    expect(changes[0]).toMatchObject({ was: { name: 'Renamed' }, is: { name: 'Hawks' } })
  })
})

describe('An order of a list is undone', () => {
  const attributes = async () =>
    thingOf<readonly { readonly id: number }[]>(await product.as('staff').get('/api/playerAttributes')).map(({ id }) => id)
  const order = async (ids: readonly number[]) =>
    thingOf(
      await product.as('staff').put('/api/playerAttributes/reorder', { attributes: ids.map((id, order) => ({ id, order })) }),
    )

  it('to what it was before, and the undo is undone', async () => {
    const before = await attributes()
    await order(before.toReversed())
    await undoLast()
    expect(await attributes()).toEqual(before)
    await undoLast()
    expect(await attributes()).toEqual(before.toReversed())
  })

  it('of leagues too', async () => {
    const season = `/api/seasonsv2/${league.season}/leagues`
    const { id: second } = thingOf<{ readonly id: number }>(await product.as('staff').post(season, { name: 'Second' }))
    type Leagues = readonly { readonly id: number }[]
    const orderLeagues = async (ids: readonly number[]) => {
      const orderedLeagues = ids.map((id, position) => ({ id, position }))
      return thingOf<Leagues>(await product.as('staff').put(`${season}/order`, { orderedLeagues })).map(({ id }) => id)
    }
    const turned = [second, league.league]
    expect(await orderLeagues(turned)).toEqual(turned)
    await undoLast()
    const leagues = thingOf<Leagues>(
      await product.as('staff').get(`${season}-with-teams-public?slug=${product.organization.slug}`),
    )
    expect(leagues.map(({ id }) => id)).toEqual(turned.toReversed())
  })

  it('not where somebody ordered it since', async () => {
    const [first = 0, ...others] = await attributes()
    await order([...others, first])
    const { id } = await action()
    await order([first, ...others])
    const refused = await undo(id)
    expect([refused.status, (refused.body as ErrorForm).inTheWay?.map(({ message }) => message)]).toEqual([
      409,
      ['stan changed the order of the player attributes since.'],
    ])
  })
})

describe('One undoes what one did last', () => {
  const undoOwn = (caller: Caller = 'staff') => product.as(caller).post('/api/history/undo', {})

  it('one after another, the last first, and not what others did', async () => {
    const [game, other] = [await scored(), await scored()]
    await calls.score(game, 61, 59)
    await product.as('org_owner').put(`/api/gamesv2/${other}/scores`, { score_home: 1, score_away: 2 })
    await calls.score(game, 61, 60)
    expect((await undoOwn()).body).toMatchObject({ message: 'Undone: changed the final score from 59–61 to 60–61' })
    expect((await undoOwn()).body).toMatchObject({ message: 'Undone: changed the final score from 58–61 to 59–61' })
    expect(await resultOf(game)).toEqual([58, 61])
  })

  it('which is not what took something back, by the history or by hand', async () => {
    const game = await scored()
    const { id } = await calls.schedule()
    await product.as('staff').delete(`${calls.base}/games/${id}`)
    await product.as('staff').post(`${calls.base}/games/${id}/restore`, {})
    expect((await undoOwn()).body).toMatchObject({ message: expect.stringMatching(/^Undone: scheduled/) })
    expect(await resultOf(game)).toEqual([58, 61])
    expect((await undoOwn()).body).toMatchObject({ message: 'Undone: entered the final score 58–61' })
  })

  it('and nothing where there is nothing', async () => {
    expect(await undoOwn('stranger')).toMatchObject({
      status: 409,
      body: { message: 'You did nothing since yesterday that can be undone.' },
    })
  })
})

it('What has no inverse says why', async () => {
  const player = await makePlayer(product.as('staff'), { address: `${calls.base}/teams/${league.teams[0].id}` }, 'Ben')
  await product.as('staff').put(`/api/playersv2/${player}`, { email: 'ben@example.com' })
  const changed = await action()
  expect(changed.undo).toBeNull()
  expect(await undo(changed.id)).toMatchObject({
    status: 409,
    body: { message: 'This cannot be undone: personal data that was replaced is shown to nobody. Enter it again.' },
  })
})

it('An action of another organization is not there, and nobody undoes without signing in', async () => {
  await scored()
  const { id } = await action()
  expect((await undo(id, 'stranger')).status).toBe(404)
  expect((await undo(id, 'nobody')).status).toBe(401)
  expect((await undo('nonsense')).status).toBe(404)
})
