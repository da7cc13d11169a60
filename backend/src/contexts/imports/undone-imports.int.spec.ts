import type { ErrorForm } from '../../core/http/error-form'
import { thingOf } from '../../testing/made-league'
import { followedUp } from '../../testing/followed-up'
import { openProduct, type Product } from '../../testing/product'
import type { ActionAnswer, ActionPageAnswer } from '../history/audit/audit.answers'
import type { UndoneActionAnswer } from '../history/undo/undo.answers'
import { importProductOf, INTO, OF_SMALL_LEAGUE } from './testing/import-product'
import { imported } from './testing/importing'
import { added, corrected, smallLeague } from './testing/small-league'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const { staff, shown, players, games, gameOf, playerNamed } = importProductOf(() => product)

const into = (league: string, files = smallLeague) => imported(staff(), { ...INTO, league }, files)

const newest = async (): Promise<ActionAnswer> => {
  const [found] = thingOf<ActionPageAnswer>(await staff().get('/api/history')).actions
  if (found === undefined) throw new Error('There is no action.')
  return found
}

const undo = (id: string) => staff().post(`/api/history/actions/${id}/undo`, {})

/** Undoes an action; the id of the undo. */
const undone = async (id: string): Promise<string> => {
  const { id: by } = thingOf<UndoneActionAnswer>(await undo(id))
  await followedUp(product.application)
  return by
}

const undoRefused = async (id: string): Promise<ErrorForm> => {
  const { status, body } = await undo(id)
  expect(status).toBe(409)
  return body as ErrorForm
}

const teams = async () => thingOf<{ name: string }[]>(await staff().get('/api/teams')).map(({ name }) => name)

/** All that people see; how often a thing was changed is none of it. */
const everything = async () => {
  const seen = { shown: await shown(), players: await players(), games: await games(), teams: await teams() }
  return JSON.parse(JSON.stringify(seen, (name, value: unknown) => (/revision/i.test(name) ? null : value))) as typeof seen
}

const withThreeMore = [
  ['teams.csv', 'ZEB,Zebras,East'],
  ['players.csv', 'p99,Zoe Zander,Zoe,Zander'],
  ['games.csv', 'g99,2025-02-03,20:00,regular,final,ZEB,HAR,40,41,0,2'],
  ['box_scores.csv', 'g99,ZEB,p99,12,,,,,,,,'],
].reduce((files, [name = '', line = '']) => added(files, name, line), smallLeague)

/** A change of each kind in what is there: names, colours, details, scores, lines and places on rosters. */
const changedThroughout = (
  [
    ['teams.csv', 'id,name,conference', 'id,name,color'],
    ['teams.csv', 'Harbour Hawks,East', 'Harbor Hawks,navy'],
    ['teams.csv', 'Montréal Métros,East', 'Montréal Métros,'],
    ['teams.csv', 'Old Town Owls,West', 'Old Town Owls,'],
    ['players.csv', 'Esra Baker-Lee,Esra,Baker-Lee', 'Esra Baker,Esra,Baker'],
    ['box_scores.csv', 'g1,HAR,p2,9,1,7', 'g1,HAR,p2,9,2,7'],
    ['box_scores.csv', 'g7,HAR,p1,10', 'g7,OLD,p1,10'],
    ['games.csv', 'g1,2025-01-07,18:30', 'g1,2025-01-08,18:45'],
    ['games.csv', 'NIG,OLD,15,16', 'NIG,OLD,15,17'],
    ['games.csv', 'scheduled,HAR,NIG,,,,1', 'final,HAR,NIG,50,40,0,1'],
    ['games.csv', 'cancelled,MTL,OLD', 'scheduled,MTL,OLD'],
  ] as const
).reduce((files, [name, text, by]) => corrected(files, name, text, by), { ...smallLeague })

