import { followedUp } from '../../../testing/followed-up'
import { thingOf } from '../../../testing/made-league'
import { openProduct, type Product } from '../../../testing/product'
import type { GameAnswer } from '../../games/games.answers'
import type { ScheduleAnswer } from '../schedules.answers'
import { gamesOf, generate, leagueOf, reportOf, roomySchedule } from '../testing/schedule-client'
import type { DraftAnswer } from './drafts.answers'

let product: Product
beforeAll(async () => {
  product = await openProduct()
  const flags = { 'draft-schedules': true }
  thingOf(await product.as('org_owner').put(`/api/organizations/${product.organization.id}`, { feature_flags: flags }))
})
afterAll(() => product.close())

const staff = () => product.as('staff')
const draftOf = async (id: number) => thingOf<DraftAnswer>(await staff().get(`/api/drafts/${id}`))
const gamesIn = ({ weeks }: DraftAnswer): readonly GameAnswer[] => weeks.flatMap(({ games }) => games)
const slotsOf = (games: readonly GameAnswer[]) => games.map(({ date, time, location }) => `${date} ${time} ${location}`).sort()

/** A draft of a league of four teams, and its schedule. */
const drafted = async () => {
  const four = await leagueOf(staff(), 4)
  const schedule = await roomySchedule(staff(), four)
  const { draftId, planId, message } = await generate(staff(), schedule)
  return { ...four, schedule, id: draftId ?? 0, planId, message }
}
const publish = (id: number, headers: Record<string, string> = {}) => staff().post(`/api/drafts/${id}/publish`, {}, headers)

describe('A draft', () => {
  it('has the games that were generated, with its report and what it changes, and none of them is there', async () => {
    const { id, planId, message, league, teams } = await drafted()
    expect({ planId, message }).toEqual({
      planId: null,
      message: 'The draft has 6 games. Nobody else sees it until it is published.',
    })
    const draft = await draftOf(id)
    expect(gamesIn(draft)).toHaveLength(6)
    expect(draft).toMatchObject({ replaced: 0, kept: 0, report: { unplaced: [], conflicts: [] } })
    expect(draft.report?.changes?.map(({ changes }) => changes.length)).toEqual([3, 3, 3, 3])
    expect(draft.calendars.map(({ team, added, cancelled }) => [team.id, added, cancelled])).toEqual(
      teams.map(team => [team, 3, 0]),
    )
    expect(await gamesOf(staff(), league)).toEqual([])
    expect(await staff().put(`/api/gamesv2/${gamesIn(draft)[0]?.id}/scores`, { score_home: 1, score_away: 0 })).toMatchObject({
      status: 404,
    })
  })

  it('is edited game by game, says what is in their way, and is published as it is then', async () => {
    const { id, schedule, league } = await drafted()
    const [one, two, three] = gamesIn(await draftOf(id)) as [GameAnswer, GameAnswer, GameAnswer]
    const moved = thingOf<DraftAnswer>(
      await staff().put(`/api/drafts/${id}/games/${one.id}`, { date: three.date, time: three.time, location: 'Gym 9' }),
    )
    expect(moved.report?.conflicts.map(({ game_id }) => game_id)).toContain(one.id)
    thingOf(await staff().post(`/api/drafts/${id}/swap`, { gameId1: two.id, gameId2: three.id }))
    const draft = await draftOf(id)
    const answer = thingOf<ScheduleAnswer>(await publish(id))
    expect(answer).toMatchObject({ id: schedule, draftId: null, planId: expect.any(Number) })
    await followedUp(product.application)
    const games = await gamesOf(staff(), league)
    expect(slotsOf(games)).toEqual(slotsOf(gamesIn(draft)))
    expect(games.map(({ id: game }) => game)).toEqual(
      gamesIn(draft)
        .map(({ id: game }) => game)
        .toSorted((a, b) => a - b),
    )
  })

  it('loses the games of a cancelled day, gets one by hand, and is published as it is then', async () => {
    const { id, league, teams } = await drafted()
    const games = gamesIn(await draftOf(id))
    const day = games.filter(({ date }) => date === games[0]?.date).map(game => game.id)
    const seen = thingOf<DraftAnswer>(await staff().post(`/api/drafts/${id}/games/remove`, { games: day }))
    expect(gamesIn(seen).map(game => game.id)).toEqual(games.map(game => game.id).filter(game => !day.includes(game)))
    const [home_team_id, away_team_id] = teams
    const byHand = { home_team_id, away_team_id, date: games[0]?.date, time: '12:00' }
    thingOf(await staff().post(`/api/drafts/${id}/games`, { games: [byHand] }))
    expect(await publish(id, { 'if-match': String(seen.revision) })).toMatchObject({ status: 409 })
    const draft = await draftOf(id)
    expect(gamesIn(draft)).toHaveLength(games.length - day.length + 1)
    thingOf(await publish(id))
    await followedUp(product.application)
    const there = await gamesOf(staff(), league)
    expect(slotsOf(there)).toEqual(slotsOf(gamesIn(draft)))
    expect(there).toContainEqual(expect.objectContaining(byHand))
  })

  it('names a pair that found no place until somebody adds its game by hand', async () => {
    const four = await leagueOf(staff(), 4)
    const schedule = await roomySchedule(staff(), four, { numWeeks: 1, meetings: 1 })
    const { draftId } = await generate(staff(), schedule)
    const unplaced = async () => (await draftOf(draftId ?? 0)).report?.unplaced ?? []
    const [left, ...others] = await unplaced()
    expect(others.length).toBeGreaterThan(0)
    const pair = { home_team_id: left?.home_team_id, away_team_id: left?.away_team_id }
    thingOf(await staff().post(`/api/drafts/${draftId}/games`, { games: [{ ...pair, date: '2026-03-01', time: '21:00' }] }))
    expect(await unplaced()).toEqual(others)
  })

  it('that others changed since it was looked at is not published', async () => {
    const { id } = await drafted()
    const seen = await draftOf(id)
    thingOf(await staff().put(`/api/drafts/${id}/games/${gamesIn(seen)[0]?.id}`, { time: '21:00' }))
    expect(await publish(id, { 'if-match': String(seen.revision) })).toMatchObject({ status: 409 })
    expect(await publish(id, { 'if-match': String((await draftOf(id)).revision) })).toMatchObject({ status: 200 })
  })

  it('is published once, and with the same key answered the same', async () => {
    const { id, league } = await drafted()
    const key = { 'idempotency-key': `publish ${id}` }
    const [first, again] = [await publish(id, key), await publish(id, key)]
    expect(again).toMatchObject({ status: 200, body: first.body })
    expect(await publish(id)).toMatchObject({ status: 409 })
    await followedUp(product.application)
    expect(await gamesOf(staff(), league)).toHaveLength(6)
  })

  it('is discarded, and brought back', async () => {
    const { id, schedule } = await drafted()
    thingOf(await staff().delete(`/api/drafts/${id}`))
    expect(await reportOf(staff(), schedule)).toMatchObject({ draftId: null })
    expect(await publish(id)).toMatchObject({ status: 409 })
    thingOf(await staff().post(`/api/drafts/${id}/restore`, {}))
    expect(await publish(id)).toMatchObject({ status: 200 })
  })

  it('in place of games that everybody sees says which of them go', async () => {
    const { id, schedule, league } = await drafted()
    thingOf(await publish(id))
    await followedUp(product.application)
    const before = await gamesOf(staff(), league)
    thingOf(await staff().put(`/api/schedules/${schedule}`, { timeSlots: ['20:00', '21:00'], allowConflicts: true }))
    const { draftId } = await generate(staff(), schedule)
    const draft = await draftOf(draftId ?? 0)
    expect(draft).toMatchObject({ replaced: 6 })
    expect(draft.calendars.map(({ added, cancelled }) => [added, cancelled])).toEqual([
      [3, 3],
      [3, 3],
      [3, 3],
      [3, 3],
    ])
    expect(await gamesOf(staff(), league)).toEqual(before)
    thingOf(await staff().put(`/api/gamesv2/${before[0]?.id}/scores`, { score_home: 61, score_away: 58 }))
    expect(await publish(draftId ?? 0)).toMatchObject({
      status: 409,
      body: { message: '1 game that the draft replaces was played since: generate it again.' },
    })
  })

  it('is there again once its publishing is undone, and is published anew', async () => {
    const { id, schedule, league } = await drafted()
    const { planId } = thingOf<ScheduleAnswer>(await publish(id))
    await followedUp(product.application)
    thingOf(await staff().post(`/api/plans/${planId}/undo`, {}))
    await followedUp(product.application)
    expect(await gamesOf(staff(), league)).toEqual([])
    const report = thingOf<ScheduleAnswer>(await staff().get(`/api/schedules/${schedule}/report`))
    expect(report).toMatchObject({ draftId: id, planId: null })
    thingOf(await publish(id))
    await followedUp(product.application)
    expect(await gamesOf(staff(), league)).toHaveLength(6)
  })

  it('of a schedule that is deleted goes, and comes back with it', async () => {
    const { id, schedule } = await drafted()
    thingOf(await staff().delete(`/api/schedules/${schedule}`))
    expect(await staff().get(`/api/drafts/${id}`)).toMatchObject({ status: 404 })
    thingOf(await staff().post(`/api/schedules/${schedule}/restore`, {}))
    expect(gamesIn(await draftOf(id))).toHaveLength(6)
  })
})

