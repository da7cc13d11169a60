import { IMPORT_TEMPLATES } from '@fullcourt/domain/imports/templates'
import { isLeagueFile } from '../files'
import { added, corrected, smallLeague, type TextFiles } from '../testing/small-league'
import { checkLeague } from './check-league'
import { LARGEST_ROSTER, LARGEST_SHEET } from './check-sizes'
import { ImportProblems } from './problems'

const check = async (files: TextFiles | { readonly [name: string]: Buffer }) => {
  const problems = new ImportProblems()
  const league = new Map(
    Object.entries(files).flatMap(([name, text]) => (isLeagueFile(name) ? [[name, Buffer.from(text)] as const] : [])),
  )
  const rows = checkLeague(league, problems)
  return { rows, problems: problems.report.all, notes: problems.report.notes }
}

const problemsOf = async (files: TextFiles) => (await check(files)).problems
const without = (files: TextFiles, name: string): TextFiles =>
  Object.fromEntries(Object.entries(files).filter(([one]) => one !== name))

describe('The templates of the files', () => {
  const filled = Object.fromEntries(Object.entries(IMPORT_TEMPLATES).map(([name, lines]) => [name, lines.join('\r\n')]))

  it('are a league without problems, of which everything is read', async () => {
    const { rows, problems, notes } = await check(filled)
    expect([problems, notes, rows.count]).toEqual([[], [], 2 + 2 + 2 + 2 + 2])
  })

  it.each(['box_scores.csv', 'rosters.csv'])('do without %s, as their help says', async name =>
    expect(await problemsOf(without(filled, name))).toEqual([]),
  )

  it.each(['teams.csv', 'players.csv', 'games.csv'])('do not do without %s', async name =>
    expect(await problemsOf(without(filled, name))).not.toEqual([]),
  )
})

describe('The small league', () => {
  it('has no problems', async () => expect(await problemsOf(smallLeague)).toEqual([]))

  it('counts its lines without headers', async () => expect((await check(smallLeague)).rows.count).toBe(4 + 10 + 7 + 19))

  it('is read with byte order mark, CRLF, accents and commas in quotes', async () =>
    expect((await check(smallLeague)).rows.teams).toEqual([
      { id: 'HAR', name: 'Harbour Hawks', branding: { abbreviation: 'HAR' } },
      { id: 'MTL', name: 'Montréal Métros', branding: { abbreviation: 'MTL' } },
      { id: 'NIG', name: 'Night Shift, The', branding: { abbreviation: 'NIG' } },
      { id: 'OLD', name: 'Old Town Owls', branding: { abbreviation: 'OLD' } },
    ]))

  it('keeps two people of one name apart, and lets one have a single name', async () =>
    expect((await check(smallLeague)).rows.players.slice(6, 9)).toEqual([
      { id: 'p7', firstName: 'Grace', lastName: 'Kim' },
      { id: 'p8', firstName: 'Grace', lastName: 'Kim' },
      { id: 'p9', firstName: 'Hugo', lastName: '' },
    ]))

  it('has games with court, without time, scheduled and cancelled', async () => {
    const { games } = (await check(smallLeague)).rows
    expect(games[3]).toMatchObject({ id: 'g4', details: { date: '2025-01-14', time: null, location: '2', status: 'scheduled' } })
    expect(games[4]).toMatchObject({ id: 'g5', score: null, details: { status: 'scheduled' } })
    expect(games[5]).toMatchObject({ id: 'g6', score: null, details: { status: 'cancelled' } })
    expect(games[6]).toMatchObject({ id: 'g7', stage: 'playoff', score: { home: 10, away: 8 } })
  })

  it('leaves figures out that were not kept, and all of who did not play', async () => {
    const { games } = (await check(smallLeague)).rows
    expect(games[2]?.lines[0]).toEqual({
      team: 'MTL',
      player: 'p3',
      line: { PTS: 7, FGM: 3, FGA: 8, '3PM': 1, '3PA': 3, FTM: 0, FTA: 0 },
    })
    expect(games[0]?.lines[2]).toEqual({ team: 'HAR', player: 'p9', line: {} })
  })

  it('without rosters has everybody on the team of their last line', async () =>
    expect((await check(smallLeague)).rows.rosters).toMatchObject({
      kind: 'one-each',
      places: expect.arrayContaining([{ player: 'p7', team: 'OLD' }]),
    }))
})

