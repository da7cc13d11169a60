import { line } from '@fullcourt/domain/statistics/figures.examples'
import { linesText, pointsOf } from './line-text'

it.each([
  [[''], ''],
  [['2PM 2, 2PA 4, 3PM 1, 3PA 3, FTM 0, FTA 0, REB 4'], '3-7 FG · 1-3 3P · 4 REB'],
  [['3PM 1, FTM 2', '3PM 2'], '3 3P · 2 FT'],
  [['FTA 2'], '0-2 FT'],
  [['AST 2', 'AST 3'], '5 AST'],
])('Of the lines %p is shown %p', (texts, shown) => expect(linesText(texts.map(line))).toBe(shown))

it('Points are those that were entered and those that follow', () =>
  expect(pointsOf([line('PTS 7'), line('2PM 1, 3PM 1, FTM 0'), line('REB 2'), null])).toBe(12))
