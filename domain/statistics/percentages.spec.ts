import fc from 'fast-check'
import { percentage, perGame, ratio, roundTo, winPercentage } from './percentages'

describe('Rounding', () => {
  it.each([
    [0.05, 1, 0.1],
    [0.15, 1, 0.2],
    [2.345, 2, 2.35],
    [1.005, 2, 1.01],
    [28.75, 1, 28.8],
    [28.7499, 1, 28.7],
    [0.0625, 3, 0.063],
    [12, 1, 12],
    [0, 3, 0],
  ])('%d at %d decimals is %d', (value, decimals, rounded) => expect(roundTo(value, decimals)).toBe(rounded))

  it('goes away from zero at a half, below zero too', () => {
    expect(roundTo(-2.5, 0)).toBe(-3)
    expect(roundTo(-0.05, 1)).toBe(-0.1)
    expect(roundTo(-0.04, 1)).toBe(0)
  })

  it('holds for the smallest and largest numbers', () => {
    expect(roundTo(1e-7, 3)).toBe(0)
    expect(roundTo(1e21, 1)).toBe(1e21)
  })
})

describe('A percentage', () => {
  it.each([
    [1, 3, 33.3],
    [2, 3, 66.7],
    [1, 8, 12.5],
    [1, 16, 6.3],
    [23, 80, 28.8],
    [5, 5, 100],
    [0, 7, 0],
  ])('of %d made of %d attempted is %d', (made, attempted, value) => expect(percentage({ made, attempted })).toBe(value))

  it('of nothing attempted is 0', () => expect(percentage({ made: 0, attempted: 0 })).toBe(0))

  it('is absent where no shots are kept', () => expect(percentage(undefined)).toBeNull())

  it('is rounded as whole numbers say, whatever was made of whatever was attempted', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(), (attempted, any) => {
        const made = any % (attempted + 1)
        const tenths = Number((BigInt(made) * 2000n + BigInt(attempted)) / (BigInt(attempted) * 2n))
        expect(percentage({ made, attempted })).toBe(tenths / 10)
      }),
      { numRuns: 2000 },
    ))
})

describe('A ratio', () => {
  it('has three decimals', () => {
    expect(ratio({ made: 1, attempted: 3 })).toBe(0.333)
    expect(ratio({ made: 1, attempted: 16 })).toBe(0.063)
    expect(ratio({ made: 7, attempted: 7 })).toBe(1)
  })

  it('of nothing attempted is 0, and absent where it is not kept', () => {
    expect(ratio({ made: 0, attempted: 0 })).toBe(0)
    expect(ratio(undefined)).toBeNull()
  })
})

describe('A mean per game', () => {
  it('has one decimal', () => {
    expect(perGame(2191, 72)).toBe(30.4)
    expect(perGame(5, 4)).toBe(1.3)
  })

  it('without games is 0, and absent where the figure was never kept', () => {
    expect(perGame(0, 0)).toBe(0)
    expect(perGame(undefined, 3)).toBeNull()
  })
})

describe('A win percentage', () => {
  it.each([
    [{ wins: 65, losses: 17 }, 0.793],
    [{ wins: 1, losses: 2 }, 0.333],
    [{ wins: 2, losses: 0 }, 1],
    [{ wins: 3, losses: 3 }, 0.5],
    [{ wins: 0, losses: 3 }, 0],
    [{ wins: 0, losses: 0 }, 0],
  ])('of %p is %d', (record, value) => expect(winPercentage(record)).toBe(value))
})