describe('Rosters', () => {
  it('come from rosters.csv where it is', async () =>
    expect((await check({ ...smallLeague, 'rosters.csv': 'team,player,number\nHAR,p1,7\nMTL,p1,8\n' })).rows.rosters).toEqual({
      kind: 'named',
      places: [
        { team: 'HAR', player: 'p1' },
        { team: 'MTL', player: 'p1' },
      ],
    }))

  it('come from players.csv where it has a team', async () => {
    const players = 'id,first_name,last_name,team,on_roster\np1,Ana,Lee,HAR,yes\np2,Ben,Ito,HAR,no\n'
    const files = { ...without(smallLeague, 'box_scores.csv'), 'players.csv': players }
    expect((await check(files)).rows.rosters).toEqual({
      kind: 'one-each',
      places: [
        { player: 'p1', team: 'HAR' },
        { player: 'p2', team: null },
      ],
    })
  })
})

describe('A roster that is larger than any team has', () => {
  const ids = Array.from({ length: LARGEST_ROSTER + 1 }, (_, i) => `x${i}`)
  const players = (place: string) => ids.map(id => `${id},Ana,Lee,${place}\n`).join('')
  const teams = 'id,first_name,last_name,team,on_roster\n'
  const said = `has ${LARGEST_ROSTER + 1} players on the roster of HAR; at most ${LARGEST_ROSTER} may be.`

  it('is a problem of rosters.csv where it is', async () =>
    expect(
      await problemsOf({
        ...without(smallLeague, 'box_scores.csv'),
        'players.csv': `id,first_name,last_name\n${ids.map(id => `${id},Ana,Lee\n`).join('')}`,
        'rosters.csv': `team,player\n${ids.map(id => `HAR,${id}\n`).join('')}`,
      }),
    ).toEqual([`rosters.csv: ${said}`]))

  it('is a problem of players.csv where that has teams', async () => {
    const files = without(smallLeague, 'box_scores.csv')
    expect(await problemsOf({ ...files, 'players.csv': `${teams}${players('HAR,yes')}` })).toEqual([`players.csv: ${said}`])
    expect(await problemsOf({ ...files, 'players.csv': `${teams}${players('HAR,no')}` })).toEqual([])
  })
})

it('A sheet that is larger than any is a problem', async () => {
  const ids = Array.from({ length: LARGEST_SHEET + 1 }, (_, i) => `x${i}`)
  const files = {
    ...smallLeague,
    'players.csv': `id,first_name,last_name\n${ids.map(id => `${id},Ana,Lee\n`).join('')}`,
    'box_scores.csv': `game,team,player,PTS,AST,REB,FGM,FGA,3PM,3PA,FTM,FTA\n${ids.map(id => `g1,HAR,${id},,,,,,,,,\n`).join('')}`,
  }
  expect(await problemsOf(files)).toEqual([
    `box_scores.csv: has ${LARGEST_SHEET + 1} lines of game g1; at most ${LARGEST_SHEET} may be.`,
  ])
})

const CONFERENCE_UNUSED = 'teams.csv: the column "conference" is not used. Divisions cannot be imported yet.'