describe('An import is undone', () => {
  it('with all that it made, and the undo of the undo brings the same things back', async () => {
    const before = await everything()
    await into('One')
    const { id, undo: address } = await newest()
    expect(address).toBe(`/api/history/actions/${encodeURIComponent(id)}/undo`)
    const after = await everything()
    const by = await undone(id)
    expect(await everything()).toEqual(before)
    expect(await newest()).toMatchObject({ id: by, what: expect.stringMatching(/^undid: imported 4 teams/) })
    await undone(by)
    expect(await everything()).toEqual(after)
    expect((await newest()).what).toMatch(/^did again what was undone: imported 4 teams/)
    await undone(id)
    expect(await everything()).toEqual(before)
  })

  it('and the same files make the league anew', async () => {
    expect((await into('One')).summary).toEqual(OF_SMALL_LEAGUE)
    await undone((await newest()).id)
  })
})

describe('An import into a league that was there is undone', () => {
  it('alone: what it changed is as it was, what it added is gone, and comes back with the undo of the undo', async () => {
    await into('Three')
    const { id: first } = await newest()
    const before = await everything()
    const { summary } = await into('Three', changedThroughout)
    expect(summary).toMatchObject({
      teams: { changed: 1 },
      players: { changed: 1 },
      games: { changed: 2 },
      scores: { changed: 1 },
    })
    const { id } = await newest()
    const after = await everything()
    const by = await undone(id)
    expect(await everything()).toEqual(before)
    await undone(by)
    expect(await everything()).toEqual(after)
    await undone(id)
    // The same files change the same again: nobody else did since.
    const again = await into('Three', changedThroughout)
    expect([again.summary, await everything()]).toEqual([summary, after])
    await undone((await newest()).id)
    expect(await everything()).toEqual(before)
    await undone(first)
  })

  it('unless somebody gave a player another name since, which is named', async () => {
    await into('Five')
    const { id: first } = await newest()
    await into('Five', corrected(smallLeague, 'players.csv', 'Esra Baker-Lee,Esra,Baker-Lee', 'Esra Baker,Esra,Baker'))
    const { id } = await newest()
    const { id: player } = await playerNamed('Esra')
    thingOf(await staff().put(`/api/playersv2/${player}`, { lastName: 'Bakery' }))
    const renaming = await newest()
    expect((await undoRefused(id)).inTheWay).toEqual([
      {
        message: 'stan changed the last name of Esra Bakery since.',
        thing: { kind: 'player', id: player, name: 'Esra Bakery' },
        action: renaming.id,
      },
    ])
    await undone(renaming.id)
    await undone(id)
    expect(await playerNamed('Esra')).toMatchObject({ lastName: 'Baker-Lee' })
    await undone(first)
  })

  it('and its files may be brought in anew, which the undo of the undo names then', async () => {
    await into('Four')
    const { id: first } = await newest()
    await into('Four', withThreeMore)
    const by = await undone((await newest()).id)
    const { reports, summary } = await into('Four', withThreeMore)
    expect([reports, summary.teams.created, summary.games.created]).toEqual([[], 1, 1])
    expect((await undoRefused(by)).message).toContain('The same files were brought in again since: undo that import first.')
    await undone((await newest()).id)
    await undone(first)
  })
})

it('An import is not undone where something of it was corrected, merged or used elsewhere since, which is named', async () => {
  await into('Two')
  const { id } = await newest()
  const game = await gameOf('Harbour Hawks', 'Old Town Owls')
  thingOf(await staff().put(`/api/gamesv2/${game.id}/scores`, { score_home: 70, score_away: 60 }))
  const correction = await newest()
  const [one, other] = await players()
  thingOf(await staff().post('/api/playersv2/merge', { masterId: one?.id, duplicateIds: [other?.id] }))
  const after = await everything()
  const { message, inTheWay } = await undoRefused(id)
  expect(inTheWay).toContainEqual({
    message: 'stan changed the final score from 8–10 to 60–70 since.',
    thing: { kind: 'game', id: game.id, name: 'Old Town Owls @ Harbour Hawks' },
    action: correction.id,
  })
  expect(inTheWay?.map(({ thing }) => thing?.kind)).toContain('player')
  expect(message.split('changed the final score')).toHaveLength(2)
  expect(await everything()).toEqual(after)
})
