import { readdir, rm, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { gamesOf, generate, roomySchedule } from '../schedules/testing/schedule-client'
import { openProduct, type Caller, type Product } from '../../testing/product'
import type { ImportAnswer } from './imports.answers'
import { holdAppends } from './testing/failing-appends'
import { formOf, type Fields } from './testing/form'
import { importProductOf, INTO, NOTHING_NEW, OF_SMALL_LEAGUE } from './testing/import-product'
import { ended, imported } from './testing/importing'
import { corrected, smallLeague, type TextFiles } from './testing/small-league'
import { zipOf } from './testing/zip'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const { staff, post, facts, dataFolder } = importProductOf(() => product)
const types = async () => (await facts()).map(({ type }) => type)

describe('A dry run', () => {
  const dryRun = (files: TextFiles, into: Fields = INTO, caller: Caller = 'staff') =>
    post({ ...into, dryRun: 'true' }, files, caller)

  it('says what an import would do, and writes nothing', async () => {
    const before = await types()
    const { status, body } = await dryRun(smallLeague)
    expect([status, body]).toMatchObject([
      200,
      {
        id: null,
        state: 'checked',
        total: 40,
        problems: [],
        summary: OF_SMALL_LEAGUE,
        organization: { id: product.organization.id, name: 'riverside', made: false },
        season: { id: null, name: 'Winter 2025', made: true },
        league: { id: null, name: 'Sunday', made: true },
      },
    ])
    expect(await types()).toEqual(before)
  })

  it('of files that are in already finds nothing', async () => {
    await imported(staff(), { ...INTO, league: 'Tuesday' }, smallLeague)
    expect((await dryRun(smallLeague, { ...INTO, league: 'Tuesday' })).body).toMatchObject({
      summary: NOTHING_NEW,
      reports: [],
      league: { made: false },
    })
  })

  it('names every problem, and is an answer all the same', async () => {
    const { status, body } = await dryRun(corrected(smallLeague, 'games.csv', 'scheduled,HAR,NIG', 'scheduled,LAX,NIG'))
    expect([status, body]).toMatchObject([
      200,
      { problems: ['games.csv line 6: home: there is no team LAX.'], summary: NOTHING_NEW },
    ])
  })

  const conflictsOf = async (files: TextFiles, into?: Fields) =>
    ((await dryRun(files, into)).body as ImportAnswer).conflicts.map(({ message }) => message)

  it('names what is in the way of the games of the files', async () => {
    const files = corrected(
      smallLeague,
      'games.csv',
      'g6,2025-01-21,19:45,regular,cancelled,',
      'g6,2025-01-21,18:30,regular,scheduled,',
    )
    expect(
      await conflictsOf(corrected(files, 'games.csv', 'MTL,OLD,,', 'MTL,HAR,,'), { ...INTO, season: 'Autumn 2024' }),
    ).toEqual([
      'games.csv line 6: Harbour Hawks already play on January 21, 2025 at 6:30 PM (Harbour Hawks @ Montréal Métros, 2).',
    ])
  })

  it('names what is in the way of a game in its season, and of a game alone that it would add or move', async () => {
    const tuesday = { ...INTO, league: 'Tuesday' }
    expect(await conflictsOf(corrected(smallLeague, 'games.csv', 'g7,2025-02-04', 'g7,2025-03-04'), tuesday)).toEqual([
      'games.csv line 8: March 4, 2025 is outside of the season (from January 7, 2025 to February 4, 2025).',
    ])
    expect(await conflictsOf(corrected(smallLeague, 'games.csv', 'g5,2025-01-21,18:30', 'g5,2025-01-14,18:30'), tuesday)).toEqual(
      [
        'games.csv line 6: Night Shift, The already play on January 14, 2025 at 6:30 PM (Night Shift, The @ Montréal Métros, 1).',
        'games.csv line 6: 1 is taken on January 14, 2025 at 6:30 PM (Night Shift, The @ Montréal Métros).',
      ],
    )
  })

  it('says what it would do to the report of a schedule of the league', async () => {
    const into = { ...INTO, season: 'Spring 2026' }
    const { season, league } = await imported(staff(), into, smallLeague)
    const address = `/api/seasonsv2/${season.id}/leagues/${league.id}`
    const made = { season: season.id ?? 0, league: league.id ?? 0, address }
    const schedule = await roomySchedule(staff(), { league: made, teams: [1, 2, 3, 4] })
    await generate(staff(), schedule)
    const game = (await gamesOf(staff(), made)).find(({ date }) => date?.startsWith('2026-03'))
    const files = corrected(smallLeague, 'games.csv', 'g5,2025-01-21,18:30', `g5,${game?.date},${game?.time}`)
    const { conflicts, scheduleReports } = (await dryRun(files, into)).body as ImportAnswer
    expect(conflicts.map(({ rule }) => rule)).toContain('slots')
    expect(scheduleReports).toMatchObject([{ schedule_id: schedule, was: { rulesBroken: expect.any(Number) as number } }])
    const [{ was, is } = { was: undefined, is: undefined }] = scheduleReports
    expect(is?.rulesBroken).toBeGreaterThan(was?.rulesBroken ?? Infinity)
  })

  it('says of many conflicts how many more there are', async () => {
    const games = Array.from({ length: 25 }, (_, day) =>
      ['HAR,MTL', 'OLD,HAR'].map(
        (teams, game) =>
          `x${day}${game},2025-02-${10 + (day % 15)},${10 + Math.floor(day / 15)}:00,regular,scheduled,${teams},,,,\n`,
      ),
    )
    const files = { ...smallLeague, 'games.csv': `${smallLeague['games.csv']}${games.flat().join('')}` }
    const { body } = await dryRun(files, { ...INTO, season: 'Autumn 2024' })
    const { conflicts, moreConflicts } = body as ImportAnswer
    expect([conflicts.length, moreConflicts]).toEqual([20, 5])
  })

  it('says what is not read', async () =>
    expect((await dryRun({ ...smallLeague, 'notes.csv': 'a' })).body).toMatchObject({
      notes: expect.arrayContaining(['notes.csv is not read.']),
    }))

  it('waits for the others of its organization, of which one is done at a time and eight may wait, and for nobody else', async () => {
    const alone = await dryRun(smallLeague)
    const answeredTo: string[] = []
    const noted = async (whose: string, run: ReturnType<typeof dryRun>) => {
      const answer = await run
      answeredTo.push(whose)
      return answer
    }
    const others = Array.from({ length: 10 }, () => noted('own', dryRun(smallLeague)))
    const foreign = await noted('foreign', dryRun(smallLeague, { ...INTO, organization: 'hillside' }, 'stranger'))
    const [refused, ...answered] = (await Promise.all(others)).toSorted((one, other) => other.status - one.status)
    expect(foreign).toMatchObject({ status: 200, body: { total: 40, summary: OF_SMALL_LEAGUE } })
    expect(refused).toMatchObject({
      status: 429,
      headers: { 'retry-after': '5' },
      body: { message: 'Other files of your organization are being worked on. Send these again in a few seconds.' },
    })
    expect(answered.map(({ status, body }) => [status, body])).toEqual(answered.map(() => [200, alone.body]))
    expect(answeredTo.indexOf('foreign')).toBeLessThan(answeredTo.length / 2)
  })

  it('of a super_admin may name an organization that is still to be made', async () =>
    expect((await dryRun(smallLeague, { ...INTO, organization: 'newcomers' }, 'super_admin')).body).toMatchObject({
      organization: { id: null, name: 'newcomers', made: true, time_zone: 'America/Los_Angeles' },
    }))
})

describe('Refused is', () => {
  it('who is not signed in', async () => expect((await post(INTO, smallLeague, 'nobody')).status).toBe(401))

  it.each(['hillside', 'nowhere'])("an organization that is not one's own: %s", async slug =>
    expect(await post({ ...INTO, organization: slug })).toMatchObject({
      status: 404,
      body: { message: 'Organization not found' },
    }),
  )

  it('a time zone of a new organization that is none', async () =>
    expect(await post({ ...INTO, organization: 'newcomers', time_zone: 'Mars/Base' }, smallLeague, 'super_admin')).toMatchObject({
      status: 400,
      body: { message: 'Mars/Base is not a time zone.' },
    }))

  it('a super_admin who names no organization', async () =>
    expect((await post({ season: 'a', league: 'b' }, smallLeague, 'super_admin')).status).toBe(400))

  it('a reserved slug for a new organization', async () =>
    expect(await post({ ...INTO, organization: 'admin' }, smallLeague, 'super_admin')).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('reserved') },
    }))

  it('an import with problems, whose first ones are named', async () => {
    const before = await types()
    const files = { ...smallLeague, 'games.csv': (smallLeague['games.csv'] ?? '').replaceAll(',2025-', ',25-') }
    expect(await post(INTO, files)).toMatchObject({
      status: 400,
      body: {
        statusCode: 400,
        message: expect.stringMatching(
          /^The files have \d+ problems: games\.csv line 2: date: must be a day such as 2026-01-31, not "25-\S+"\. .* more; a dry run names them\.$/,
        ),
        error: 'Bad Request',
      },
    })
    expect(await types()).toEqual(before)
  })

  it('a second import of the league while one runs', async () => {
    const { letGo } = holdAppends(product.application.stores.events, 'game')
    const begun = await post(INTO)
    const second = await post(INTO)
    letGo()
    expect([begun.status, second.status]).toEqual([201, 409])
    expect(await ended(staff(), (begun.body as ImportAnswer).id as number)).toMatchObject({ summary: OF_SMALL_LEAGUE })
  })

  it('an import with something in the way of its games, unless it is allowed', async () => {
    const before = await types()
    const into = { ...INTO, league: 'Wednesday' }
    const refused = await post({ ...into, allowConflicts: 'false' })
    expect(refused).toMatchObject({
      status: 409,
      body: {
        message: expect.stringMatching(
          /^games\.csv line 2: 1 is taken on January 7, 2025 at 6:30 PM .* Nothing was imported: allow these conflicts to import it all the same\.$/,
        ) as string,
        conflicts: expect.arrayContaining([
          {
            rule: 'location',
            message: expect.stringMatching(/^games\.csv line 2: 1 is taken on January 7, 2025/) as string,
            team_id: null,
            game_ids: expect.arrayContaining([expect.any(Number)]) as unknown,
          },
        ]) as unknown,
        reports: [],
      },
    })
    expect(await types()).toEqual(before)
    const { id } = (await post({ ...into, allowConflicts: 'true' })).body as ImportAnswer
    expect(await ended(staff(), id as number)).toMatchObject({ state: 'finished', summary: OF_SMALL_LEAGUE })
  })

  it('an import of somebody else, and one that never was', async () => {
    const { id } = await imported(staff(), { ...INTO, league: 'Monday' }, smallLeague)
    expect((await product.as('stranger').get(`/api/imports/${id}`)).status).toBe(404)
    expect(await staff().get('/api/imports/999')).toMatchObject({
      status: 404,
      body: { message: 'Import not found' },
    })
  })

  it('a file that is larger than any', async () => {
    const large = { ...smallLeague, 'notes.csv': 'x'.repeat(21 * 1024 * 1024) }
    expect(await post(INTO, large)).toMatchObject({ status: 413, body: { message: 'A file has at most 20 MB.' } })
  })

  it('more files than a league has', async () => {
    const many = Object.fromEntries(Array.from({ length: 13 }, (_, i) => [`notes-${i}.csv`, 'x']))
    expect(await post(INTO, many)).toMatchObject({ status: 413, body: { message: 'A form has at most 12 files.' } })
  })

  it('an import whose files cannot be kept, and nothing of them stays', async () => {
    const folder = join(dataFolder(), 'imports')
    while ((await readdir(folder)).length > 0) await setImmediate()
    await rmdir(folder)
    await writeFile(folder, 'in the way')
    const { status, body } = await post({ ...INTO, league: 'Full' })
    await rm(folder)
    expect([status, body]).toEqual([507, expect.objectContaining({ message: expect.stringContaining('cannot be written') })])
    expect(await post({ ...INTO, league: 'Full' })).toMatchObject({ status: 201 })
  })

  it('a zip that is larger inside than any', async () => {
    const zip = zipOf([{ path: 'teams.csv', bytes: Buffer.alloc(2_000_000) }])
    const { body, headers } = formOf(INTO, [{ name: 'league.zip', bytes: zip }])
    expect((await staff().post('/api/imports', body, headers)).status).toBe(413)
  })

  it.each<[string, { [field: string]: string }, string]>([
    ['no season', { league: 'Sunday' }, 'Season is required.'],
    ['no league, where no zip names it', { season: 'Winter 2025' }, 'League is required'],
    ['an unknown field', { ...INTO, colour: 'red' }, 'colour'],
    ['a dryRun that is neither true nor false', { ...INTO, dryRun: 'perhaps' }, 'Dry run'],
    ['a season of 10,000 characters', { ...INTO, season: 'x'.repeat(10_000) }, 'Season can have'],
    ['a league of blanks', { ...INTO, league: '   ' }, 'League name is required.'],
  ])('%s', async (_, fields, message) =>
    expect(await post(fields)).toMatchObject({ status: 400, body: { message: expect.stringContaining(message) } }),
  )

  it('a call without files', async () => {
    expect((await post(INTO, {})).status).toBe(400)
    expect((await staff().post('/api/imports', INTO)).status).toBe(400)
  })
})
