import { tapsIn, tapText } from './tap-text'

it('says what was tapped, for whom and when', () => {
  expect(tapText('+2', { name: 'Ana Smith', team: 'Lions' }, 'Q3')).toBe('+2 Ana Smith, Lions · Q3')
  expect(tapText('Time-out', { name: '', team: 'Lions' })).toBe('Time-out Lions')
})

describe('What another phone tapped is known by what came of it:', () => {
  const more = (text: string) =>
    text.split(', ').map(one => ({ abbreviation: one.split(' ')[0] ?? '', more: Number(one.split(' ')[1]) }))
  it.each([
    ['PTS 3, FGM 1, FGA 1, 3PM 1, 3PA 1', '+3'],
    ['PTS 4, FGM 2, FGA 3, 2PM 2, 2PA 3', '2 × +2, miss 2'],
    ['FTA 1', 'miss FT'],
    ['REB 1, AST 1', 'REB, AST'],
    ['PTS -1, FTM -1, FTA -1', 'takes back FT'],
    ['PTS 4', '+4'],
  ])('%s is %s', (figures, text) => expect(tapsIn(more(figures))).toBe(text))
})
