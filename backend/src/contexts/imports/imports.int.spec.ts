import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { openProduct, type Product } from '../../testing/product'
import type { ImportAnswer } from './imports.answers'
import { formOf, partsOf } from './testing/form'
import { importProductOf, INTO, NOTHING_NEW, OF_SMALL_LEAGUE } from './testing/import-product'
import { ended, imported } from './testing/importing'
import { askOf, shownLeague } from './testing/shown-league'
import { thingOf } from '../../testing/made-league'
import { added, corrected, smallLeague } from './testing/small-league'
import { zipOf } from './testing/zip'

let product: Product
const open = async () => {
  product = await openProduct()
}
const close = () => product.close()

const { staff, shown, players, facts, importFiles, sheetOf, gameOf, playerNamed, dataFolder } = importProductOf(() => product)
const types = async () => (await facts()).map(({ type }) => type)

describe('The import of a league', () => {
  let answer: ImportAnswer
  beforeAll(async () => {
    await open()
    answer = await importFiles()
  })
  afterAll(close)

  it('brings it in, as its public pages show', async () => {
    expect(answer).toMatchObject({
      state: 'finished',
      done: 40,
      total: 40,
      summary: OF_SMALL_LEAGUE,
      reports: [],
      why: null,
    })
    const { seasons, standings, points, games } = await shown()
    expect(seasons).toEqual(['Winter 2025 2025-01-07 to 2025-02-04 active'])
    expect(standings).toEqual([
      'Sunday: 1 Harbour Hawks 2–0–0 35:27 4 players',
      'Sunday: 2 Old Town Owls 1–1–0 25:29 2 players',
      'Sunday: 3 Night Shift, The 0–1–1 27:28 2 players',
      'Sunday: 3 Montréal Métros 0–1–1 30:33 2 players',
    ])
    expect(points.slice(0, 2)).toEqual(['1 Esra Baker-Lee (Night Shift, The) 21 in 2', '2 Ana Núñez (Harbour Hawks) 20 in 2'])
    expect(games.map(({ game }) => game)).toContain('2025-01-14 null 2 regular scheduled: Old Town Owls 9–14 Harbour Hawks')
    expect(games.map(({ game }) => game)).toContain(
      '2025-01-21 19:45 2 regular cancelled: Montréal Métros null–null Old Town Owls',
    )
  })

  it('keeps an absent figure absent, and who did not play apart', async () => {
    expect(await sheetOf('2025-01-14 18:30')).toContain('Chloé Dubois: PTS 7, FGM 3, FGA 8, 3PM 1, 3PA 3, FTM 0, FTA 0')
    expect(await sheetOf('2025-01-07 18:30')).toContain('Hugo : did not play')
    expect(await sheetOf('2025-01-07 18:30')).toContain('Ines Reyes: not on the sheet')
  })

  it('keeps figures that do not add up, and shows them', async () => {
    const { season, league } = answer
    const { body } = await staff().get(`/api/seasonsv2/${season.id}/leagues/${league.id}/score-mismatches`)
    expect(body).toMatchObject([
      {
        mismatches: [
          { side: 'away', sum: 16, final: 14 },
          { side: 'home', what: 'players', sum: 8, final: 9 },
        ],
      },
    ])
    expect(JSON.stringify(body)).toContain('PTS is 2, but the made shots give 0')
  })

  it('is one thing of many in the histories of where it went, and each line one of its game and its player', async () => {
    const toldOf = async (kind: string, id: number) =>
      thingOf<{ what: string }[]>(await staff().get(`/api/history/${kind}/${id}`)).map(({ what }) => what)
    const [broughtIn, began] = [expect.stringMatching(/^imported 4 teams/), 'began to import 40 rows into Winter 2025, Sunday']
    const { organization, season, league } = answer
    expect((await toldOf('organization', organization.id ?? 0)).slice(0, 2)).toEqual([broughtIn, began])
    expect(await toldOf('season', season.id ?? 0)).toEqual(['created the active season Winter 2025', began])
    expect(await toldOf('league', league.id ?? 0)).toEqual([broughtIn, 'added the league Sunday', began])
    const game = await gameOf('Harbour Hawks', 'Old Town Owls')
    expect(JSON.stringify(await toldOf('game', game.id))).toContain("'s line: PTS")
  })

  it('keeps two people of one name apart', async () => {
    expect((await players()).filter(({ lastName }) => lastName === 'Kim')).toHaveLength(2)
  })

  it('is audited as what its caller did', async () => {
    const { body } = await staff().get(`/api/history/import/${answer.id}`)
    expect(JSON.stringify(body)).toContain('4 teams')
    const game = await gameOf('Harbour Hawks', 'Montréal Métros')
    expect(JSON.stringify((await staff().get(`/api/history/game/${game.id}`)).body)).toContain('stan')
  })

  it('leaves its files nowhere', async () => {
    while (readdirSync(join(dataFolder(), 'imports')).length > 0) await new Promise(setImmediate)
  })
})

