import fc from 'fast-check'
import { oneLetterApart, withOneLess } from './one-letter'

describe('Two words are one letter apart', () => {
  it.each([
    ['norwood', 'norwod', 'one was left out'],
    ['lee', 'leee', 'one was added at the end'],
    ['okafor', 'akafor', 'the first is another'],
    ['john', 'jonh', 'two changed places'],
    ['ab', 'ba', 'both changed places'],
  ])('%s and %s: %s', (a, b) => {
    expect(oneLetterApart(a, b)).toBe(true)
    expect(oneLetterApart(b, a)).toBe(true)
  })

  it.each([
    ['lee', 'lee'],
    ['lee', 'lea b'],
    ['abcd', 'badc'],
    ['abc', 'cba'],
    ['', 'ab'],
  ])('not %j and %j', (a, b) => expect(oneLetterApart(a, b)).toBe(false))
})

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })

it('Words that are one letter apart have a form with one letter less in common', () =>
  fc.assert(
    fc.property(word, word, (a, b) => {
      fc.pre(oneLetterApart(a, b))
      const forms = withOneLess(b)
      expect([...withOneLess(a)].some(form => forms.has(form))).toBe(true)
    }),
  ))