describe('Columns', () => {
  it('that are not known are left aside, and reported', async () => {
    const files = { ...smallLeague, 'teams.csv': 'id,name,conference,mascot\nHAR,A,,x\nMTL,B,,x\nNIG,C,,x\nOLD,D,,x\n' }
    expect(await check(files)).toMatchObject({
      problems: [],
      notes: [CONFERENCE_UNUSED, 'teams.csv: the column "mascot" is not read.'],
    })
  })

  it('may be a colour and an abbreviation of each team', async () => {
    const teams = 'id,name,color,abbreviation\nHAR,A,Navy / #F2B705,har\nMTL,B,,\nNIG,C,teal,\nOLD,D,,OTO\n'
    expect(await check({ ...smallLeague, 'teams.csv': teams })).toMatchObject({
      problems: [],
      notes: [],
      rows: {
        teams: [
          { branding: { colours: ['#0c2340', '#f2b705'], abbreviation: 'HAR' } },
          { id: 'MTL', name: 'B' },
          { branding: { colours: ['#0a7d7d'] } },
          { branding: { abbreviation: 'OTO' } },
        ],
      },
    })
  })

  it('without abbreviations have the ids in their place, where all are three capital letters', async () => {
    const abbreviationsOf = async (ids: readonly string[]) => {
      const teams = `id,name\n${ids.map((id, i) => `${id},Team ${i}`).join('\n')}\n`
      const { rows } = await check({ ...without(smallLeague, 'games.csv'), 'teams.csv': teams })
      return rows.teams.map(({ branding }) => branding?.abbreviation)
    }
    expect(await abbreviationsOf(['POR', 'BKN'])).toEqual(['POR', 'BKN'])
    expect(await abbreviationsOf(['POR', 'nets'])).toEqual([undefined, undefined])
    expect(await abbreviationsOf(['T01', 'T02'])).toEqual([undefined, undefined])
  })

  it('that name no colour or no abbreviation are problems', async () => {
    const teams = 'id,name,color,abbreviation\nHAR,A,blurple,\nMTL,B,red/white/blue,\nNIG,C,,NIGHT\nOLD,D,,\n'
    expect(await problemsOf({ ...smallLeague, 'teams.csv': teams })).toEqual([
      'teams.csv line 2: color: blurple is not a colour. Write a colour as #1B5FD1, or by its name, such as navy.',
      'teams.csv line 3: color: At most 2 colours can be chosen.',
      'teams.csv line 4: abbreviation: An abbreviation has 3 letters or digits.',
    ])
  })

  it('with one abbreviation for two teams are noted', async () => {
    const teams = 'id,name,abbreviation\nHAR,A,AAA\nMTL,B,aaa\nNIG,C,\nOLD,D,\n'
    expect(await check({ ...smallLeague, 'teams.csv': teams })).toMatchObject({
      problems: [],
      notes: ['teams.csv: AAA is the abbreviation of A and B.'],
    })
  })

  it('may come in any order and in capitals', async () =>
    expect((await check({ ...smallLeague, 'teams.csv': 'NAME,ID\nA,HAR\nB,MTL\nC,NIG\nD,OLD\n' })).rows.teams[0]).toMatchObject({
      id: 'HAR',
      name: 'A',
    }))
})

it('A game whose own team is wrong is one problem, not one of each of its lines too', async () =>
  expect(await problemsOf(corrected(smallLeague, 'games.csv', 'final,HAR,MTL', 'final,LAX,MTL'))).toEqual([
    'games.csv line 2: home: there is no team LAX.',
  ]))

