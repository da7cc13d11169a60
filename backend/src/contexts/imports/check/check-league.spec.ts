import { IMPORT_TEMPLATES } from '@fullcourt/domain/imports/templates'
import { checkFiles, problemsOfFiles, withoutFile } from '../testing/checked-files'
import { smallLeague } from '../testing/small-league'

describe('The templates of the files', () => {
  const filled = Object.fromEntries(Object.entries(IMPORT_TEMPLATES).map(([name, lines]) => [name, lines.join('\r\n')]))

  it('are a league without problems, of which everything is read', async () => {
    const { rows, problems, notes } = await checkFiles(filled)
    expect([problems, notes, rows.count]).toEqual([[], [], 2 + 2 + 2 + 2 + 2])
  })

  it.each(['box_scores.csv', 'rosters.csv'])('do without %s, as their help says', async name =>
    expect(await problemsOfFiles(withoutFile(filled, name))).toEqual([]),
  )

  it.each(['teams.csv', 'players.csv', 'games.csv'])('do not do without %s', async name =>
    expect(await problemsOfFiles(withoutFile(filled, name))).not.toEqual([]),
  )
})

describe('The small league', () => {
  it('has no problems', async () => expect(await problemsOfFiles(smallLeague)).toEqual([]))

  it('counts its lines without headers', async () => expect((await checkFiles(smallLeague)).rows.count).toBe(4 + 10 + 7 + 19))

  it('is read with byte order mark, CRLF, accents and commas in quotes', async () =>
    expect((await checkFiles(smallLeague)).rows.teams).toEqual([
      { id: 'HAR', name: 'Harbour Hawks', branding: { abbreviation: 'HAR' } },
      { id: 'MTL', name: 'Montréal Métros', branding: { abbreviation: 'MTL' } },
      { id: 'NIG', name: 'Night Shift, The', branding: { abbreviation: 'NIG' } },
      { id: 'OLD', name: 'Old Town Owls', branding: { abbreviation: 'OLD' } },
    ]))

  it('keeps two people of one name apart, and lets one have a single name', async () =>
    expect((await checkFiles(smallLeague)).rows.players.slice(6, 9)).toEqual([
      { id: 'p7', firstName: 'Grace', lastName: 'Kim' },
      { id: 'p8', firstName: 'Grace', lastName: 'Kim' },
      { id: 'p9', firstName: 'Hugo', lastName: '' },
    ]))

  it('has games with court, without time, scheduled and cancelled', async () => {
    const { games } = (await checkFiles(smallLeague)).rows
    expect(games[3]).toMatchObject({ id: 'g4', details: { date: '2025-01-14', time: null, location: '2', status: 'scheduled' } })
    expect(games[4]).toMatchObject({ id: 'g5', score: null, details: { status: 'scheduled' } })
    expect(games[5]).toMatchObject({ id: 'g6', score: null, details: { status: 'cancelled' } })
    expect(games[6]).toMatchObject({ id: 'g7', stage: 'playoff', score: { home: 10, away: 8 } })
  })

  it('leaves figures out that were not kept, and all of who did not play', async () => {
    const { games } = (await checkFiles(smallLeague)).rows
    expect(games[2]?.lines[0]).toEqual({
      team: 'MTL',
      player: 'p3',
      line: { PTS: 7, FGM: 3, FGA: 8, '3PM': 1, '3PA': 3, FTM: 0, FTA: 0 },
    })
    expect(games[0]?.lines[2]).toEqual({ team: 'HAR', player: 'p9', line: {} })
  })

  it('without rosters has everybody on the team of their last line', async () =>
    expect((await checkFiles(smallLeague)).rows.rosters).toMatchObject({
      kind: 'one-each',
      places: expect.arrayContaining([{ player: 'p7', team: 'OLD' }]),
    }))
})
