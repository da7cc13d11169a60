import { rowsAfter } from './use-score-rows'

const game = (id: number, score: string | null = null) => ({ id, score })
const shown = (...answers: readonly (readonly ReturnType<typeof game>[])[]) =>
  answers
    .reduce<ReturnType<typeof rowsAfter<ReturnType<typeof game>>>>(rowsAfter, [])
    .map(({ game: { id, score }, left }) => `${id}${score === null ? '' : ` ${score}`}${left ? ' left' : ''}`)

it('keeps a row in its place when the answer does not hold it any more', () =>
  expect(shown([game(1), game(2), game(3)], [game(1), game(3)])).toEqual(['1', '2 left', '3']))

it('shows what is new of a row', () => expect(shown([game(1), game(2)], [game(1, '58–61'), game(2)])).toEqual(['1 58–61', '2']))

it('adds new rows after the others, wherever the answer has them', () =>
  expect(shown([game(2), game(3)], [game(1), game(2), game(3)])).toEqual(['2', '3', '1']))

it('knows a row again that comes back', () => expect(shown([game(1)], [], [game(1)])).toEqual(['1']))

it('stays the same where nothing changed', () => {
  const games = [game(1), game(2)]
  const rows = rowsAfter([], games)
  expect(rowsAfter(rows, games)).toBe(rows)
})
