import { inOrder, isSameOrder, namesExactly } from './order'

describe('An order of things', () => {
  it.each([
    ['all in another order', [3, 1, 2], true],
    ['all in their order', [1, 2, 3], true],
    ['one missing', [1, 2], false],
    ['one twice', [1, 2, 2], false],
    ['one twice beside all', [1, 2, 3, 3], false],
    ['one unknown', [1, 2, 4], false],
    ['nothing', [], false],
  ])('names exactly what there is: %s', (_, order, does) => expect(namesExactly([1, 2, 3], order)).toBe(does))

  it('is the same when every place is', () => {
    expect(isSameOrder([1, 2], [1, 2])).toBe(true)
    expect(isSameOrder([1, 2], [2, 1])).toBe(false)
    expect(isSameOrder([1, 2], [1, 2, 3])).toBe(false)
  })

  it('sorts things and passes over what is not there', () =>
    expect(inOrder([{ id: 1 }, { id: 2 }], [2, 9, 1])).toEqual([{ id: 2 }, { id: 1 }]))
})
