import { playersIn, withPlayerNames } from './named-reports'

const names = new Map([[31, 'Ana Lee']])
const named = (report: string) => withPlayerNames(report, player => names.get(player))

it.each([
  ['Player #31 was deleted here and stays deleted.', 'Player Ana Lee (#31) was deleted here and stays deleted.'],
  ['Game #41 (w1): the line of player #31 is gone.', 'Game #41 (w1): the line of player Ana Lee (#31) is gone.'],
  ['Player #32 is no longer in the files.', 'Player #32 is no longer in the files.'],
  ['Team #31 (HAR): the name was changed here and stays.', 'Team #31 (HAR): the name was changed here and stays.'],
])('%j is shown as %j', (report, shown) => expect(named(report)).toBe(shown))

it('names each player once', () =>
  expect(playersIn(['Player #31 was deleted.', 'the line of player #31', 'Player #7 stays.', 'Team #9'])).toEqual([31, 7]))
