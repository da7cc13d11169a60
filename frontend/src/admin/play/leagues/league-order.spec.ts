import { orderRules, storedOrder } from './league-order'

const mine = { was: [1, 2, 3], is: [3, 1, 2] }

it('is read at the latest revision of its leagues', () =>
  expect(
    storedOrder([
      { id: 2, revision: 7 },
      { id: 1, revision: 4 },
    ]),
  ).toEqual({ value: [2, 1], revision: 7 }))

it('stays mine where another person ordered them too', () => expect(orderRules.rebase(mine, [2, 1, 3])).toEqual([3, 1, 2]))

it('has a league that was added meanwhile at its end', () => expect(orderRules.rebase(mine, [1, 2, 3, 4])).toEqual([3, 1, 2, 4]))

it('lacks a league that was deleted meanwhile', () => expect(orderRules.rebase(mine, [1, 2])).toEqual([1, 2]))

it('is no other order because a league was added or deleted', () => {
  expect(orderRules.rebase({ was: [1, 2, 3], is: [1, 2, 3, 4] }, [3, 1, 2])).toEqual([3, 1, 2, 4])
  expect(orderRules.rebase({ was: [1, 2, 3], is: [1, 3] }, [3, 1, 2])).toEqual([3, 1])
})
