import { followedUp } from '../../testing/followed-up'
import { thingOf } from '../../testing/made-league'
import { openProduct, type Product } from '../../testing/product'
import type { DraftAnswer } from '../schedules/drafts/drafts.answers'
import type { PendingChangesAnswer } from '../schedules/pending/pending.answers'
import type { ImportAnswer } from './imports.answers'
import { importProductOf, INTO } from './testing/import-product'
import { imported } from './testing/importing'
import { added, corrected, smallLeague, type TextFiles } from './testing/small-league'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const { staff, post } = importProductOf(() => product)

const switched = async (flags: { readonly [flag: string]: boolean }) =>
  thingOf(await product.as('org_owner').put(`/api/organizations/${product.organization.id}`, { feature_flags: flags }))

type Listed = { readonly id: number; readonly date: string; readonly time: string | null; readonly score_home: number | null }
type ScheduleOf = { readonly id: number; readonly name: string; readonly draftId: number | null }

/** Two games to come beside the five with a result and the one that was cancelled. */
const files = added(smallLeague, 'games.csv', 'g8,2025-02-11,20:00,playoff,scheduled,OLD,HAR,,,,1')

const into = (league: string, of: TextFiles = files): Promise<ImportAnswer> => imported(staff(), { ...INTO, league }, of)
const at = ({ season, league }: ImportAnswer) => `/api/seasonsv2/${season.id}/leagues/${league.id}`
const shown = async (answer: ImportAnswer): Promise<readonly Listed[]> =>
  thingOf<{ games: Listed[] }>(await staff().get(`${at(answer)}/games`)).games
const schedulesOf = async ({ league }: ImportAnswer): Promise<readonly ScheduleOf[]> =>
  thingOf<ScheduleOf[]>(await staff().get(`/api/schedules?leagueId=${league.id}`))
const draftOf = async (answer: ImportAnswer): Promise<DraftAnswer> => {
  const [schedule] = (await schedulesOf(answer)).filter(({ draftId }) => draftId !== null)
  return thingOf<DraftAnswer>(await staff().get(`/api/drafts/${schedule?.draftId}`))
}
const gamesIn = ({ weeks }: DraftAnswer) => weeks.flatMap(({ games }) => games)
const publish = async (answer: ImportAnswer) => {
  const { id } = await draftOf(answer)
  thingOf(await staff().post(`/api/drafts/${id}/publish`, {}))
  await followedUp(product.application)
}

