import { readIds, withId } from './recent-imports'

it('reads what was stored, and nothing of rubbish', () => {
  expect(['[3,1]', null, '', '{', '{"a":1}', '["x",2,-1]'].map(readIds)).toEqual([[3, 1], [], [], [], [], [2]])
})

it('has the newest first, each once, and not too many', () => {
  expect(withId([5, 4, 3, 2, 1], 3)).toEqual([3, 5, 4, 2, 1])
  expect(withId([5, 4, 3, 2, 1], 6)).toEqual([6, 5, 4, 3, 2])
})
