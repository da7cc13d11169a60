import { figures, period } from '@fullcourt/domain/games/games.examples'
import { line } from '@fullcourt/domain/statistics/figures.examples'
import { pointSums } from '@fullcourt/domain/games/mismatch'
import { enteredOf, gamePointsOf, pointSumsOf } from './game-points'

const sheets = {
  'without anything': figures(),
  'with points of one side': figures({ lines: [{ player: 31, side: 'home', line: line('PTS 12') }] }),
  'with a line of zero points': figures({ lines: [{ player: 31, side: 'away', line: line('PTS 0') }] }),
  'with lines in which no points are kept': figures({ lines: [{ player: 31, side: 'home', line: line('AST 3') }] }),
  'with points that follow from shots': figures({ lines: [{ player: 31, side: 'away', line: line('2PM 4, 3PM 1, FTM 2') }] }),
  'with periods of one side only': figures({ periods: [period('Q1 15–-')] }),
  'with periods of the other side only': figures({ periods: [period('Q1 -–12')] }),
  'with periods of both': figures({ periods: [period('Q1 15–-'), period('Q2 10–12')] }),
}

it.each(Object.entries(sheets))('The sums of a card are those of the sheet %s', (_, sheet) =>
  expect(pointSumsOf(gamePointsOf(sheet))).toEqual(pointSums(sheet)),
)

it.each([
  ['without anything', 0, 0],
  ['with points of one side', 1, 0],
  ['with lines in which no points are kept', 1, 0],
  ['with periods of one side only', 0, 1],
  ['with periods of both', 0, 3],
] as const)('Of a sheet %s, %p lines and %p periods were entered', (name, lines, periods) =>
  expect(enteredOf(gamePointsOf(sheets[name]))).toEqual({ lines, periods }),
)

it('A line of somebody who did not play is not an entered one', () =>
  expect(enteredOf(gamePointsOf(figures({ lines: [{ player: 31, side: 'home', line: {} }] })))).toEqual({ lines: 0, periods: 0 }))
