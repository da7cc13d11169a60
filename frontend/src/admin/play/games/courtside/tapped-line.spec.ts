import { STAT_DEFINITIONS, type Abbreviation } from '@fullcourt/domain/statistics/definitions'
import { line } from '@fullcourt/domain/statistics/figures.examples'
import { deriveLine } from '@fullcourt/domain/statistics/line'
import { tappedLine, type LineTap } from './tapped-line'
import { keptFigures, offeredTaps, TAP_KINDS, type TapKind } from './taps'

const everything = STAT_DEFINITIONS.map(({ abbreviation }) => abbreviation)
const without = (...hidden: readonly Abbreviation[]) => keptFigures(everything.filter(one => !hidden.includes(one)))
const all = keptFigures(everything)

const tap = (kind: TapKind): LineTap => ({ kind, times: 1 })
const back = (kind: TapKind): LineTap => ({ kind, times: -1 })
const after = (text: string | null, ...taps: readonly LineTap[]) => tappedLine(text === null ? null : line(text), taps, all)

const fromZero = '2PM 0, 2PA 0, 3PM 0, 3PA 0, FTM 0, FTA 0'

describe('a line that holds nothing', () => {
  it.each([
    ['+2', '2PM 1, 2PA 1, 3PM 0, 3PA 0, FTM 0, FTA 0', 2],
    ['+3', '2PM 0, 2PA 0, 3PM 1, 3PA 1, FTM 0, FTA 0', 3],
    ['FT', '2PM 0, 2PA 0, 3PM 0, 3PA 0, FTM 1, FTA 1', 1],
    ['miss 2', '2PM 0, 2PA 1, 3PM 0, 3PA 0, FTM 0, FTA 0', 0],
    ['miss 3', '2PM 0, 2PA 0, 3PM 0, 3PA 1, FTM 0, FTA 0', 0],
    ['miss FT', '2PM 0, 2PA 0, 3PM 0, 3PA 0, FTM 0, FTA 1', 0],
  ] as const)('counts all shots from 0 after %s, so that points and percentages follow', (kind, expected, points) => {
    const is = after(null, tap(kind)) ?? {}
    expect(is).toEqual(line(expected))
    expect(deriveLine(is)).toMatchObject({ figures: { PTS: points }, flags: [] })
  })

  it.each(['REB', 'AST'] as const)('holds nothing else after %s: shots may not be counted', kind =>
    expect(after(null, tap(kind))).toEqual({ [kind]: 1 }),
  )

  it('adds taps up in any order', () => {
    const taps = [tap('+2'), tap('REB'), tap('miss 3'), tap('FT'), tap('+2'), tap('AST')]
    const is = line('AST 1, REB 1, 2PM 2, 2PA 2, 3PM 0, 3PA 1, FTM 1, FTA 1')
    expect(after(null, ...taps)).toEqual(is)
    expect(after(null, ...taps.toReversed())).toEqual(is)
  })
})

describe('a line that somebody entered', () => {
  it.each([
    ['shots', `PTS 5, ${fromZero}`, '+2', `PTS 7, 2PM 1, 2PA 1, 3PM 0, 3PA 0, FTM 0, FTA 0`],
    ['field goals instead of twos', 'FGM 3, FGA 5, 3PM 1, 3PA 2', '+2', 'FGM 4, FGA 6, 3PM 1, 3PA 2'],
    ['points alone', 'PTS 12', '+3', 'PTS 15'],
    ['made shots alone', '2PM 3, 3PM 1, FTM 2', '+2', '2PM 4, 3PM 1, FTM 2'],
    ['made shots alone', '2PM 3, 3PM 1, FTM 2', 'miss 2', '2PM 3, 2PA 4, 3PM 1, FTM 2'],
    ['points alone', 'PTS 12', 'miss FT', 'PTS 12, FTA 1'],
    ['points alone', 'PTS 12', 'REB', 'PTS 12, REB 1'],
    ['an assist', 'AST 2', 'AST', 'AST 3'],
  ] as const)('as %s (%s) is after %s %s', (_, was, kind, is) => expect(after(was, tap(kind))).toEqual(line(is)))

  it.each(['PTS 12', '2PM 3, 3PM 1, FTM 2', 'FGM 3, FGA 5, 3PM 1, 3PA 2', 'PTS 7, FTM 1, FTA 2', 'REB 3', ''])(
    'and added up (%s) still adds up after every tap',
    text => {
      for (const kind of TAP_KINDS) expect(deriveLine(after(text, tap(kind)) ?? {}).flags).toEqual([])
    },
  )
})

describe('a tap that is taken back', () => {
  it.each(TAP_KINDS)('leaves an entered line as it was: %s', kind => {
    const entered = 'AST 2, REB 3, 2PM 3, 2PA 5, 3PM 1, 3PA 2, FTM 2, FTA 4'
    expect(after(entered, tap(kind), back(kind))).toEqual(line(entered))
  })

  it.each(TAP_KINDS)('leaves no line where there was none: %s', kind => expect(after(null, tap(kind), back(kind))).toBeNull())

  it('leaves no figure where it was the only one that was stored', () => expect(after('REB 1', back('REB'))).toEqual({}))

  it('takes nothing below 0 where somebody else corrected the figure meanwhile', () =>
    expect(after('REB 0, AST 1', back('REB'))).toEqual(line('REB 0, AST 1')))
})

describe('what a league does not keep', () => {
  it('is not offered', () => {
    expect(offeredTaps(all)).toEqual(TAP_KINDS)
    expect(offeredTaps(without('AST', 'REB'))).toEqual(['+2', 'miss 2', '+3', 'miss 3', 'FT', 'miss FT'])
    expect(offeredTaps(without('2PA', '3PA', 'FTA', 'FGA', '2P%', '3P%', 'FT%', 'FG%'))).toEqual(['+2', '+3', 'FT', 'REB', 'AST'])
  })

  it('is offered where a percentage needs it', () => expect(offeredTaps(keptFigures(['PTS', 'FT%']))).toContain('miss FT'))

  it('is not counted', () => {
    const kept = without('2PA', '3PA', 'FTA', 'FGA', '2P%', '3P%', 'FT%', 'FG%')
    expect(tappedLine(null, [tap('+2')], kept)).toEqual(line('2PM 1, 3PM 0, FTM 0'))
  })

  it.each([
    [['PTS'], '+3', 'PTS 3'],
    [['PTS', '3PM'], '+3', 'PTS 3, 3PM 1'],
    [['PTS', 'FGM', 'FGA', '3PM', 'FTM'], '+2', 'FGM 1, FGA 1, 3PM 0, FTM 0'],
  ] as const)('takes the points along that would follow from it: of %p, %s is %s', (shown, kind, is) =>
    expect(tappedLine(null, [tap(kind)], keptFigures(shown))).toEqual(line(is)),
  )
})
