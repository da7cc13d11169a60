import { evenShares, spreadOf } from './spread'

const upTo = (...most: number[]) => most.map(one => ({ least: 0, most: one }))

describe('Even shares', () => {
  it('are equal where the total divides', () => expect(evenShares(12, upTo(9, 9, 9))).toEqual([4, 4, 4]))
  it('differ by one where it does not', () => expect(evenShares(13, upTo(9, 9, 9))).toEqual([5, 4, 4]))
  it('leave to the others what one cannot take', () => expect(evenShares(12, upTo(1, 9, 9))).toEqual([1, 6, 5]))
  it('begin at what everybody has', () => expect(evenShares(9, [{ least: 5, most: 9 }, ...upTo(9, 9)])).toEqual([5, 2, 2]))
  it('stop at what all can take', () => expect(evenShares(9, upTo(2, 3))).toEqual([2, 3]))
  it('of nobody are none', () => expect(evenShares(3, [])).toEqual([]))
})

it('A spread is the most minus the least', () => {
  expect(spreadOf([3, 1, 2])).toBe(2)
  expect(spreadOf([])).toBe(0)
})