describe('Where schedules begin as drafts, an import', () => {
  beforeAll(() => switched({ 'draft-schedules': true }))

  it('says first how many of its games will wait', async () => {
    const { body } = await post({ ...INTO, league: 'Checked', dryRun: 'true' }, files)
    expect(body).toMatchObject({ drafted: 2, waiting: 0, summary: { games: { created: 8 } } })
  })

  it('brings results in at once, and games to come as a draft with its report, what teams read and what calendars get', async () => {
    const answer = await into('Drafted')
    expect(answer).toMatchObject({ state: 'finished', summary: { games: { created: 8 }, scores: { created: 5 } }, reports: [] })
    expect(await shown(answer)).toHaveLength(6)
    const draft = await draftOf(answer)
    expect(gamesIn(draft).map(({ date, time, homeTeam }) => [date, time, homeTeam])).toEqual([
      ['2025-01-21', '18:30', 'Harbour Hawks'],
      ['2025-02-11', '20:00', 'Old Town Owls'],
    ])
    expect(draft.report?.changes?.map(({ team }) => team.name)).toEqual(['Harbour Hawks', 'Night Shift, The', 'Old Town Owls'])
    expect(draft.calendars.map(({ team, added: events }) => [team.name, events])).toEqual([
      ['Harbour Hawks', 2],
      ['Night Shift, The', 1],
      ['Old Town Owls', 1],
    ])
  })

  it('of the same files once more changes nothing, before they are published and after', async () => {
    const first = await into('Twice')
    const before = await draftOf(first)
    expect((await into('Twice')).reports).toEqual([])
    expect(gamesIn(await draftOf(first))).toEqual(gamesIn(before))
    await publish(first)
    expect((await into('Twice')).reports).toEqual([])
    const games = await shown(first)
    expect(games).toHaveLength(8)
    expect(games.map(({ id }) => id)).toEqual(expect.arrayContaining(gamesIn(before).map(({ id }) => id)))
    expect((await schedulesOf(first)).map(({ name, draftId }) => [name, draftId])).toEqual([['Imported games', null]])
  })

  it('of corrected files moves and adds games of the draft, and publishes those of which a result came', async () => {
    const first = await into('Corrected')
    const moved = corrected(files, 'games.csv', 'g8,2025-02-11,20:00', 'g8,2025-02-12,21:00')
    const played = corrected(moved, 'games.csv', 'scheduled,HAR,NIG,,,,1', 'final,HAR,NIG,50,40,0,1')
    await into('Corrected', added(played, 'games.csv', 'g9,2025-02-18,20:00,regular,scheduled,OLD,NIG,,,,1'))
    expect(gamesIn(await draftOf(first)).map(({ date, time }) => `${date} ${time}`)).toEqual([
      '2025-02-12 21:00',
      '2025-02-18 20:00',
    ])
    expect((await shown(first)).filter(({ score_home }) => score_home === 50)).toHaveLength(1)
  })

  it('leaves what staff moved in the draft, and says so', async () => {
    const first = await into('Edited')
    const { id, weeks } = await draftOf(first)
    const [game] = weeks.flatMap(({ games }) => games)
    thingOf(await staff().put(`/api/drafts/${id}/games/${game?.id}`, { time: '21:30' }))
    const { reports } = await into('Edited', corrected(files, 'games.csv', 'g5,2025-01-21,18:30', 'g5,2025-01-21,19:00'))
    expect(reports).toEqual([expect.stringContaining('date, time, location or status were changed here and stay.')])
    expect(gamesIn(await draftOf(first))[0]).toMatchObject({ time: '21:30' })
  })

  it('is undone with its draft, which comes back with it', async () => {
    const answer = await into('Undone')
    type Action = { readonly id: string }
    const [done] = thingOf<{ actions: Action[] }>(await staff().get('/api/history')).actions
    const { id: undo } = thingOf<Action>(await staff().post(`/api/history/actions/${done?.id}/undo`, {}))
    await followedUp(product.application)
    thingOf(await staff().post(`/api/history/actions/${undo}/undo`, {}))
    await followedUp(product.application)
    expect(gamesIn(await draftOf(answer))).toHaveLength(2)
  })
})

describe('Where changes of games wait, an import', () => {
  beforeAll(() => switched({ 'draft-schedules': false, 'pending-changes': true }))

  it('of another time collects it until it is published, and of the same files then changes nothing', async () => {
    const first = await into('Waiting')
    const later = corrected(files, 'games.csv', 'g5,2025-01-21,18:30', 'g5,2025-01-21,19:00')
    const waits = ['1 game gets another date, time or place once that is published.']
    expect((await into('Waiting', later)).reports).toEqual(waits)
    const at18 = async () => (await shown(first)).filter(({ date, time }) => date === '2025-01-21' && time === '18:30')
    expect(await at18()).toHaveLength(1)
    const pending = thingOf<PendingChangesAnswer>(await staff().get(`${at(first)}/pending-changes`))
    expect(pending.changes.map(({ game, is }) => [game.time, is?.time])).toEqual([['18:30', '19:00']])
    expect((await into('Waiting', later)).reports).toEqual(waits)
    thingOf(await staff().post(`${at(first)}/pending-changes/publish`, {}))
    await followedUp(product.application)
    expect(await at18()).toEqual([])
    expect((await into('Waiting', later)).reports).toEqual([])
    expect(thingOf<PendingChangesAnswer>(await staff().get(`${at(first)}/pending-changes`)).changes).toEqual([])
  })

  it('of more games than wait together is refused before it begins', async () => {
    const coming = (time: string) =>
      Array.from({ length: 501 }, (_, at) => `m${at},2025-03-11,${time},regular,scheduled,OLD,HAR,,,,1`).join('\n')
    const first = await into('Many', added(smallLeague, 'games.csv', coming('18:00')))
    expect(first).toMatchObject({ state: 'finished', summary: { games: { created: 508 } } })
    const later = added(smallLeague, 'games.csv', coming('19:00'))
    const message = expect.stringContaining('with these files there would be 501.') as unknown
    const checked = await post({ ...INTO, league: 'Many', dryRun: 'true' }, later)
    expect(checked.body).toMatchObject({ problems: [message] })
    const begun = await post({ ...INTO, league: 'Many', allowConflicts: 'true' }, later)
    expect(begun).toMatchObject({ status: 400, body: { message } })
  })
})
