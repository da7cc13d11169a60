import { beginEdit, lineChanges, isLineChanged, isMarkedOut, lineCall, markOut, withFigure } from './line-edit'

const none = beginEdit({ line: null })
const ten = beginEdit({ line: { PTS: 10, AST: 2 } })
const out = beginEdit({ line: {} })

it('is unchanged as long as it says what was read', () => {
  expect([none, ten, out, withFigure(withFigure(ten, 'PTS', 11), 'PTS', 10)].map(isLineChanged)).toEqual(Array(4).fill(false))
})

it('names the changed figures alone', () => {
  expect(lineChanges(withFigure(withFigure(ten, 'PTS', 12), 'REB', 4))).toEqual([
    { figure: 'PTS', value: 12 },
    { figure: 'REB', value: 4 },
  ])
})

it('takes a figure out that was emptied', () => {
  expect(lineChanges(withFigure(ten, 'AST', null))).toEqual([{ figure: 'AST', value: null }])
})

it('puts a player on the sheet by their first figure, and not by an emptied one', () => {
  expect(withFigure(none, 'PTS', 0).is).toEqual({ PTS: 0 })
  expect(withFigure(withFigure(none, 'PTS', 1), 'PTS', null).is).toBeNull()
})

it('leaves a player who was on the sheet as one who did not play', () => {
  expect(withFigure(withFigure(ten, 'PTS', null), 'AST', null).is).toEqual({})
})

describe('a mark', () => {
  it('takes every figure out', () => {
    expect(lineChanges(markOut(ten))).toEqual([
      { figure: 'PTS', value: null },
      { figure: 'AST', value: null },
    ])
  })

  it('is a change without figures for one who had no line', () => {
    expect([isLineChanged(markOut(none)), lineChanges(markOut(none))]).toEqual([true, []])
  })

  it('taken back leaves the line as it was read', () => {
    expect([markOut(markOut(ten)).is, markOut(markOut(none)).is]).toEqual([{ PTS: 10, AST: 2 }, null])
  })

  it('goes when a figure is typed', () => {
    expect(isMarkedOut(withFigure(out, 'REB', 1).is)).toBe(false)
  })
})

it('sends player, game and team with every figure', () => {
  expect(lineCall(7, { player: 4, team: 2 }, withFigure(ten, 'PTS', 12))).toEqual({
    player_id: 4,
    game_id: 7,
    team_id: 2,
    stats: [{ player_id: 4, game_id: 7, stat_id: 1, value: 12 }],
  })
})
