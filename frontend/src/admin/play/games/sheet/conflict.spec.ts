import { contestedFigures, rebase } from './conflict'
import { beginEdit, markOut, withFigure } from './line-edit'

const read = beginEdit({ line: { PTS: 10, AST: 2 } })
const mine = withFigure(read, 'PTS', 12)

it('is about the figures that both set differently', () => {
  expect(contestedFigures(mine, { PTS: 14, AST: 3 })).toEqual([{ figure: 'PTS', mine: 12, theirs: 14 }])
})

it('is none where both came to the same', () => {
  expect(contestedFigures(mine, { PTS: 12, AST: 3 })).toEqual([])
})

it('knows a figure that the other took out', () => {
  expect(contestedFigures(mine, { AST: 2 })).toEqual([{ figure: 'PTS', mine: 12, theirs: null }])
})

it('sets a mark against every figure that the other entered', () => {
  expect(contestedFigures(markOut(beginEdit({ line: null })), { PTS: 4, AST: 1 })).toEqual([
    { figure: 'PTS', mine: null, theirs: 4 },
    { figure: 'AST', mine: null, theirs: 1 },
  ])
})

it('keeps what others entered in other figures', () => {
  expect(rebase(mine, { PTS: 14, AST: 3, REB: 1 })).toEqual({ PTS: 12, AST: 3, REB: 1 })
})

it('keeps a mark, whatever the other entered', () => {
  expect(rebase(markOut(read), { PTS: 14, REB: 4 })).toEqual({})
})

it('leaves alone what the other entered where nothing was typed', () => {
  expect(rebase(read, { PTS: 14 })).toEqual({ PTS: 14 })
})