/** Whole words only: any five letters stand in the characters of a sealed text sooner or later. */
const NAMES = /(?<![\w+/=-])(ines|reyes|ines-reyes|núñez|grace)(?![\w+/=-])/gi

describe('An import', () => {
  beforeEach(open)
  afterEach(close)

  it('leaves no name in the log', async () => {
    const players = corrected(smallLeague, 'players.csv', 'p10,', 'ines-reyes,')
    await importFiles(corrected(players, 'box_scores.csv', 'p10', 'ines-reyes'))
    expect(JSON.stringify(await facts()).match(NAMES)).toBeNull()
  })

  it('of a season makes it active only where none is', async () => {
    await staff().post('/api/seasonsv2', { name: 'Running', startDate: null, finishDate: null })
    await importFiles()
    expect((await shown()).seasons).toEqual(expect.arrayContaining(['Winter 2025 2025-01-07 to 2025-02-04']))
  })

  it('goes into the season and league of that name, whatever its capitals', async () => {
    const first = await importFiles()
    const again = await imported(staff(), { ...INTO, season: 'winter 2025 ', league: 'SUNDAY' }, smallLeague)
    expect(again).toMatchObject({ season: { id: first.season.id }, league: { id: first.league.id }, summary: NOTHING_NEW })
  })

  it('comes as a zip too, which names the league', async () => {
    const zip = zipOf(partsOf(smallLeague).map(({ name, bytes }) => ({ path: `rec-2025/${name}`, bytes })))
    const { body, headers } = formOf({ season: 'Winter 2025' }, [{ name: 'upload.zip', bytes: zip }])
    const { status, body: begun } = await staff().post('/api/imports', body, headers)
    expect([status, (begun as ImportAnswer).league.name]).toEqual([201, 'rec-2025'])
    expect(await ended(staff(), (begun as ImportAnswer).id as number)).toMatchObject({ summary: OF_SMALL_LEAGUE })
  })

  it('of a super_admin makes the organization too', async () => {
    const answer = await imported(product.as('super_admin'), { ...INTO, organization: 'Newcomers' }, smallLeague)
    expect(answer).toMatchObject({ state: 'finished', organization: { name: 'newcomers', made: true } })
    expect((await shownLeague(askOf(product.application), 'newcomers')).standings).toHaveLength(4)
  })

  it('makes an organization with the time zone that was named', async () => {
    const into = { ...INTO, organization: 'easterners', time_zone: 'America/New_York' }
    const { organization } = await imported(product.as('super_admin'), into, smallLeague)
    expect(organization.time_zone).toBe('America/New_York')
    const { body } = await product.as('super_admin').get(`/api/organizations/${organization.id}`)
    expect(body).toMatchObject({ slug: 'easterners', time_zone: 'America/New_York' })
  })

  it('leaves the time zone of an organization that exists alone', async () => {
    const { organization } = await imported(
      product.as('staff'),
      { ...INTO, league: 'Zones', time_zone: 'Asia/Tokyo' },
      smallLeague,
    )
    expect(organization.time_zone).toBeNull()
    const { body } = await product.as('staff').get(`/api/organizations/${organization.id}`)
    expect(body).toMatchObject({ time_zone: 'America/Los_Angeles' })
  })
})