it('The history tells what was done with a draft, and each of it is undone from there', async () => {
  const { id, league } = await drafted()
  const [first] = gamesIn(await draftOf(id))
  thingOf(await staff().put(`/api/drafts/${id}/games/${first?.id}`, { time: '21:00' }))
  thingOf(await publish(id))
  await followedUp(product.application)
  const { actions } = thingOf<{ actions: { id: string; what: string }[] }>(await staff().get('/api/history'))
  const [published, moved, made] = actions
  expect([published, moved, made].map(action => action?.what)).toEqual([
    'published the schedule Spring (6 games)',
    expect.stringMatching(
      /^moved in the draft of the schedule Spring: Team \d – Team \d from March \d+, 2026 at .* to .* at 9:00 PM$/,
    ),
    'asked for the schedule Spring to be generated',
  ])
  const undo = async (action: { id: string } | undefined) => {
    thingOf(await staff().post(`/api/history/actions/${action?.id}/undo`, {}))
    await followedUp(product.application)
  }
  await undo(published)
  expect(await gamesOf(staff(), league)).toEqual([])
  await undo(moved)
  expect(gamesIn(await draftOf(id)).find(game => game.id === first?.id)?.time).toBe(first?.time)
  await undo(made)
  expect(await publish(id)).toMatchObject({ status: 409 })
})

describe('One undoes what one did last', () => {
  const undoOwn = () => staff().post('/api/history/undo', {})

  it('which is the draft that was generated, and then the one that had its place', async () => {
    const { id, schedule } = await drafted()
    await generate(staff(), schedule)
    expect(await undoOwn()).toMatchObject({
      status: 200,
      body: { message: 'Undone: asked for the schedule Spring to be generated' },
    })
    expect(await reportOf(staff(), schedule)).toMatchObject({ draftId: id })
    expect(await undoOwn()).toMatchObject({
      status: 200,
      body: { message: 'Undone: asked for the schedule Spring to be generated' },
    })
    expect(await reportOf(staff(), schedule)).toMatchObject({ draftId: null })
  })
})