/** What is wrong, and how it is reported. */
const WRONG: readonly (readonly [what: string, files: () => TextFiles, expected: readonly string[]])[] = [
  ['a missing file', () => without(smallLeague, 'games.csv'), ['games.csv: is missing.']],
  ['an empty file', () => ({ ...smallLeague, 'rosters.csv': '' }), ['rosters.csv: is empty: not even a header line.']],
  [
    'missing columns',
    () => ({ ...without(smallLeague, 'box_scores.csv'), 'players.csv': 'id,name\np1,Ana\n' }),
    ['players.csv line 1: the columns first_name, last_name are missing in "id,name".'],
  ],
  [
    'semicolons where commas should be',
    () => ({ ...smallLeague, 'rosters.csv': 'team;player\nHAR;p1\n' }),
    ['rosters.csv line 1: the columns team, player are missing in "team;player". Put commas between the values.'],
  ],
  [
    'a column that is there twice',
    () => ({ ...smallLeague, 'rosters.csv': 'team,player,team\n' }),
    ['rosters.csv line 1: the column team appears twice.'],
  ],
  [
    'a line with too few values',
    () => added(smallLeague, 'games.csv', 'g8,2025-02-11'),
    ['games.csv line 9: has 2 values, the header has 11.'],
  ],
  [
    'a comma too many, but not again each line that names its id',
    () => corrected(smallLeague, 'teams.csv', 'HAR,', 'HAR,The ,'),
    ['teams.csv line 2: has 4 values, the header has 3.'],
  ],
  [
    'where the quote begins that does not end',
    () => ({ ...smallLeague, 'rosters.csv': 'team,player\nHAR,p1\nHAR,"p2\nHAR,p3\nHAR,p4\n' }),
    ['rosters.csv line 3: a quote does not begin or end as it should; nothing of the file was read.'],
  ],
  ['an id that is blank', () => added(smallLeague, 'teams.csv', ',Nobodies,'), ['teams.csv line 6: id: is blank.']],
  [
    'an id that is there twice',
    () => added(smallLeague, 'players.csv', 'p2,,Ben,Ito'),
    ['players.csv line 12: id: "p2" appears twice, first on line 3.'],
  ],
  ['a name that is blank', () => added(smallLeague, 'teams.csv', 'X,,'), ['teams.csv line 6: name: the name is required.']],
  [
    'a player without a name',
    () => added(smallLeague, 'players.csv', 'p11,,,'),
    ['players.csv line 12: first_name, last_name: First or last name is required.'],
  ],
  [
    'an unknown team of a game',
    () =>
      corrected(
        smallLeague,
        'games.csv',
        'g5,2025-01-21,18:30,regular,scheduled,HAR',
        'g5,2025-01-21,18:30,regular,scheduled,LAX',
      ),
    ['games.csv line 6: home: there is no team LAX.'],
  ],
  [
    'a team against itself',
    () => corrected(smallLeague, 'games.csv', 'scheduled,HAR,NIG', 'scheduled,HAR,HAR'),
    ['games.csv line 6: away: is the same team as home.'],
  ],
  [
    'a day that the calendar does not have',
    () => corrected(smallLeague, 'games.csv', 'g5,2025-01-21', 'g5,2025-02-30'),
    ['games.csv line 6: date: must be a day such as 2026-01-31, not "2025-02-30".'],
  ],
  [
    'a time that is none',
    () => corrected(smallLeague, 'games.csv', 'g5,2025-01-21,18:30', 'g5,2025-01-21,6pm'),
    ['games.csv line 6: time: must be a time such as 19:30 or blank, not "6pm".'],
  ],
  [
    'unknown words',
    () => added(smallLeague, 'games.csv', 'g8,2025-02-11,,finals,done,HAR,MTL,,,,'),
    [
      'games.csv line 9: stage: must be regular or playoff, not "finals".',
      'games.csv line 9: status: must be final, scheduled or cancelled, not "done".',
    ],
  ],
  [
    'a final game without a score',
    () => corrected(smallLeague, 'games.csv', 'HAR,MTL,21,18', 'HAR,MTL,21,'),
    ['games.csv line 2: score_away: is blank, but the game is final.'],
  ],
  [
    'a score of a game that was not played',
    () => corrected(smallLeague, 'games.csv', 'scheduled,HAR,NIG,,', 'scheduled,HAR,NIG,5,'),
    ['games.csv line 6: score_home: must be blank unless the game is final, not "5".'],
  ],
  [
    'scores that are no numbers, or too large',
    () => corrected(smallLeague, 'games.csv', 'HAR,MTL,21,18', 'HAR,MTL,-1,1000'),
    [
      'games.csv line 2: score_home: must be a whole number from 0 to 999, not "-1".',
      'games.csv line 2: score_away: must be a whole number from 0 to 999, not "1000".',
    ],
  ],
  [
    'figures that are no whole numbers',
    () => corrected(smallLeague, 'box_scores.csv', 'g1,HAR,p1,12,3', 'g1,HAR,p1,12.5,<b>'),
    [
      'box_scores.csv line 2: PTS: must be a whole number from 0 to 999 or blank, not "12.5".',
      'box_scores.csv line 2: AST: must be a whole number from 0 to 999 or blank, not "<b>".',
    ],
  ],
  [
    'a line that names what is not there',
    () => added(smallLeague, 'box_scores.csv', 'g99,LAX,p99,,,,,,,,,'),
    [
      'box_scores.csv line 21: game: there is no game g99.',
      'box_scores.csv line 21: team: there is no team LAX.',
      'box_scores.csv line 21: player: there is no player p99.',
    ],
  ],
  [
    'a game that is not there once, however many lines it has',
    () => added(smallLeague, 'box_scores.csv', 'g99,HAR,p1,,,,,,,,,\ng99,HAR,p2,,,,,,,,,\ng99,MTL,p3,,,,,,,,,'),
    ['box_scores.csv line 21: game: there is no game g99.'],
  ],
  [
    'a cancelled game that has lines once',
    () => added(smallLeague, 'box_scores.csv', 'g6,MTL,p3,2,,,,,,,,\ng6,MTL,p4,2,,,,,,,,'),
    ['box_scores.csv line 21: game: the game g6 was cancelled and has no box score.'],
  ],
  [
    'a blank id on each of its lines',
    () => added(smallLeague, 'box_scores.csv', ',HAR,p1,,,,,,,,,\n,HAR,p2,,,,,,,,,'),
    ['box_scores.csv line 21: game: is blank.', 'box_scores.csv line 22: game: is blank.'],
  ],
  [
    'a line of a team that does not play',
    () => added(smallLeague, 'box_scores.csv', 'g1,OLD,p7,2,,,,,,,,'),
    ['box_scores.csv line 21: team: the team OLD does not play in the game g1.'],
  ],
  [
    'a second line of a player',
    () => added(smallLeague, 'box_scores.csv', 'g1,HAR,p1,2,,,,,,,,'),
    ['box_scores.csv line 21: is a second line of this player and team in the game, after line 2.'],
  ],
  [
    'a line of a cancelled game',
    () => added(smallLeague, 'box_scores.csv', 'g6,MTL,p3,2,,,,,,,,'),
    ['box_scores.csv line 21: game: the game g6 was cancelled and has no box score.'],
  ],
  [
    'a roster of who is not there, and one that says a thing twice',
    () => ({ ...smallLeague, 'rosters.csv': 'team,player\nHAR,p1\nLAX,p99\nHAR,p1\n' }),
    [
      'rosters.csv line 3: team: there is no team LAX.',
      'rosters.csv line 3: player: there is no player p99.',
      'rosters.csv line 4: is a second line of this player and team, after line 2.',
    ],
  ],
  [
    "a player's team that is not there, and a word that is neither yes nor no",
    () => ({
      ...without(smallLeague, 'box_scores.csv'),
      'players.csv': 'id,first_name,last_name,team,on_roster\np1,Ana,Lee,LAX,maybe\n',
    }),
    ['players.csv line 2: team: there is no team LAX.', 'players.csv line 2: on_roster: must be yes or no, not "maybe".'],
  ],
  [
    'a long value, which is shortened',
    () => corrected(smallLeague, 'games.csv', 'g5,2025-01-21', `g5,${'9'.repeat(10_000)}`),
    [`games.csv line 6: date: must be a day such as 2026-01-31, not "${'9'.repeat(40)}…".`],
  ],
]

