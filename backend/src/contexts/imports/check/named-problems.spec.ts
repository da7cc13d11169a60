import { checkFiles, problemsOfFiles, withoutFile } from '../testing/checked-files'
import { added, corrected, smallLeague, type TextFiles } from '../testing/small-league'

it('A game whose own team is wrong is one problem, not one of each of its lines too', async () =>
  expect(await problemsOfFiles(corrected(smallLeague, 'games.csv', 'final,HAR,MTL', 'final,LAX,MTL'))).toEqual([
    'games.csv line 2: home: there is no team LAX.',
  ]))

/** What is wrong, and how it is reported. */
const WRONG: readonly (readonly [what: string, files: () => TextFiles, expected: readonly string[]])[] = [
  ['a missing file', () => withoutFile(smallLeague, 'games.csv'), ['games.csv: is missing.']],
  ['an empty file', () => ({ ...smallLeague, 'rosters.csv': '' }), ['rosters.csv: is empty: not even a header line.']],
  [
    'missing columns',
    () => ({ ...withoutFile(smallLeague, 'box_scores.csv'), 'players.csv': 'id,name\np1,Ana\n' }),
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
      ...withoutFile(smallLeague, 'box_scores.csv'),
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
  it.each(WRONG)('%s', async (_, files, expected) => expect(await problemsOfFiles(files())).toEqual(expected))

  it('the line itself, though blank lines and line breaks in quotes come before it', async () =>
    expect(await problemsOfFiles({ ...smallLeague, 'rosters.csv': 'team,player\n\n,\n"HAR\n","p1"\nLAX,p2\n' })).toEqual([
      'rosters.csv line 6: team: there is no team LAX.',
    ]))

  it('the right line far down a file', async () => {
    const players = Array.from({ length: 5_000 }, (_, i) => `x${i},,"Ana ""${i}"", the best\nof all",Lee\n`).join('')
    const files = { ...smallLeague, 'players.csv': `${smallLeague['players.csv']}${players}p1,,Ana,Again\n` }
    expect(await problemsOfFiles(files)).toEqual(['players.csv line 10012: id: "p1" appears twice, first on line 2.'])
  })

  it('a file that is not UTF-8', async () => {
    const latin = { ...Object.fromEntries(Object.entries(smallLeague).map(([name, text]) => [name, Buffer.from(text)])) }
    latin['teams.csv'] = Buffer.from('id,name\nMTL,Montréal\n', 'latin1')
    expect((await checkFiles(latin)).problems[0]).toBe('teams.csv: is not UTF-8. Save it as "CSV UTF-8".')
  })

  it('everything at once', async () =>
    expect(
      await problemsOfFiles(
        added(added(smallLeague, 'games.csv', 'g8,x,,regular,scheduled,HAR,MTL,,,,'), 'box_scores.csv', 'g9,HAR,p1,,,,,,,,,'),
      ),
    ).toHaveLength(2))
})
