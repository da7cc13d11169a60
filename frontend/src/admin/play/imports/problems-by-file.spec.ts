import { problemsByFile } from './Problems'

it('is listed under its file, with its line', () => {
  expect(
    problemsByFile(['games.csv line 17: home: "X9" is no team.', 'teams.csv: is missing.', 'games.csv line 18: date: "soon"']),
  ).toEqual([
    {
      file: 'games.csv',
      problems: [
        { line: 17, what: 'home: "X9" is no team.' },
        { line: 18, what: 'date: "soon"' },
      ],
    },
    { file: 'teams.csv', problems: [{ line: null, what: 'is missing.' }] },
  ])
})

it('loses nothing that names no file', () => {
  expect(problemsByFile(['… and 12 more'])).toEqual([{ file: 'Other', problems: [{ line: null, what: '… and 12 more' }] }])
})

it('takes the name of a zip with blanks', () => {
  expect(problemsByFile(['my league.zip: cannot be unpacked: it is torn'])).toMatchObject([{ file: 'my league.zip' }])
})