describe('A second import', () => {
  beforeEach(open)
  afterEach(close)

  it('of the same files changes nothing', async () => {
    await importFiles()
    const before = [await shown(), await types()] as const
    expect(await importFiles()).toMatchObject({ state: 'finished', done: 40, summary: NOTHING_NEW, reports: [] })
    expect(await shown()).toEqual(before[0])
    expect((await types()).slice(before[1].length).filter(type => type !== 'IdsReserved')).toEqual([
      'ImportBegun',
      'ImportFinished',
    ])
  })

  it('of corrected files changes just what changed', async () => {
    await importFiles()
    const before = (await types()).length
    const score = corrected(smallLeague, 'games.csv', 'OLD,HAR,9,14', 'OLD,HAR,8,16')
    const line = corrected(score, 'box_scores.csv', 'g4,HAR,p10,2,', 'g4,HAR,p10,0,')
    const team = corrected(line, 'teams.csv', 'Old Town Owls', 'Old Town Owls FC')
    const time = corrected(team, 'games.csv', 'g5,2025-01-21,18:30', 'g5,2025-01-21,18:45')
    expect(await importFiles(time)).toMatchObject({
      summary: {
        ...NOTHING_NEW,
        teams: { created: 0, changed: 1 },
        games: { created: 0, changed: 1 },
        scores: { created: 0, changed: 1 },
        lines: { created: 0, changed: 1 },
      },
    })
    const written = (await types()).slice(before).filter(type => !/^(Ids|Import|Rows|Outer)/.test(type))
    expect(written.sort()).toEqual(['BoxScoreLineRecorded', 'GameDetailsChanged', 'ScoreUpdated', 'TeamChanged'])
  })

  it('chooses the colours and abbreviations that the files name, and leaves those that staff chose since', async () => {
    const teams =
      'id,name,color,abbreviation\nHAR,Harbour Hawks,navy/gold,HAR\nMTL,Montréal Métros,red,\nNIG,"Night Shift, The",,\nOLD,Old Town Owls,,\n'
    const files = { ...smallLeague, 'teams.csv': teams }
    expect(await importFiles(files)).toMatchObject({ state: 'finished', reports: [] })
    const listed = async () =>
      thingOf<{ id: number; name: string }[]>(await staff().get('/api/teams')).filter(({ name }) => name === 'Harbour Hawks')
    const [hawks] = await listed()
    expect(hawks).toMatchObject({ colors: ['#0c2340', '#f2b705'], abbreviation: 'HAR' })
    thingOf(await staff().put(`/api/teams/${hawks?.id}`, { colors: ['black'] }))
    const { reports } = await importFiles({ ...files, 'teams.csv': teams.replace('navy/gold,HAR', 'teal,HHK') })
    expect(reports).toEqual([expect.stringMatching(/: the colours were changed here and stay\.$/)])
    expect(await listed()).toMatchObject([{ colors: ['#111111'], abbreviation: 'HHK' }])
  })

  it('renames a player whose names changed', async () => {
    await importFiles()
    await importFiles(corrected(smallLeague, 'players.csv', 'Ines,Reyes', 'Inés,Reyes Gil'))
    expect(await playerNamed('Inés')).toMatchObject({ lastName: 'Reyes Gil' })
  })

  it('brings in what was added: a week later', async () => {
    await importFiles()
    const played = corrected(smallLeague, 'games.csv', 'scheduled,HAR,NIG,,', 'final,HAR,NIG,2,0')
    const withTeam = added(played, 'teams.csv', 'NEW,Newcomers,')
    const withPlayer = added(withTeam, 'players.csv', 'p11,,Kaya,Ito')
    const withLine = added(withPlayer, 'box_scores.csv', 'g5,HAR,p11,2,,,,,,,,')
    expect(await importFiles(withLine)).toMatchObject({
      summary: {
        teams: { created: 1, changed: 0 },
        players: { created: 1, changed: 0 },
        rosterPlaces: { created: 1, changed: 0 },
        games: { created: 0, changed: 0 },
        scores: { created: 1, changed: 0 },
        lines: { created: 1, changed: 0 },
      },
      reports: [],
    })
  })

  it('moves a player to the team of their last line', async () => {
    await importFiles()
    const { summary } = await importFiles(corrected(smallLeague, 'box_scores.csv', 'g4,OLD,p8,3', 'g4,HAR,p8,3'))
    expect(summary.rosterPlaces).toEqual({ created: 0, changed: 1 })
    expect((await shown()).standings.map(words => /\d+ players/.exec(words)?.[0])).toEqual([
      '5 players',
      '1 players',
      '2 players',
      '2 players',
    ])
  })
})

describe('Two leagues of a new season at once', () => {
  beforeEach(open)
  afterEach(close)

  it('make the season once', async () => {
    const [one, other] = await Promise.all([
      imported(staff(), INTO, smallLeague),
      imported(staff(), { ...INTO, league: 'Monday' }, smallLeague),
    ])
    expect([one.state, other.state, other.season.id]).toEqual(['finished', 'finished', one.season.id])
    const { seasons, standings } = await shown()
    expect([seasons.length, standings.length]).toEqual([1, 8])
  })
})