describe('The check names', () => {
  it.each(WRONG)('%s', async (_, files, expected) => expect(await problemsOf(files())).toEqual(expected))

  it('the line itself, though blank lines and line breaks in quotes come before it', async () =>
    expect(await problemsOf({ ...smallLeague, 'rosters.csv': 'team,player\n\n,\n"HAR\n","p1"\nLAX,p2\n' })).toEqual([
      'rosters.csv line 6: team: there is no team LAX.',
    ]))

  it('the right line far down a file', async () => {
    const players = Array.from({ length: 5_000 }, (_, i) => `x${i},,"Ana ""${i}"", the best\nof all",Lee\n`).join('')
    const files = { ...smallLeague, 'players.csv': `${smallLeague['players.csv']}${players}p1,,Ana,Again\n` }
    expect(await problemsOf(files)).toEqual(['players.csv line 10012: id: "p1" appears twice, first on line 2.'])
  })

  it('a file that is not UTF-8', async () => {
    const latin = { ...Object.fromEntries(Object.entries(smallLeague).map(([name, text]) => [name, Buffer.from(text)])) }
    latin['teams.csv'] = Buffer.from('id,name\nMTL,Montréal\n', 'latin1')
    expect((await check(latin)).problems[0]).toBe('teams.csv: is not UTF-8. Save it as "CSV UTF-8".')
  })

  it('everything at once', async () =>
    expect(
      await problemsOf(
        added(added(smallLeague, 'games.csv', 'g8,x,,regular,scheduled,HAR,MTL,,,,'), 'box_scores.csv', 'g9,HAR,p1,,,,,,,,,'),
      ),
    ).toHaveLength(2))
})
