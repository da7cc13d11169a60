import type { ListPlace } from '../projection'
import { placesMoved } from './places-moved'

const at = (key: string, order: string): ListPlace => ({ key, order })

const moved = (before: readonly ListPlace[], now: readonly ListPlace[]) => {
  const { gone, ...others } = placesMoved(before, now)
  return { gone: [...gone], ...others }
}

it('A place that stayed is left alone, wherever it stands among the others', () =>
  expect(moved([at('7', 'a'), at('8', 'b')], [at('8', 'b'), at('7', 'a')])).toEqual({ gone: [], moved: [], added: [] }))

it('A place of a key that is still there is moved, others are taken away and put', () =>
  expect(moved([at('7', 'a'), at('8', 'b')], [at('7', 'c'), at('9', 'd')])).toEqual({
    gone: [at('8', 'b')],
    moved: [{ key: '7', from: 'a', to: 'c' }],
    added: [at('9', 'd')],
  }))

it('Of several places of one key each is moved, taken away or put once', () => {
  expect(moved([at('7', 'a'), at('7', 'b')], [at('7', 'b'), at('7', 'a')])).toEqual({ gone: [], moved: [], added: [] })
  expect(moved([at('7', 'a'), at('7', 'b')], [at('7', 'c')])).toEqual({
    gone: [at('7', 'a')],
    moved: [{ key: '7', from: 'b', to: 'c' }],
    added: [],
  })
  expect(moved([at('7', 'a')], [at('7', 'b'), at('7', 'c')])).toEqual({
    gone: [],
    moved: [{ key: '7', from: 'a', to: 'b' }],
    added: [at('7', 'c')],
  })
})
